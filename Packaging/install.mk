# The commands, their manual pages and completions, in the places where systems look for them.
.PHONY: install uninstall deb

PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
DATADIR = $(PREFIX)/share
MANDIR = $(DATADIR)/man/man1
BASHDIR = $(DATADIR)/bash-completion/completions
FISHDIR = $(DATADIR)/fish/vendor_completions.d
# Debian has another one for packages.
ZSHDIR = $(DATADIR)/zsh/site-functions

BUILT = .build/release

ifeq ($(shell uname -s),Linux)
STRIPPED = Packaging/strip-command "$(1)" "$(2)"
else
STRIPPED = strip -o "$(2)" "$(1)"
endif

# Whoever may write there may have no Swift: then what was built before is installed.
install:
	@if command -v swift >/dev/null; then $(MAKE) --no-print-directory build; \
	elif ! test -x "$(BUILT)/exactly" -a -x "$(BUILT)/companions"; then \
	  echo "missing: the commands. Build them first: make build" >&2; exit 1; fi
	@mkdir -p $(foreach folder,BINDIR MANDIR BASHDIR FISHDIR ZSHDIR,"$(DESTDIR)$($(folder))")
	$(call STRIPPED,$(BUILT)/exactly,$(DESTDIR)$(BINDIR)/exactly)
	$(call STRIPPED,$(BUILT)/companions,$(DESTDIR)$(BINDIR)/companions)
	@chmod 755 "$(DESTDIR)$(BINDIR)/exactly" "$(DESTDIR)$(BINDIR)/companions"
	"$(BUILT)/exactly" --generate-manual >"$(DESTDIR)$(MANDIR)/exactly.1"
	sed "s/@version@/$$(Scripts/product-version)/" Packaging/companions.1.in \
	  >"$(DESTDIR)$(MANDIR)/companions.1"
	"$(BUILT)/exactly" --generate-completion-script bash >"$(DESTDIR)$(BASHDIR)/exactly"
	"$(BUILT)/exactly" --generate-completion-script fish >"$(DESTDIR)$(FISHDIR)/exactly.fish"
	"$(BUILT)/exactly" --generate-completion-script zsh >"$(DESTDIR)$(ZSHDIR)/_exactly"

uninstall:
	rm -f "$(DESTDIR)$(BINDIR)/exactly" "$(DESTDIR)$(BINDIR)/companions" \
	  "$(DESTDIR)$(MANDIR)/exactly.1" "$(DESTDIR)$(MANDIR)/companions.1" \
	  "$(DESTDIR)$(BASHDIR)/exactly" "$(DESTDIR)$(FISHDIR)/exactly.fish" \
	  "$(DESTDIR)$(ZSHDIR)/_exactly"

# A package for Debian and its relatives, in .build/deb.
deb:
	Packaging/debian/package
