import Languages

/// A language of the ``Catalogue``.
public typealias Language = Languages.Language

/// The form that a word takes beside a count, as the texts of the ``Catalogue`` ask for it.
public typealias PluralCategory = Languages.PluralCategory
