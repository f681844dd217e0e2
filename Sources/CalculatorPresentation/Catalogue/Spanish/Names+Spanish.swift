extension CommandName {
  /// The command in Spanish.
  var spanish: String {
    switch self {
    case .undo: "Deshacer"
    case .redo: "Rehacer"
    case .cut: "Cortar"
    case .copy: "Copiar"
    case .copyLink: "Copiar enlace"
    case .paste: "Pegar"
    case .selectAll: "Seleccionar todo"
    case .menu: "Menú"
    case .more: "Más"
    case .back: "Atrás"
    case .close: "Cerrar"
    case .cancel: "Cancelar"
    case .done: "Hecho"
    case .help: "Ayuda"
    case .stop: "Detener"
    case .reload: "Recargar"
    case .quit: "Salir"
    case .about: "Acerca de Exactly"
    case .basicKeypad: "Teclado básico"
    case .scientificKeypad: "Teclado científico"
    case .programmerKeypad: "Teclado de programador"
    case .reversePolish: "Notación polaca inversa"
    case .infix: "Notación habitual"
    case .showDecimal: "Resultado como decimal"
    case .showFraction: "Resultado como fracción"
    case .showExactForm: "Resultado en forma exacta"
    case .moreDigits: "Más cifras"
    case .largeType: "Letra grande"
    case .showSeparators: "Mostrar los separadores de miles"
    case .hideSeparators: "Ocultar los separadores de miles"
    case .convert: "Convertir unidades"
    case .stopConverting: "Dejar de convertir"
    case .swapUnits: "Intercambiar unidades"
    case .otherUnit: "Escribir en la otra línea"
    case .chooseUnits: "Elegir unidades"
    case .storeNumber: "Guardar el número"
    case .showHistory: "Mostrar el historial"
    case .showTape: "Mostrar la cinta de papel"
    case .showSheet: "Hoja"
    case .showDates: "Mostrar las fechas"
    case .showConstants: "Mostrar las constantes"
    case .showMemory: "Mostrar la memoria"
    case .showSettings: "Mostrar los ajustes"
    case .reuseResult: "Reutilizar el resultado"
    case .useNumber: "Usar el número"
    case .edit: "Editar"
    case .label: "Etiquetar"
    case .remove: "Quitar"
    case .clearHistory: "Borrar el historial"
    case .clearMemory: "Borrar toda la memoria"
    case .export: "Exportar"
    case .exportText: "Exportar como texto"
    case .exportCSV: "Exportar como CSV"
    case .exportJSON: "Exportar como JSON"
    case .print: "Imprimir"
    case .saveText: "Guardar como texto"
    case .keepHistory: "Guardar el historial"
    case .stopKeepingHistory: "Dejar de guardar el historial"
    }
  }
}

extension PartName {
  /// The part's name in Spanish.
  var spanish: String {
    switch self {
    case .result: "Resultado"
    case .calculation: "Cálculo"
    case .reading: "Leído como"
    case .keypad: "Teclado"
    case .bits: "Bits"
    case .history: "Historial"
    case .tape: "Cinta de papel"
    case .units: "Unidades"
    case .belowAbsoluteZero: "Por debajo del cero absoluto"
    case .recentConversions: "Conversiones recientes"
    case .unitCategories: "Categorías"
    case .unitSearch: "Buscar unidades"
    case .dates: "Fechas"
    case .commands: "Comandos"
    case .constants: "Constantes"
    case .memory: "Memoria"
    case .settings: "Ajustes"
    case .label: "Etiqueta"
    case .noCalculations: "Aún no hay cálculos"
    case .noUnits: "No hay tal unidad"
    case .nothingInMemory: "No hay nada en la memoria"
    case .memoryIsSet: "Hay un valor en la memoria"
    case .wraps: "desbordado"
    case .wholePart: "parte entera"
    case .isWaiting: "a la espera de un número"
    case .isSelected: "seleccionado"
    case .subtotal: "subtotal"
    case .exactly: "exactamente"
    case .approximately: "aproximadamente"
    case .decimal: "Decimal"
    case .fraction: "Fracción"
    case .exactForm: "Forma exacta"
    case .error: "Error"
    case .calculating: "Calculando…"
    case .stopped: "El cálculo se ha detenido"
    case .restarted: "La calculadora ha tenido que reiniciarse; el cálculo se ha recuperado"
    case .startedAnew:
      "La calculadora ha tenido que reiniciarse; el cálculo no se ha podido recuperar"
    case .newVersion: "Hay una nueva versión"
    case .enterKey: "Intro"
    case .escapeKey: "Esc"
    case .backspaceKey: "Retroceso"
    }
  }
}

extension SettingName {
  /// The setting's name in Spanish.
  var spanish: String {
    switch self {
    case .order: "Orden de las operaciones"
    case .angle: "Ángulos"
    case .reversePolish: "Notación polaca inversa"
    case .digits: "Cifras"
    case .places: "Decimales"
    case .numberMarks: "Separadores"
    case .notation: "Notación"
    case .grouping: "Agrupación"
    case .theme: "Apariencia"
    case .language: "Idioma"
    case .keepHistory: "Guardar el historial"
    case .keepSession: "Guardar la sesión"
    }
  }

  /// The effect of the setting, in Spanish.
  var spanishDescription: String {
    switch self {
    case .order: "2 + 3 × 4 da 14 o, de izquierda a derecha, 20"
    case .angle: "La unidad en que se miden los ángulos"
    case .reversePolish: "Si 2 Intro 3 + da 5, con los números en una pila"
    case .digits: "Cuántas cifras tiene un resultado como máximo"
    case .places: "Cuántos decimales se muestran como máximo; el número los conserva todos"
    case .numberMarks: "El separador decimal y la agrupación de las cifras"
    case .notation: "Si los resultados se escriben con exponente"
    case .grouping: "Si las cifras se agrupan de tres en tres"
    case .theme: "Si la calculadora es clara u oscura"
    case .language: "El idioma de todos los textos"
    case .keepHistory: "Si se guardan los cálculos terminados"
    case .keepSession: "Si la calculadora continúa donde se dejó"
    }
  }
}

extension SettingGroup {
  /// The heading in Spanish.
  var spanish: String {
    switch self {
    case .calculating: "Cálculo"
    case .numbers: "Números"
    case .looks: "Aspecto e idioma"
    case .keeping: "Conservación"
    }
  }
}

extension SettingValue {
  /// The value in Spanish.
  var spanish: String {
    switch self {
    case .precedence: "Prioridad de operaciones"
    case .leftToRight: "De izquierda a derecha"
    case .radians: "Radianes"
    case .degrees: "Grados"
    case .gradians: "Gradianes"
    case .automatic: "Auto"
    case .plain: "Sin exponente"
    case .scientific: "Científica"
    case .engineering: "Ingeniería"
    case .thousands: "Millares"
    case .noGrouping: "Sin agrupar"
    case .light: "Claro"
    case .dark: "Oscuro"
    case .highContrast: "Alto contraste"
    case .on: "Activado"
    case .off: "Desactivado"
    }
  }
}
