# DayKit and dayctl. `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

sources = Package.swift Sources Tests
release = $$($(SWIFT) build -c release --show-bin-path)

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: build
build: ## build dayctl and the libraries for release
	$(SWIFT) build -c release

.PHONY: test
test: ## run all tests
	$(SWIFT) test

.PHONY: check
check: lint warnings test linkage client embedded docs examples ## all that a change has to pass, step by step

.PHONY: lint
lint: ## check the format of the sources
	$(SWIFT) format lint -s -r -p $(sources)

.PHONY: format
format: ## format the sources
	$(SWIFT) format format -i -r -p $(sources)

.PHONY: warnings
warnings: ## build all, tests too, with warnings as errors
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors

.PHONY: linkage
linkage: ## prove that dayctl links no Foundation
	@Tests/linkage "$$($(SWIFT) build --show-bin-path)/dayctl"

.PHONY: client
client: ## prove that a package can depend on DayKit by version
	@Tests/client

.PHONY: embedded
embedded: ## prove that DayKit compiles for Embedded Swift
	$(SWIFT)c -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo \
	  -parse-as-library -swift-version 6 -package-name daykit -module-name DayKit \
	  -c $$(find Sources/DayKit -name '*.swift') -o /dev/null

.PHONY: examples
examples: ## compile and run the Swift examples in the documentation
	@Tests/examples .build/examples

# A terminal's height may stand in LINES too, so it counts only where it is given to make.
.PHONY: bench
bench: ## compare dayctl and DayKit with others (LINES=2000000 in a file; LINES=0 only DayKit)
	$(SWIFT) build -c release
	@"$(release)/PeerBenchmark" .build/bench $(if $(filter command,$(origin LINES)),$(LINES))

.PHONY: thresholds
thresholds: ## compare instructions and page faults with Tests/thresholds.txt (UPDATE=1 rewrites it)
	$(SWIFT) build -c release --product dayctl
	@Tests/thresholds "$(release)/dayctl" $(if $(UPDATE),update)

.PHONY: order
order: ## update the link order, which lets dayctl start sooner (Linux, needs valgrind)
	$(SWIFT) build -c release --product dayctl \
	  -Xlinker "-Map=$(CURDIR)/.build/order.map" -Xlinker --no-demangle
	@Tests/order "$(release)/dayctl" .build/order.map Sources/dayctl/link-order.txt
	$(SWIFT) build -c release --product dayctl

.PHONY: locales
locales: ## write the table of languages anew from the toolchain's Foundation
	@Tests/locales Sources/DayLocales/LocaleTable+Text.swift

.PHONY: docs
docs: ## build the documentation with warnings as errors
	@Tests/docs .build/docs

.PHONY: install
install: ## install dayctl below PREFIX (/usr/local), staged in DESTDIR
	$(SWIFT) build -c release --product dayctl
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$(release)/dayctl" "$(DESTDIR)$(PREFIX)/bin/dayctl"

.PHONY: uninstall
uninstall: ## remove what install has installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/dayctl"

.PHONY: clean
clean: ## remove what was built
	$(SWIFT) package clean
	rm -rf .build
