import CalculatorModel
import Languages

extension ConstantsText {
  /// The text in Arabic.
  package var arabic: String {
    switch self {
    case .name(let constant): constant.arabic
    case .search: "بحث"
    case .nothingFound: "لم يُعثر على شيء"
    case .measuredAreLeftOut:
      "الثوابت المقيسة، مثل ثابت الجاذبية، غير مدرجة لأنها ليست مضبوطة"
    }
  }
}

extension PhysicalConstant {
  /// The constant's name in Arabic.
  fileprivate var arabic: String {
    switch self {
    case .caesiumFrequency: "تردد السيزيوم"
    case .speedOfLight: "سرعة الضوء"
    case .planck: "ثابت بلانك"
    case .elementaryCharge: "الشحنة الأولية"
    case .boltzmann: "ثابت بولتزمان"
    case .avogadro: "ثابت أفوجادرو"
    case .luminousEfficacy: "الفعالية الضيائية"
    case .reducedPlanck: "ثابت بلانك المخفض"
    case .gas: "ثابت الغازات"
    case .faraday: "ثابت فاراداي"
    case .stefanBoltzmann: "ثابت ستيفان وبولتزمان"
    case .josephson: "ثابت جوزيفسون"
    case .vonKlitzing: "ثابت فون كليتسينغ"
    case .standardGravity: "الجاذبية القياسية"
    case .standardAtmosphere: "الضغط الجوي القياسي"
    case .astronomicalUnit: "الوحدة الفلكية"
    case .lightYear: "السنة الضوئية"
    case .parsec: "الفرسخ الفلكي"
    }
  }
}
