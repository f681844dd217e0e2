import Languages

/// A language of the ``Catalogue``.
public typealias Language = Languages.Language

/// The form that a word takes beside a count in the texts of the ``Catalogue``.
public typealias PluralCategory = Languages.PluralCategory
