extension HelpText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .heading(.touch): "بالأصابع"
    case .heading(.keyboard): "بلوحة المفاتيح"
    case .gesture(let gesture): gesture.arabic
    case .effect(let gesture): gesture.arabicEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "الأدلة والمرجع (بالإنجليزية)"
    }
  }
}

extension TouchGesture {
  /// The movement of the fingers, in Arabic.
  fileprivate var arabic: String {
    switch self {
    case .swipeNumber: "السحب أفقيًا على العدد"
    case .holdNumber: "الضغط مطولًا على العدد"
    case .tapMark: "النقر على = أو ≈ بجانب العدد"
    case .slideOffKey: "تحريك الإصبع خارج المفتاح"
    case .typeWithThumbs: "الكتابة بالإبهامين"
    case .tapCalculation: "النقر على عملية في السجل"
    case .turnDevice: "تدوير الجهاز"
    }
  }

  /// The effect of the gesture, in Arabic.
  fileprivate var arabicEffect: String {
    switch self {
    case .swipeNumber: "حذف الرقم الأخير"
    case .holdNumber: "النسخ واللصق وصيغ أخرى"
    case .tapMark: "كسر أو صيغة دقيقة أو عدد عشري"
    case .slideOffKey: "التراجع عن الضغط"
    case .typeWithThumbs: "تُحتسب كل ضغطة"
    case .tapCalculation: "إعادة استخدام نتيجتها"
    case .turnDevice: "لوحة المفاتيح الأخرى"
    }
  }
}
