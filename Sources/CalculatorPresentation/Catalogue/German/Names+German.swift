extension CommandName {
  /// The command in German.
  var german: String {
    switch self {
    case .undo: "Rückgängig"
    case .redo: "Wiederholen"
    case .cut: "Ausschneiden"
    case .copy: "Kopieren"
    case .copyLink: "Link kopieren"
    case .paste: "Einfügen"
    case .selectAll: "Alles auswählen"
    case .menu: "Menü"
    case .more: "Mehr"
    case .back: "Zurück"
    case .close: "Schließen"
    case .cancel: "Abbrechen"
    case .done: "Fertig"
    case .help: "Hilfe"
    case .stop: "Anhalten"
    case .reload: "Neu laden"
    case .quit: "Beenden"
    case .about: "Info zu Exactly"
    case .basicKeypad: "Einfaches Tastenfeld"
    case .scientificKeypad: "Wissenschaftliches Tastenfeld"
    case .programmerKeypad: "Tastenfeld für Programmierer"
    case .reversePolish: "Umgekehrte polnische Notation"
    case .infix: "Übliche Notation"
    case .showDecimal: "Ergebnis als Dezimalzahl"
    case .showFraction: "Ergebnis als Bruch"
    case .showExactForm: "Ergebnis in exakter Form"
    case .moreDigits: "Mehr Stellen"
    case .largeType: "Große Schrift"
    case .showSeparators: "Tausendertrennzeichen einblenden"
    case .hideSeparators: "Tausendertrennzeichen ausblenden"
    case .convert: "Einheiten umrechnen"
    case .stopConverting: "Nicht mehr umrechnen"
    case .swapUnits: "Einheiten tauschen"
    case .otherUnit: "In die andere Zeile eingeben"
    case .chooseUnits: "Einheiten auswählen"
    case .storeNumber: "Zahl aufbewahren"
    case .showHistory: "Verlauf einblenden"
    case .showTape: "Papierstreifen einblenden"
    case .showSheet: "Blatt"
    case .showDates: "Datumsrechner einblenden"
    case .showConstants: "Konstanten einblenden"
    case .showMemory: "Speicher einblenden"
    case .showSettings: "Einstellungen einblenden"
    case .reuseResult: "Ergebnis übernehmen"
    case .useNumber: "Zahl übernehmen"
    case .edit: "Bearbeiten"
    case .label: "Beschriften"
    case .remove: "Entfernen"
    case .clearHistory: "Verlauf löschen"
    case .clearMemory: "Gesamten Speicher löschen"
    case .export: "Exportieren"
    case .exportText: "Als Text exportieren"
    case .exportCSV: "Als CSV exportieren"
    case .exportJSON: "Als JSON exportieren"
    case .print: "Drucken"
    case .saveText: "Als Text sichern"
    case .keepHistory: "Verlauf aufzeichnen"
    case .stopKeepingHistory: "Verlauf nicht mehr aufzeichnen"
    }
  }
}

extension PartName {
  /// The part's name in German.
  var german: String {
    switch self {
    case .result: "Ergebnis"
    case .calculation: "Rechnung"
    case .reading: "Gelesen als"
    case .keypad: "Tastenfeld"
    case .bits: "Bits"
    case .history: "Verlauf"
    case .tape: "Papierstreifen"
    case .units: "Einheiten"
    case .belowAbsoluteZero: "Unter dem absoluten Nullpunkt"
    case .recentConversions: "Letzte Umrechnungen"
    case .unitCategories: "Kategorien"
    case .unitSearch: "Einheiten suchen"
    case .dates: "Datumsrechner"
    case .commands: "Befehle"
    case .constants: "Konstanten"
    case .memory: "Speicher"
    case .settings: "Einstellungen"
    case .label: "Beschriftung"
    case .noCalculations: "Noch keine Rechnungen"
    case .noUnits: "Keine solche Einheit"
    case .nothingInMemory: "Nichts gespeichert"
    case .memoryIsSet: "Speicher ist belegt"
    case .wraps: "übergelaufen"
    case .wholePart: "ganzer Teil"
    case .isWaiting: "wartet auf eine Zahl"
    case .isSelected: "ausgewählt"
    case .subtotal: "Zwischensumme"
    case .exactly: "genau"
    case .approximately: "ungefähr"
    case .decimal: "Dezimalzahl"
    case .fraction: "Bruch"
    case .exactForm: "Exakte Form"
    case .error: "Fehler"
    case .calculating: "Es wird gerechnet …"
    case .stopped: "Die Rechnung wurde angehalten"
    case .restarted: "Der Rechner musste neu beginnen; die Rechnung ist wieder da"
    case .startedAnew: "Der Rechner musste neu beginnen; die Rechnung ließ sich nicht zurückholen"
    case .newVersion: "Eine neue Version ist da"
    case .enterKey: "Eingabe"
    case .escapeKey: "Esc"
    case .backspaceKey: "Rücktaste"
    }
  }
}

extension SettingName {
  /// The setting's name in German.
  var german: String {
    switch self {
    case .order: "Rechenreihenfolge"
    case .angle: "Winkel"
    case .reversePolish: "Umgekehrte polnische Notation"
    case .digits: "Stellen"
    case .places: "Nachkommastellen"
    case .numberMarks: "Zahlzeichen"
    case .notation: "Schreibweise"
    case .grouping: "Gruppierung"
    case .theme: "Erscheinungsbild"
    case .language: "Sprache"
    case .keepHistory: "Verlauf aufzeichnen"
    case .keepSession: "Sitzung behalten"
    }
  }

  /// The effect of the setting, in German.
  var germanDescription: String {
    switch self {
    case .order: "Ob 2 + 3 × 4 gleich 14 ist oder, von links nach rechts, 20"
    case .angle: "Worin Winkel gemessen werden"
    case .reversePolish: "Ob 2 Enter 3 + gleich 5 ist, mit Zahlen auf einem Stapel"
    case .digits: "Wie viele Stellen ein Ergebnis höchstens hat"
    case .places: "Wie viele Nachkommastellen höchstens gezeigt werden; die Zahl behält alle"
    case .numberMarks: "Das Dezimalzeichen und wie Ziffern gruppiert werden"
    case .notation: "Ob Ergebnisse mit einer Zehnerpotenz geschrieben werden"
    case .grouping: "Ob Ziffern in Dreiergruppen stehen"
    case .theme: "Ob der Rechner hell oder dunkel ist"
    case .language: "Die Sprache aller Texte"
    case .keepHistory: "Ob fertige Rechnungen aufgehoben werden"
    case .keepSession: "Ob der Rechner dort weitermacht, wo er verlassen wurde"
    }
  }
}

extension SettingGroup {
  /// The heading in German.
  var german: String {
    switch self {
    case .calculating: "Rechnen"
    case .numbers: "Zahlen"
    case .looks: "Aussehen und Sprache"
    case .keeping: "Aufbewahren"
    }
  }
}

extension SettingValue {
  /// The value in German.
  var german: String {
    switch self {
    case .precedence: "Punkt vor Strich"
    case .leftToRight: "Von links nach rechts"
    case .radians: "Bogenmaß"
    case .degrees: "Grad"
    case .gradians: "Gon"
    case .automatic: "Automatisch"
    case .plain: "Ohne Exponent"
    case .scientific: "Wissenschaftlich"
    case .engineering: "Technisch"
    case .thousands: "Tausender"
    case .noGrouping: "Keine Gruppierung"
    case .light: "Hell"
    case .dark: "Dunkel"
    case .highContrast: "Hoher Kontrast"
    case .on: "Ein"
    case .off: "Aus"
    }
  }
}
