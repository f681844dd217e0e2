extension HelpText {
  /// The text in German.
  package var german: String {
    switch self {
    case .heading(.touch): "Mit den Fingern"
    case .heading(.keyboard): "Mit einer Tastatur"
    case .gesture(let gesture): gesture.german
    case .effect(let gesture): gesture.germanEffect
    case .withControl(let key): "Strg+" + key
    case .documentation: "Anleitungen und Referenz (auf Englisch)"
    }
  }
}

extension TouchGesture {
  /// The movement of the fingers, in German.
  fileprivate var german: String {
    switch self {
    case .swipeNumber: "Über die Zahl wischen"
    case .holdNumber: "Die Zahl gedrückt halten"
    case .tapMark: "Auf = oder ≈ neben der Zahl tippen"
    case .slideOffKey: "Von einer Taste gleiten"
    case .typeWithThumbs: "Mit zwei Daumen tippen"
    case .tapCalculation: "Im Verlauf auf eine Rechnung tippen"
    case .turnDevice: "Das Gerät drehen"
    }
  }

  /// The effect of the gesture, in German.
  fileprivate var germanEffect: String {
    switch self {
    case .swipeNumber: "Letzte Ziffer löschen"
    case .holdNumber: "Kopieren, Einfügen, andere Formen"
    case .tapMark: "Bruch, exakte Form, Dezimalzahl"
    case .slideOffKey: "Doch nichts drücken"
    case .typeWithThumbs: "Jeder Druck zählt"
    case .tapCalculation: "Ihr Ergebnis übernehmen"
    case .turnDevice: "Das andere Tastenfeld"
    }
  }
}
