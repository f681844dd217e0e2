import CalendarDates

/// Large cities, and countries with one zone, that no zone of the tz database is named after.
enum PlaceInZone {
  /// Each line is a zone and its places.
  private static let table: StaticString = """
    Africa/Johannesburg: Cape Town, Durban, South Africa
    America/Argentina/Buenos_Aires: Argentina
    America/Chicago: Dallas, Houston, Austin, San Antonio, Minneapolis, New Orleans, Milwaukee
    America/Los_Angeles: San Francisco, Seattle, San Diego, Las Vegas, Portland, Sacramento
    America/New_York: Boston, Miami, Atlanta, Washington, Washington DC, Philadelphia, Orlando, NYC
    America/Sao_Paulo: Rio de Janeiro, Rio
    America/Toronto: Ottawa, Montreal
    Asia/Dubai: Abu Dhabi
    Asia/Ho_Chi_Minh: Hanoi, Vietnam
    Asia/Jerusalem: Israel
    Asia/Kolkata: Mumbai, Bombay, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad, Pune, India
    Asia/Riyadh: Mecca, Medina, Jeddah
    Asia/Seoul: Busan, South Korea
    Asia/Shanghai: Beijing, Peking, Shenzhen, Guangzhou, China
    Asia/Tokyo: Osaka, Kyoto, Yokohama, Japan
    Australia/Sydney: Canberra
    Europe/Amsterdam: Rotterdam, The Hague, Netherlands
    Europe/Berlin: Munich, München, Hamburg, Frankfurt, Cologne, Köln, Stuttgart, Düsseldorf, Germany
    Europe/Dublin: Ireland
    Europe/London: Manchester, Edinburgh, Birmingham, Glasgow, Liverpool, Cardiff, UK, England, Scotland
    Europe/Madrid: Barcelona, Valencia, Seville
    Europe/Paris: Lyon, Marseille, Nice, Toulouse
    Europe/Rome: Milan, Milano, Naples, Turin, Florence, Venice, Italy
    Europe/Warsaw: Krakow, Poland
    Europe/Zurich: Geneva, Genève, Bern, Basel, Switzerland
    Pacific/Auckland: Wellington, Christchurch, New Zealand
    Pacific/Honolulu: Hawaii
    """

  /// The name of a place's zone; nil if the place is in no row, or the zone doesn't exist.
  ///
  /// - Complexity: O(*n*) in the size of the table.
  static func zone(of place: String, in zones: ZoneTable) -> String? {
    let sought = ZoneTable.plainLetters(place)
    let text = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    for row in text.split(separator: "\n") {
      let parts = row.split(separator: ":")
      guard parts.count == 2 else { continue }
      for name in parts[1].split(separator: ",") where ZoneTable.plainLetters(name) == sought {
        return zones.name(spelled: String(parts[0]))
      }
    }
    return nil
  }
}
