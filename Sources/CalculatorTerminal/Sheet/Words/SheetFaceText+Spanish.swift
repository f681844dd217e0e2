extension SheetFaceText {
  /// The text in Spanish.
  var spanish: String {
    switch self {
    case .untitled: "Sin título"
    case .save: "Guardar"
    case .more: "Forma exacta, más cifras"
    case .writeAnswers: "Escribir los resultados en el texto"
    case .keypad: "Teclas en la pantalla"
    case .redraw: "Volver a dibujar"
    case .move: "Moverse"
    case .moveByWord: "Moverse una palabra"
    case .moveToEnd: "Al principio o al final"
    case .select: "Seleccionar"
    case .complete: "Completar un nombre"
    case .changeNumber: "Cambiar el número en el cursor"
    case .refer: "Clic en un resultado: usarlo en la línea"
    case .saved(let name): "Guardado como " + name
    case .answersWritten: "Los resultados están en el texto"
    case .nothingToUndo: "No hay nada que deshacer"
    case .nothingToRedo: "No hay nada que rehacer"
    case .nothingSelected: "No hay nada seleccionado"
    case .noNameBegins: "Ningún nombre empieza así"
    case .nothingMore: "La línea no tiene resultado"
    case .unfinishedPaste: "El pegado no terminó; no se tomó nada de él"
    case .fileName: "Nombre del archivo"
    case .unsaved: "Hay cambios sin guardar"
    case .hasChanged: "El archivo ha cambiado desde que se leyó"
    case .exists(let name): "Ya hay un archivo " + name
    case .recovered: "Lo que se escribió sin guardar sigue ahí"
    case .discard: "Descartar"
    case .overwrite: "Sobrescribir"
    case .recover: "Recuperar"
    }
  }
}
