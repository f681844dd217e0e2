# The verbs of daily work. CI runs .ci/run, which does all of this and more.
.PHONY: build test format lint lint-workflows bench web fuzz sanitize

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

# Inputs at random, led by what they reach: so many seconds for each program.
SECONDS = 60

fuzz:
	Fuzzing/run $(SECONDS)

# The tests with what finds wrong uses of memory, and of threads. Leaks are not looked for: XCTest has some.
sanitize:
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address --scratch-path .build-address
	swift test --sanitize=thread --scratch-path .build-thread
