# The verbs of daily work. CI runs .ci/run, which does all of this and more.
.PHONY: build test mutants format lint lint-workflows bench web

SWIFT_SOURCES = $(shell git ls-files '*.swift')

# On Linux everything is linked in: it starts three times as fast and needs no Swift where it runs.
ifeq ($(shell uname -s),Linux)
RELEASE = -Xswiftc -static-executable
endif

build:
	swift build -c release --product exactly $(RELEASE)
	swift build -c release --product companions $(RELEASE)

test:
	swift test

# Which changes of the sources no test notices: Guides/Testing.md.
COUNT = 60
SEED = 1
mutants:
	Tests/Mutants/mutants --count $(COUNT) --seed $(SEED) $(TARGET)

format:
	@swift format --in-place --parallel $(SWIFT_SOURCES)

lint:
	@swift format lint --strict --parallel $(SWIFT_SOURCES)
	Scripts/check-links
	Scripts/check-names

# Needs what .ci/lint.txt names.
lint-workflows:
	Scripts/check-workflows

bench: build
	swift run --package-path Benchmarks -c release keypress
	swift run --package-path Benchmarks -c release startup .build/release/exactly
	Benchmarks/compare-python
	Benchmarks/compare-reals
	Benchmarks/compare-units

# Builds the page and serves it on this machine.
web:
	Apps/Web/build
	Apps/Web/serve
