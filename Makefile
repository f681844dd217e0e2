# The verbs of daily work. CI runs .ci/run, which does all of this and more.
.PHONY: build test format lint lint-workflows bench differential fuzz sanitize mutants web docs release \
  check-reproducible

SWIFT_SOURCES = $(shell git ls-files '*.swift')

# On Linux everything is linked in: it starts three times as fast and needs no Swift where it runs. A map
# tells what that is: Scripts/bill-of-materials reads it. No sum over the debug information is noted, which
# names folders: see Guides/Releases.md.
ifeq ($(shell uname -s),Linux)
RELEASE = -Xswiftc -static-executable -Xlinker --build-id=none -Xlinker -Map=$(CURDIR)/.build/$(1).map
endif

build:
	swift build -c release --product exactly $(call RELEASE,exactly)
	swift build -c release --product companions $(call RELEASE,companions)

test:
	swift test

# For whatever is random.
SEED = 1

# Which changes of the sources no test notices: Guides/Testing.md.
mutants: COUNT = 60
mutants:
	Tests/Mutants/mutants --count $(COUNT) --seed $(SEED) $(TARGET)

format:
	@swift format --in-place --parallel $(SWIFT_SOURCES)

lint:
	@swift format lint --strict --parallel $(SWIFT_SOURCES)
	Scripts/check-links
	Scripts/check-names
	Scripts/conformity --check
	Scripts/check-version

# Needs what .ci/lint.txt names.
lint-workflows:
	Scripts/check-workflows

bench: build
	swift run --package-path Benchmarks -c release keypress
	swift run --package-path Benchmarks -c release startup .build/release/exactly
	Benchmarks/compare-python
	Benchmarks/compare-reals
	Benchmarks/compare-units

# Random expressions, arithmetic and keys against proven answers, other calculators and the rules told once
# more. Needs python-flint and pytest with pyte (Tests/*/requirements.txt), pari-gp and bc.
differential: COUNT = 10000
differential: export EXACTLY = $(CURDIR)/.build/release/exactly
differential: export EXACTLY_SEQUENCES = $(COUNT)
differential: export EXACTLY_SEED = $(SEED)
differential: PYTHON = $(or $(wildcard .build/venv/bin/python),python3)
differential: build
	$(PYTHON) Tests/Oracle/differential.py --count $(COUNT) --seed $(SEED)
	$(PYTHON) Tests/Oracle/peers.py --count $(COUNT) --seed $(SEED)
	$(PYTHON) -m pytest -q -p no:cacheprovider Tests/Faces/test_random_keys.py

# Builds the page and serves it on this machine.
web:
	Apps/Web/build
	Apps/Web/serve

# The documentation of the libraries and the guides, as a folder for any web server.
docs:
	Scripts/build-site

# The files of a release, in dist: all, or PARTS of them.
release:
	Scripts/release $(PARTS)

# Whether another folder gives the same files: takes as long as a build.
check-reproducible:
	Scripts/check-reproducible $(PARTS)

# Inputs at random, led by what they reach: so many seconds for each program.
SECONDS = 60

fuzz:
	Fuzzing/run $(SECONDS)

# The tests with what finds wrong uses of memory, and of threads. Leaks are not looked for: XCTest has some.
# What is nested to the limit takes several times the usual room on the stack.
sanitize:
	ulimit -s 65536; ASAN_OPTIONS=detect_leaks=0 \
	  swift test --sanitize=address --scratch-path .build-address
	ulimit -s 65536; TSAN_OPTIONS=halt_on_error=1 \
	  swift test --sanitize=thread --scratch-path .build-thread

include Packaging/install.mk
