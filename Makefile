# The verbs of daily work. CI runs .ci/run, which does all of this and more.
.PHONY: build test format lint bench

SWIFT_SOURCES = $(shell git ls-files '*.swift')

build:
	swift build -c release

test:
	swift test

format:
	swift format --in-place --parallel $(SWIFT_SOURCES)

lint:
	swift format lint --strict --parallel $(SWIFT_SOURCES)
	Scripts/check-links

bench:
	swift run --package-path Benchmarks -c release keypress
	Benchmarks/compare-python
