# Installs the programs, and the files by which desktops know them.
.PHONY: install uninstall deb

PREFIX = /usr/local
BINDIR = $(PREFIX)/bin
LIBEXECDIR = $(PREFIX)/libexec
DATADIR = $(PREFIX)/share

# A file of Data, and its place below $(DATADIR).
define DATA_FILES
$(APP_ID).desktop.in applications/$(APP_ID).desktop
$(APP_ID).metainfo.xml.in metainfo/$(APP_ID).metainfo.xml
$(APP_ID).svg icons/hicolor/scalable/apps/$(APP_ID).svg
$(APP_ID)-symbolic.svg icons/hicolor/symbolic/apps/$(APP_ID)-symbolic.svg
$(APP_ID).service.in dbus-1/services/$(APP_ID).service
$(APP_ID).SearchProvider.service.in dbus-1/services/$(APP_ID).SearchProvider.service
$(APP_ID)-search-provider.ini gnome-shell/search-providers/$(APP_ID)-search-provider.ini
$(APP_ID).runner.desktop.in krunner/dbusplugins/$(APP_ID).desktop
exactly-window.1.in man/man1/exactly-window.1
endef
export DATA_FILES

VERSION = $(shell ../../Scripts/product-version)

# Where the pictures that Data/screenshots makes are published; none are named without it.
SCREENSHOTS =
SCREENSHOT_LINES = $(if $(SCREENSHOTS),$(shell Data/screenshots --metainfo '$(SCREENSHOTS)'))

# The same from whatever folder it was built in.
STRIPPED = ../../Packaging/strip-command

# Whoever may write there may have no Swift: then what was built before is installed.
install:
	@if command -v swift >/dev/null; then $(MAKE) --no-print-directory build; \
	elif ! test -x "$(BUILT)/exactly-window" -a -x "$(BUILT)/exactly-search"; then \
	  echo "missing: the programs. Build them first: make -C Apps/Linux build" >&2; exit 1; fi
	@mkdir -p "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(LIBEXECDIR)"
	$(STRIPPED) "$(BUILT)/exactly-window" "$(DESTDIR)$(BINDIR)/exactly-window"
	$(STRIPPED) "$(BUILT)/exactly-search" "$(DESTDIR)$(LIBEXECDIR)/exactly-search"
	@chmod 755 "$(DESTDIR)$(BINDIR)/exactly-window" "$(DESTDIR)$(LIBEXECDIR)/exactly-search"
	@printf '%s\n' "$$DATA_FILES" | while read -r file place; do \
	  sed -e 's|@bindir@|$(BINDIR)|; s|@libexecdir@|$(LIBEXECDIR)|; s|@version@|$(VERSION)|' \
	    -e 's|<!-- @screenshots@ -->|$(SCREENSHOT_LINES)|' "Data/$$file" | \
	    install -D -m 644 /dev/stdin "$(DESTDIR)$(DATADIR)/$$place" || exit 1; \
	done
	@$(REFRESH)

uninstall:
	rm -f "$(DESTDIR)$(BINDIR)/exactly-window" "$(DESTDIR)$(LIBEXECDIR)/exactly-search"
	@printf '%s\n' "$$DATA_FILES" | while read -r file place; do \
	  rm -f "$(DESTDIR)$(DATADIR)/$$place"; \
	done
	@$(REFRESH)

BUILT = ../../.build/release

# Tells desktops, where the files are in their places and there is somebody to tell.
REFRESH = test -n "$(DESTDIR)" || { \
  update-desktop-database -q "$(DATADIR)/applications"; \
  gtk-update-icon-cache -qtf "$(DATADIR)/icons/hicolor"; } 2>/dev/null || true

# A package for Debian and its relatives, in .build.
deb: build
	Data/debian/package

# The files that are installed, the search on a bus of its own, and the package.
.PHONY: test-desktop test-desktop-needs

# Builds the Swift tests, without the window. SCRATCH is a folder that has the libraries already,
# as that of their own tests.
FOR_TESTS = $(if $(SCRATCH),--scratch-path "$(SCRATCH)")

test: test-desktop

test-desktop: test-desktop-needs build
	swift build --product ExactlyLinuxPackageTests $(FOR_TESTS)
	swift test --skip-build $(FOR_TESTS)
	/usr/bin/python3 -m pytest -q -p no:cacheprovider Tests/Desktop

test-desktop-needs:
	$(call has,/usr/bin/python3 -c 'import gi',python3-gi)
	$(call has,/usr/bin/python3 -m pytest --version,python3-pytest)
	$(call has,command -v dbus-daemon,dbus)
	$(call has,command -v Xvfb,xvfb)
	$(call has,command -v desktop-file-validate,desktop-file-utils)
	$(call has,command -v appstreamcli,appstream)
	$(call has,command -v rsvg-convert,librsvg2-bin)
	$(call has,command -v man,man-db)
	$(call has,command -v dpkg-shlibdeps,dpkg-dev)
	$(call has,command -v lintian,lintian)
