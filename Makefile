# Builds and checks DayKit and dayctl. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

sources = Package.swift Sources Tests
release = $$($(SWIFT) build -c release --show-bin-path)

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: build
build: ## build dayctl and the libraries for release
	$(SWIFT) build -c release

.PHONY: test
test: ## run all tests
	$(SWIFT) test --quiet

.PHONY: spark
spark: ## run the example for Apache Spark with PYTHON=python3, which needs pyspark and Java
	SPARK_PYTHON="$$(command -v "$(or $(PYTHON),python3)")" $(SWIFT) test --quiet --filter SparkTests

.PHONY: soak
soak: ## run the laws with other seeds for SECONDS=600, or until one fails
	@SWIFT="$(SWIFT)" Tests/soak $(or $(SECONDS),600) $(ROUND)

.PHONY: fuzz
fuzz: ## attack the ways into the package with libFuzzer (TIME=60 seconds each; TARGET='formats rules' some)
	@SWIFT="$(SWIFT)" Tests/fuzz $(or $(TIME),60) $(TARGET)

.PHONY: faults
faults: ## make system calls fail in dayctl, and check what it leaves behind (Linux, needs cc)
	$(SWIFT) build --product dayctl
	@Tests/faults "$$($(SWIFT) build --show-bin-path)/dayctl" $(N)

.PHONY: torture
torture: ## end dayctl at N=10000 random moments, and check what it leaves behind (SEED= repeats a run)
	$(SWIFT) build --product dayctl
	@Tests/torture "$$($(SWIFT) build --show-bin-path)/dayctl" $(or $(N),10000) $(SEED)

# A sanitizer needs memory and files of its own, so tests that limit these fail with it, and so do libraries that
# are preloaded.
unsanitized = --skip 'LittleMemory|theOldFileSurvivesA|withoutThreadsOneThreadAnswers|FaultTests'

.PHONY: sanitize
sanitize: ## run the tests with the address and the thread sanitizer
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --quiet --scratch-path .build/address --sanitize address $(unsanitized)
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-sanitizer.txt \
	  $(SWIFT) test --quiet --scratch-path .build/thread --sanitize thread $(unsanitized)

.PHONY: coverage
coverage: ## run the tests, and compare the lines that they run with Tests/coverage.txt (ALL=1 lists the others too)
	@SWIFT="$(SWIFT)" ALL="$(ALL)" Tests/coverage

.PHONY: mutants
mutants: ## change N=10 places of MODULE one by one, and list those that its tests do not notice (SEED=1, FILE= a part of a path)
	@SWIFT="$(SWIFT)" Tests/mutants "$(MODULE)" $(or $(N),10) $(or $(SEED),1) $(FILE)

.PHONY: check
check: lint words warnings test layers linkage api client size embedded macos-check docs examples ## run all checks that a change must pass

.PHONY: lint
lint: ## check the format of the sources
	$(SWIFT) format lint -s -r -p $(sources)

.PHONY: words
words: ## check the wording of sources and documents
	@Tests/words

.PHONY: format
format: ## format the sources
	$(SWIFT) format format -i -r -p $(sources)

.PHONY: warnings
warnings: ## build everything, including tests, with warnings as errors
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors

.PHONY: layers
layers: ## check that each folder of a module uses only the folders before it
	$(SWIFT) build
	@SWIFT="$(SWIFT)" Tests/layers "$$($(SWIFT) build --show-bin-path)"

.PHONY: linkage
linkage: ## check that dayctl does not link Foundation
	@Tests/linkage "$$($(SWIFT) build --show-bin-path)/dayctl"

.PHONY: client
client: ## check that a package can depend on a version of DayKit
	@Tests/client

.PHONY: api
api: ## check that the changelog names what breaks clients (UPDATE=1 makes this API the baseline)
	@Tests/api $(if $(UPDATE),update)

.PHONY: size
size: ## measure what DayKit adds to a program, with formats and without
	@Tests/size

.PHONY: embedded
embedded: ## check that DayKit compiles for Embedded Swift
	for trait in "-D Formats" ""; do \
	  $(SWIFT)c -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo \
	    -parse-as-library -swift-version 6 -package-name daykit -module-name DayKit $$trait \
	    -c $$(find Sources/DayKit -name '*.swift') -o /dev/null || exit 1; \
	done

.PHONY: examples
examples: ## compile and run the Swift examples in the documentation
	@Tests/examples .build/examples

# LINES in the environment may be the height of the terminal, so only LINES on the command line counts.
lines = $(if $(filter command,$(origin LINES)),$(LINES),2000000)

.PHONY: bench
bench: ## compare dayctl and DayKit with others (LINES=2000000; LINES=0 only DayKit; ONLY='sort' some rows)
	$(SWIFT) build -c release
	@"$(release)/PeerBenchmark" .build/bench $(lines) "$(ONLY)"

.PHONY: test-release
test-release: ## run the tests that start dayctl with the program of a release
	$(SWIFT) build -c release --product dayctl
	DAYCTL_FOLDER="$(release)" $(SWIFT) test --quiet --filter '^dayctlTests\.'

.PHONY: thresholds
thresholds: ## compare instructions and page faults with Tests/thresholds.txt (UPDATE=1 rewrites it)
	$(SWIFT) build -c release --product dayctl
	@Tests/thresholds "$(release)/dayctl" $(if $(UPDATE),update)

.PHONY: order
order: ## update the link order, which makes dayctl start faster (Linux, needs valgrind)
	$(SWIFT) build -c release --product dayctl \
	  -Xlinker "-Map=$(CURDIR)/.build/order.map" -Xlinker --no-demangle
	@Tests/order "$(release)/dayctl" .build/order.map Sources/dayctl/link-order.txt
	$(SWIFT) build -c release --product dayctl

.PHONY: locales
locales: ## regenerate the table of languages from the toolchain's Foundation
	@Tests/locales Sources/DayLocales/LocaleTable+Text.swift

.PHONY: docs
docs: ## build the documentation with warnings as errors
	@Tests/docs .build/docs

.PHONY: wasm
wasm: ## compile DayKit for WebAssembly, for the page on which people can try it
	@SWIFT="$(SWIFT)" Tests/wasm .build/wasm

.PHONY: wasm-check
wasm-check: wasm ## check all days and a table of formats in WebAssembly (needs node)
	@node Tests/WebAssembly/check.mjs .build/wasm

.PHONY: site
site: docs wasm ## build the site in .build/site (needs pandoc and mandoc)
	$(SWIFT) build --product dayctl
	@Tests/site .build/site .build/docs .build/wasm "$$($(SWIFT) build --show-bin-path)/dayctl"

.PHONY: site-check
site-check: ## check the site in Chromium (needs node; UPDATE=1 rewrites the pictures)
	@node Tests/SiteCheck/check.mjs .build/site $(if $(UPDATE),update)

.PHONY: golden
golden: ## rewrite the golden files, and the pictures and console blocks in documents
	rm -f Tests/DayCommandsTests/Golden/*.txt
	UPDATE_GOLDEN=1 $(SWIFT) test --quiet --filter 'CommandGrammarTests|DayCommandsTests|aDocumentUpdatedWith'

bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share
# The command that prints each file below share.
generated = man/man1/dayctl.1:manual \
  bash-completion/completions/dayctl:completions~bash \
  zsh/site-functions/_dayctl:completions~zsh \
  fish/vendor_completions.d/dayctl.fish:completions~fish

.PHONY: install
install: ## install dayctl, its manual and completions in PREFIX (/usr/local), staged in DESTDIR
	$(SWIFT) build -c release --product dayctl
	install -d "$(bin)"
	install -m 755 "$(release)/dayctl" "$(bin)/dayctl"
	@program="$(release)/dayctl"; set -e; for pair in $(generated); do \
	  file="$(share)/$${pair%%:*}"; \
	  install -d "$${file%/*}"; \
	  "$$program" $$(echo "$${pair#*:}" | tr '~' ' ') >.build/generated; \
	  echo "install -m 644 $$file"; \
	  install -m 644 .build/generated "$$file"; \
	done

.PHONY: uninstall
uninstall: ## remove the installed files
	rm -f "$(bin)/dayctl"
	rm -f $(foreach pair,$(generated),"$(share)/$(firstword $(subst :, ,$(pair)))")

.PHONY: tarball
tarball: ## build the tarballs of a release for Linux in .build/dist, with bill of materials and checksums
	@Tests/tarball .build/dist

.PHONY: deb
deb: ## build the tarball and the Debian package in .build/dist, and check the package
	@Tests/deb .build/dist

.PHONY: macos-check
macos-check: ## compile the modules for macOS 14, without a Mac (types and availability only)
	@SWIFT="$(SWIFT)" Tests/macos .build/macos

.PHONY: arm-check
arm-check: ## check all days with DayKit for ARM in an emulator (needs qemu-user and a C library for ARM)
	@SWIFT="$(SWIFT)" Tests/arm .build/arm

.PHONY: packaging
packaging: ## check the files in Docs/Packaging, and give copies the checksums in .build/dist
	@Tests/packaging .build/dist

.PHONY: reproducible
reproducible: ## check that another user, folder, time zone and locale build the same bytes (takes minutes)
	@Tests/reproducible

.PHONY: clean
clean: ## remove all build products
	$(SWIFT) package clean
	rm -rf .build
