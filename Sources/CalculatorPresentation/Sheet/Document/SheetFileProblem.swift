import CalculatorModel

/// The reason why the file of a sheet was not read or written.
public enum SheetFileProblem: Error, Hashable, Sendable {
  case storage(StorageError)
  /// It exceeds a limit.
  case limit(SheetLimit)
  /// It is not text.
  case document(SheetDocumentError)
  /// It has characters that the face would take for line endings, or for the end of the text.
  case hasOtherLineEnds

  /// Returns the reason in words.
  public func text(in catalogue: Catalogue) -> String {
    switch self {
    case .storage(let error): catalogue.text(.storageReason(StorageReason(error)))
    case .limit(let limit): catalogue.text(SheetWords.limit(limit))
    case .document: catalogue.text(SheetFaceWords.isNotText)
    case .hasOtherLineEnds: catalogue.text(SheetFaceWords.hasOtherLineEnds)
    }
  }
}
