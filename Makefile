# The verbs of daily work. CI runs .ci/run, which does all of this and more.
.PHONY: build test format lint lint-workflows bench differential fuzz sanitize mutants web docs release \
  check-reproducible

SWIFT_SOURCES = $(shell git ls-files '*.swift')

# What is built for people has no debug information. The window and the benchmarks are built in the same
# folder with the same options, so the libraries are compiled once.
RELEASE = -c release -debug-info-format none
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib -Xlinker --build-id=none
endif
BUILT = .build/release

build:
	swift build $(RELEASE) --product exactly
	swift build $(RELEASE) --product companions
ifeq ($(shell uname -s),Linux)
	$(call linked,exactly,exactly)
	$(call linked,companions,CompanionsCommand)
endif

# Links a command once more, now with the C library in it: it starts three times as fast and runs where there
# is no Swift. Asked for that, SwiftPM would compile everything a second time, since it tells the compiler, too.
# Scripts/bill-of-materials reads the map. No build id is noted, as it depends on the folder: see
# Guides/Releases.md. $(call linked,PRODUCT,TARGET)
linked = @swiftc -static-executable -o $(BUILT)/$(1) @$(BUILT)/$(1).product/Objects.LinkFileList \
  -Xlinker --defsym=main=$(2)_main -Xlinker --gc-sections -Xlinker --build-id=none \
  -Xlinker -Map=$(CURDIR)/.build/$(1).map >.build/$(1).log 2>&1 || { cat .build/$(1).log; exit 1; }

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

# Both need what .ci/lint.txt names.
lint lint-workflows: export PATH := $(CURDIR)/.build/venv/bin:$(PATH)
lint:
	@swift format lint --strict --parallel $(SWIFT_SOURCES)
	Scripts/check-links
	Scripts/check-files
	Scripts/check-names
	Scripts/conformity --check
	Scripts/texts --check
	Scripts/check-version

lint-workflows:
	Scripts/check-workflows

bench: build
	swift run --package-path Benchmarks --scratch-path .build $(RELEASE) keypress
	swift run --package-path Benchmarks --scratch-path .build $(RELEASE) startup .build/release/exactly
	Benchmarks/compare-python
	Benchmarks/compare-reals
	Benchmarks/compare-units
	Benchmarks/compare-plots

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
