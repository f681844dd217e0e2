### Language: spanish, Español
### Locales: es-ES, es-MX, es

## Languages Punctuation package

Punctuation-colon = { ": " }
Punctuation-comma = { ", " }
Punctuation-pause = { ", " }
Punctuation-fullStop = .
Punctuation-gap = { " " }
Punctuation-quotation = «{ $text }»

## CalculatorPresentation ConstantsText package

ConstantsText-name = { $constant }
ConstantsText-search = Buscar
ConstantsText-nothingFound = No se encontró nada
ConstantsText-measuredAreLeftOut = Las constantes medidas, como la de la gravitación, no están: no son exactas

## CalculatorPresentation PhysicalConstant

PhysicalConstant-caesiumFrequency = Frecuencia del cesio
PhysicalConstant-speedOfLight = Velocidad de la luz
PhysicalConstant-planck = Constante de Planck
PhysicalConstant-elementaryCharge = Carga elemental
PhysicalConstant-boltzmann = Constante de Boltzmann
PhysicalConstant-avogadro = Constante de Avogadro
PhysicalConstant-luminousEfficacy = Eficacia luminosa
PhysicalConstant-reducedPlanck = Constante de Planck reducida
PhysicalConstant-gas = Constante de los gases
PhysicalConstant-faraday = Constante de Faraday
PhysicalConstant-stefanBoltzmann = Constante de Stefan-Boltzmann
PhysicalConstant-josephson = Constante de Josephson
PhysicalConstant-vonKlitzing = Constante de von Klitzing
PhysicalConstant-standardGravity = Gravedad estándar
PhysicalConstant-standardAtmosphere = Atmósfera estándar
PhysicalConstant-astronomicalUnit = Unidad astronómica
PhysicalConstant-lightYear = Año luz
PhysicalConstant-parsec = Pársec

## CalculatorPresentation DatesText package

DatesText-field-from = Desde
DatesText-field-to = Hasta
DatesText-field-years = Años
DatesText-field-months = Meses
DatesText-field-days = Días
DatesText-field-workdays = Días laborables
DatesText-field-time = Horas y minutos
DatesText-countLastDay = Contar el último día
DatesText-difference = Diferencia
DatesText-steps = Sumar o restar
DatesText-direction-adding = Sumar
DatesText-direction-subtracting = Restar
DatesText-result = Resultado
DatesText-weekday = { $weekday }
DatesText-count-years = { $count ->
        [one] { $count } año
        *[other] { $count } años
    }
DatesText-count-months = { $count ->
        [one] { $count } mes
        *[other] { $count } meses
    }
DatesText-count-weeks = { $count ->
        [one] { $count } semana
        *[other] { $count } semanas
    }
DatesText-count-days = { $count ->
        [one] { $count } día
        [many] { $count } de días
        *[other] { $count } días
    }
DatesText-count-workdays = { $count ->
        [one] { $count } día laborable
        [many] { $count } de días laborables
        *[other] { $count } días laborables
    }
DatesText-count-hours = { $count ->
        [one] { $count } hora
        *[other] { $count } horas
    }
DatesText-count-minutes = { $count ->
        [one] { $count } minuto
        *[other] { $count } minutos
    }
DatesText-count-seconds = { $count ->
        [one] { $count } segundo
        *[other] { $count } segundos
    }
DatesText-earlier = { $text } antes
DatesText-away-minus1 = ayer
DatesText-away-1 = mañana
DatesText-away = hace { $days ->
        [one] { $days } día
        [many] { $days } de días
        *[other] { $days } días
    }
DatesText-away-2 = dentro de { $days ->
        [one] { $days } día
        [many] { $days } de días
        *[other] { $days } días
    }
DatesText-date = { $moment }, { $weekday }
DatesText-problem = { $problem }

## CalculatorPresentation Weekday

Weekday-monday = lunes
Weekday-tuesday = martes
Weekday-wednesday = miércoles
Weekday-thursday = jueves
Weekday-friday = viernes
Weekday-saturday = sábado
Weekday-sunday = domingo

## CalculatorPresentation DatesProblem

DatesProblem-otherForm = se espera AAAA-MM-DD, error en el carácter { $place }
DatesProblem-noSuchYear = los años empiezan en 0001
DatesProblem-noSuchMonth = los meses van de 01 a 12
DatesProblem-noSuchDay = los días de este mes van de 01 a { $last }
DatesProblem-noWholeNumber = se espera un número entero, error en el carácter { $place }
DatesProblem-tooMany = como máximo { $countLimit }
DatesProblem-noDuration = se espera una duración como 7:45
DatesProblem-ambiguous = escriba { $one } o { $other }
DatesProblem-beyondCalendar = no está entre 0001-01-01 y 9999-12-31

## CalculatorPresentation CalculationError, English: public reason in ExactReals

CalculationError-divisionByZero = división entre cero
CalculationError-notReal = el resultado no es un número real
CalculationError-outsideDomain = fuera del dominio de la función
CalculationError-notInteger = solo es posible con números enteros
CalculationError-notFraction = solo es posible con números enteros y fracciones
CalculationError-negativeShiftCount = el número de desplazamientos es negativo
CalculationError-tooFewNumbers = hay muy pocos números en la pila
CalculationError-stackFull = la pila está llena
CalculationError-tooLarge = el resultado es demasiado grande
CalculationError-argumentTooLarge = el argumento de la función es demasiado grande
CalculationError-tooSmall = el resultado está demasiado cerca de cero
CalculationError-tooManyDigits = el resultado exacto tiene demasiadas cifras
CalculationError-tooMuchWork = el cálculo es demasiado largo
CalculationError-undecided = no se puede decidir si un número es cero aquí
CalculationError-notDifferentiable = aquí no hay derivada, o ninguna conocida
CalculationError-notIntegrable = aquí no se puede demostrar ninguna integral: quizá la función no esté definida o acotada en todas partes
CalculationError-notIsolated = aquí no se pueden demostrar todas las raíces: quizá haya infinitas
CalculationError-notPolynomial = solve solo admite polinomios; roots(f, x, a, b) admite cualquier expresión y un intervalo
CalculationError-stopped = interrumpido

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

Unavailable-latex = la orden de LaTeX { QUOTED($command, limit: 40) } no se lee
Unavailable-equation = para resolver una ecuación, escriba solve(x^2 = 4, x)
Unavailable-complexNumber = no hay números complejos; todo valor es real
Unavailable-matrix = no hay matrices; una lista se escribe [1, 2, 3]
Unavailable-calculus = no hay límites; vea roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)
Unavailable-networkAddress = no se leen direcciones de red; los números enteros tienen and, or y <<
Unavailable-colour = no se leen colores; el número es 0x{ $digits }
Unavailable-dice = no hay dados; el teclado tiene Rand
Unavailable-romanNumeral = no se leen números romanos; «to roman» los escribe
Unavailable-density = la masa de un volumen depende de su contenido; multiplique así: 2 cups * 125 g/cup
Unavailable-plot = las curvas tienen una orden propia: exactly plot x^2
Unavailable-measuredConstant = { QUOTED($name, limit: 40) } es medido y no exacto; planck, avogadro y otros son exactos

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = nada que calcular
ExpressionError-Cause-missingOperand = falta un número
ExpressionError-Cause-missingOperator = falta un operador
ExpressionError-Cause-percentageAsRemainder = falta un operador después de «%»; el resto de una división se escribe «mod»
ExpressionError-Cause-unopenedBracket = este paréntesis no se ha abierto
ExpressionError-Cause-unclosedBracket = este paréntesis no se ha cerrado
ExpressionError-Cause-otherNotation = esto se escribe aquí { QUOTED($text, limit: 40) }
ExpressionError-Cause-severalCalculations = una línea contiene un solo cálculo; escriba lo que sigue a «;» en la línea siguiente
ExpressionError-Cause-unknownName = nombre desconocido { QUOTED($name) }; ¿quería decir { QUOTED($suggestion) }?
ExpressionError-Cause-unknownName-alone = nombre desconocido { QUOTED($name) }
ExpressionError-Cause-ambiguous = esto puede ser { $one } o { $other }; escriba uno de los dos
ExpressionError-Cause-differentMarks = los signos se leen aquí de otra manera que en { QUOTED($number) }; escríbalos igual
ExpressionError-Cause-powerOfFunction = una potencia va detrás del argumento: { $function }(x)^2; la función inversa es { QUOTED($inverse) }
ExpressionError-Cause-powerOfFunction-alone = una potencia va detrás del argumento: { $function }(x)^2
ExpressionError-Cause-roundedNumber = «≈» precede a un número redondeado, del que solo quedan estas cifras
ExpressionError-Cause-differentDigits = las cifras de un número son de dos escrituras; escríbalas en una sola
ExpressionError-Cause-differentCurrencies = dos monedas no se pueden calcular juntas
ExpressionError-Cause-ambiguousRoot = esto se puede leer de dos maneras; ponga un «×» delante de la raíz
ExpressionError-Cause-missingArgument = { QUOTED($function) } no tiene argumento antes de este signo; escríbalo entre paréntesis
ExpressionError-Cause-missingCalculation = ese cálculo no existe
ExpressionError-Cause-unknownCharacter = carácter inesperado { SHOWN($text) }
ExpressionError-Cause-needsWord = «>>>» necesita una palabra, como la de --word 64
ExpressionError-Cause-doesNotFit = no cabe en { $bitWidth } bits con signo
ExpressionError-Cause-doesNotFit-2 = no cabe en { $bitWidth } bits sin signo
ExpressionError-Cause-misplacedConversion = esto solo puede terminar una línea, seguido de «hex», «oct», «bin» o «dec»
ExpressionError-Cause-onlyWholeNumbers = solo los números enteros tienen esta forma
ExpressionError-Cause-malformedNumber = no es un número
ExpressionError-Cause-argumentCount = { QUOTED($function) } necesita al menos { $least ->
        [one] { $least } argumento
        *[other] { $least } argumentos
    }, no { $given }
ExpressionError-Cause-argumentCount-2 = { QUOTED($function) } necesita { $most ->
        [one] { $most } argumento
        *[other] { $most } argumentos
    }, no { $given }
ExpressionError-Cause-argumentCount-3 = { QUOTED($function) } necesita { $least } o { $most ->
        [one] { $most } argumento
        *[other] { $most } argumentos
    }, no { $given }
ExpressionError-Cause-misplacedComma = una coma o un punto y coma solo puede separar los argumentos de una función
ExpressionError-Cause-repeatedFactorial = «!!» se puede leer de dos maneras; escriba como en (3!)!
ExpressionError-Cause-misplacedEquals = «=» solo puede seguir a un nombre, o a una función con sus parámetros
ExpressionError-Cause-reservedName = { QUOTED($name) } ya tiene un significado
ExpressionError-Cause-repeatedParameter = dos parámetros se llaman { QUOTED($name) }
ExpressionError-Cause-tooManyParameters = más de { $parameterLimit } parámetros
ExpressionError-Cause-recursion = la función { QUOTED($name) } no puede usarse a sí misma
ExpressionError-Cause-noPreviousAnswer = aún no hay un resultado anterior
ExpressionError-Cause-tooManyDefinitions = más de { $definitionLimit } definiciones, o demasiado largas
ExpressionError-Cause-tooDeep = más de { $depthLimit } niveles de paréntesis, signos y funciones
ExpressionError-Cause-tooLong = más de { $lengthLimit } bytes
ExpressionError-Cause-unit = { $error }
ExpressionError-Cause-malformedRate = un tipo se escribe «rate 2026-11-20 1 EUR = 1.0823 USD»
ExpressionError-Cause-missingUnit = aquí falta una unidad
ExpressionError-Cause-numberWithoutUnit = un número detrás de una cantidad necesita su unidad
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) } solo admite números sin unidad
ExpressionError-Cause-notPlainNumber = el resultado no es un simple número
ExpressionError-Cause-quantity = { $error }
ExpressionError-Cause-date = { $error }
ExpressionError-Cause-listAsNumber = hay una lista donde hace falta un número; alrededor de un cálculo se escribe ( )
ExpressionError-Cause-functionAsNumber = { QUOTED($name) } es una función; faltan sus argumentos
ExpressionError-Cause-percentageNeeded = antes de { QUOTED($word) } hace falta un porcentaje, como 20%
ExpressionError-Cause-boundsNotWhole = los límites deben ser números enteros
ExpressionError-Cause-misplacedWord = { QUOTED($word) } no significa nada aquí
ExpressionError-Cause-onlyInSheets = { QUOTED($word) } se refiere a líneas de arriba, que solo tiene una hoja
ExpressionError-Cause-nothingAbove = no hay nada arriba para { QUOTED($word) }
ExpressionError-Cause-lineBelow = esta línea no está arriba
ExpressionError-Cause-noSuchLine = no existe esa línea con un valor
ExpressionError-Cause-sheetTooLong = las líneas de esta hoja tardan juntas más de { $limit } segundos
ExpressionError-Cause-sheetTooLarge = los resultados de esta hoja ocupan juntos más de { $limit } MB
ExpressionError-Cause-failedLine = la línea { $index } tiene un error
ExpressionError-Cause-definedBelow = { QUOTED($name) } se define solo más abajo, en la línea { $line }
ExpressionError-Cause-unknownOption = opción desconocida { QUOTED($text) }; existen «angle», «places», «digits» y «marks»
ExpressionError-Cause-calculation = { $error }
ExpressionError-Cause-powerOfBits = { $error }; el o exclusivo se escribe { QUOTED("xor") }
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = Con los dedos
HelpText-heading-keyboard = Con un teclado
HelpText-gesture = { $gesture }
HelpText-effect = { $gesture }
HelpText-withControl = Ctrl+{ $key }
HelpText-documentation = Guías y referencia (en inglés)

## CalculatorPresentation TouchGesture

TouchGesture-swipeNumber = Deslizar el dedo sobre el número
    .effect = Borrar la última cifra
TouchGesture-holdNumber = Mantener pulsado el número
    .effect = Copiar, pegar y otras formas
TouchGesture-tapMark = Tocar = o ≈ junto al número
    .effect = Fracción, forma exacta o decimal
TouchGesture-slideOffKey = Deslizar el dedo fuera de una tecla
    .effect = No pulsar nada
TouchGesture-typeWithThumbs = Escribir con los dos pulgares
    .effect = Cada pulsación cuenta
TouchGesture-tapCalculation = Tocar un cálculo del historial
    .effect = Volver a usar su resultado
TouchGesture-turnDevice = Girar el dispositivo
    .effect = El otro teclado

## CalculatorPresentation KeyName

KeyName-add = Sumar
KeyName-subtract = Restar
KeyName-multiply = Multiplicar
KeyName-divide = Dividir
KeyName-equals = Igual
KeyName-percent = Porcentaje
KeyName-changeSign = Cambiar de signo
KeyName-decimalPoint = Separador decimal
KeyName-clear = Borrar
KeyName-allClear = Borrar todo
KeyName-delete = Eliminar
KeyName-leftParenthesis = Abrir paréntesis
KeyName-rightParenthesis = Cerrar paréntesis
KeyName-memoryClear = Borrar la memoria
KeyName-memoryAdd = Sumar a la memoria
KeyName-memorySubtract = Restar de la memoria
KeyName-memoryRecall = Recuperar de la memoria
KeyName-secondFunctions = Segundas funciones
KeyName-square = Cuadrado
KeyName-cube = Cubo
KeyName-xToThePowerOfY = x elevado a y
KeyName-yToThePowerOfX = y elevado a x
KeyName-eToThePowerOfX = e elevado a x
KeyName-tenToThePowerOfX = 10 elevado a x
KeyName-twoToThePowerOfX = 2 elevado a x
KeyName-reciprocal = Recíproco
KeyName-squareRoot = Raíz cuadrada
KeyName-cubeRoot = Raíz cúbica
KeyName-yThRootOfX = Raíz y-ésima de x
KeyName-naturalLogarithm = Logaritmo natural
KeyName-logarithmBase10 = Logaritmo en base 10
KeyName-logarithmBase2 = Logaritmo en base 2
KeyName-logarithmBaseY = Logaritmo en base y
KeyName-factorial = Factorial
KeyName-sine = Seno
KeyName-cosine = Coseno
KeyName-tangent = Tangente
KeyName-inverseSine = Arcoseno
KeyName-inverseCosine = Arcocoseno
KeyName-inverseTangent = Arcotangente
KeyName-hyperbolicSine = Seno hiperbólico
KeyName-hyperbolicCosine = Coseno hiperbólico
KeyName-hyperbolicTangent = Tangente hiperbólica
KeyName-inverseHyperbolicSine = Argumento seno hiperbólico
KeyName-inverseHyperbolicCosine = Argumento coseno hiperbólico
KeyName-inverseHyperbolicTangent = Argumento tangente hiperbólica
KeyName-eulersNumber = Número e de Euler
KeyName-pi = Pi
KeyName-enterExponent = Introducir exponente
KeyName-randomNumber = Número aleatorio
KeyName-radians = Radianes
KeyName-degrees = Grados
KeyName-remainder = Resto
KeyName-and = Y
KeyName-or = O
KeyName-exclusiveOr = O exclusivo
KeyName-nand = No y
KeyName-nor = No o
KeyName-shiftLeftBy = Desplazar a la izquierda
KeyName-shiftRightBy = Desplazar a la derecha
KeyName-shiftRightWithZerosBy = Desplazar a la derecha con ceros
KeyName-divideWhole = Dividir, parte entera
KeyName-shiftLeft = Desplazar un lugar a la izquierda
KeyName-shiftRight = Desplazar un lugar a la derecha
KeyName-onesComplement = Complemento a uno
KeyName-twosComplement = Complemento a dos
KeyName-rotateLeft = Rotar a la izquierda
KeyName-rotateRight = Rotar a la derecha
KeyName-rotateLeftThroughCarry = Rotar a la izquierda con acarreo
KeyName-rotateRightThroughCarry = Rotar a la derecha con acarreo
KeyName-flipBytes = Invertir los bytes
KeyName-flipWords = Invertir las palabras
KeyName-doubleZero = Doble cero
KeyName-doubleF = Doble F
KeyName-binary = Binario
KeyName-octal = Octal
KeyName-decimal = Decimal
KeyName-hexadecimal = Hexadecimal
KeyName-bits8 = 8 bits
KeyName-bits16 = 16 bits
KeyName-bits32 = 32 bits
KeyName-bits64 = 64 bits
KeyName-signed = Con signo
KeyName-unsigned = Sin signo
KeyName-enter = Introducir
KeyName-exchange = Intercambiar x e y
KeyName-rollUp = Rotar hacia arriba
KeyName-rollDown = Rotar hacia abajo
KeyName-drop = Quitar x

## CalculatorPresentation KeyboardText package

KeyboardText-noKey = { QUOTED($key) } no es una tecla; { $help } las muestra
KeyboardText-noKey-alone = { QUOTED($key) } no es una tecla
KeyboardText-doesNothing = { QUOTED($key) } no hace nada ahora; { $help } muestra las teclas
KeyboardText-doesNothing-alone = { QUOTED($key) } no hace nada ahora
KeyboardText-doesNothingHere = { QUOTED($key) } no hace nada aquí; { $close } cierra
KeyboardText-scientific = { QUOTED($key) } es una tecla científica: { $keypad } las muestra
KeyboardText-scientific-alone = { QUOTED($key) } es una tecla científica
KeyboardText-secondFunctions = Las teclas tienen su segunda función
KeyboardText-noOpenParenthesis = No hay ningún paréntesis abierto
KeyboardText-wordIsFull = No caben más cifras en { $bits } bits
KeyboardText-notInBase = { QUOTED($digit) } no es una cifra en base { $base }
KeyboardText-afterError = Un error no es un número: una cifra empieza de nuevo, { $undo } vuelve atrás
KeyboardText-afterError-alone = Un error no es un número
KeyboardText-nothingTyped = Nada escrito que borrar; { $undo } vuelve atrás
KeyboardText-nothingTyped-alone = Nada escrito que borrar
KeyboardText-nothingToCalculate = Nada que calcular
KeyboardText-takesPlace = { $key } sustituye a { $number }; { $undo } vuelve atrás
KeyboardText-takesPlace-alone = { $key } sustituye a { $number }
KeyboardText-takenInside = { $number } está en el paréntesis, nada se multiplica; { $undo } vuelve atrás
KeyboardText-takenInside-alone = { $number } está en el paréntesis, nada se multiplica
KeyboardText-keysSay = Las teclas dan { $pressed }, no { $typed }; { $line } lo pasa a una línea
KeyboardText-keysSay-alone = Las teclas dan { $pressed }, no { $typed }
KeyboardText-lineIsOpen = { $enter } acepta la línea, { $escape } la descarta
KeyboardText-heading = { $group }
KeyboardText-about = { $topic }
KeyboardText-way = { $way }
KeyboardText-tabKey = Tabulador
KeyboardText-spaceKey = Espacio

## CalculatorPresentation HelpGroup

HelpGroup-calculate = Calcular
HelpGroup-correct = Corregir
HelpGroup-show = Ver el número de otra forma
HelpGroup-keep = Guardar y volver a usar
HelpGroup-functions = Funciones
HelpGroup-adjust = Ajustar
HelpGroup-finish = Ayuda y fin

## CalculatorPresentation HelpTopic

HelpTopic-history = Cálculos terminados, el más reciente primero. Uno editado se calcula de nuevo, con los que usan su resultado.
HelpTopic-tape = Los cálculos como los imprime una sumadora: ⋄ es el total hasta ahí. En una consola, exactly history --tape la imprime.
HelpTopic-units = Unidades para una línea de la pantalla. La búsqueda encuentra símbolos y nombres.
HelpTopic-dates = Los días entre dos fechas, y la fecha a tantos años, meses y días.
HelpTopic-commands = Todo lo que se puede hacer ahora, con sus teclas. Lo que se escribe lo encuentra.
HelpTopic-constants = Constantes exactas de la física y la astronomía. Lo que se escribe busca nombres, símbolos y unidades.
HelpTopic-memory = El número en memoria y los guardados a su lado.
HelpTopic-digits = Todas las cifras mostradas son correctas. Pasar del final calcula el doble.
HelpTopic-settings = Lo que se cambia vale enseguida y se guarda.

## CalculatorPresentation HelpWay

HelpWay-typeLine = Escribir un cálculo en una línea
HelpWay-chooseLine = Elegir una línea
HelpWay-scroll = Desplazar
HelpWay-changeValue = Valor siguiente o anterior
HelpWay-otherLine = Unidades de la otra línea
HelpWay-chooseBit = Elegir un bit
HelpWay-turnBit = Invertir el bit
HelpWay-toTheList = Teclas para la lista
HelpWay-toTheCalculator = Teclas para la calculadora

## CalculatorPresentation Message package

Message-key = { $name }
Message-command = { $name }
Message-part = { $name }
Message-setting = { $name }
Message-settingDescription = { $name }
Message-settingGroup = { $group }
Message-settingValue = { $value }
Message-sentence = { $sentence }
Message-calculationReason-alone = { $error }
Message-calculationReason = { $error }: { $operation } necesita { $count ->
        [one] uno
        *[other] dos
    }
Message-expressionReason = { $cause }
Message-pasteReason = { $reason }
Message-storageReason = { $reason }
Message-historyReason = { $reason }
Message-readingNote = { $note }
Message-settingReason = { $reason }

## CalculatorPresentation KeypadMode package

KeypadMode-basic = Básica
KeypadMode-scientific = Científica
KeypadMode-programmer = Programador

## CalculatorPresentation CommandName

CommandName-undo = Deshacer
CommandName-redo = Rehacer
CommandName-cut = Cortar
CommandName-copy = Copiar
CommandName-copyLink = Copiar enlace
CommandName-paste = Pegar
CommandName-selectAll = Seleccionar todo
CommandName-menu = Menú
CommandName-more = Más
CommandName-back = Atrás
CommandName-close = Cerrar
CommandName-cancel = Cancelar
CommandName-done = Hecho
CommandName-help = Ayuda
CommandName-stop = Detener
CommandName-reload = Recargar
CommandName-quit = Salir
CommandName-about = Acerca de Exactly
CommandName-openInExactly = Abrir en Exactly
CommandName-basicKeypad = Teclado básico
CommandName-scientificKeypad = Teclado científico
CommandName-programmerKeypad = Teclado de programador
CommandName-reversePolish = Notación polaca inversa
CommandName-infix = Notación habitual
CommandName-showDecimal = Resultado como decimal
CommandName-showFraction = Resultado como fracción
CommandName-showExactForm = Resultado en forma exacta
CommandName-moreDigits = Más cifras
CommandName-largeType = Letra grande
CommandName-showSeparators = Mostrar los separadores de miles
CommandName-hideSeparators = Ocultar los separadores de miles
CommandName-convert = Convertir unidades
CommandName-stopConverting = Dejar de convertir
CommandName-swapUnits = Intercambiar unidades
CommandName-otherUnit = Escribir en la otra línea
CommandName-chooseUnits = Elegir unidades
CommandName-storeNumber = Guardar el número
CommandName-showHistory = Mostrar el historial
CommandName-showTape = Mostrar la cinta de papel
CommandName-showSheet = Hoja
CommandName-showDates = Mostrar las fechas
CommandName-showConstants = Mostrar las constantes
CommandName-showMemory = Mostrar la memoria
CommandName-showSettings = Mostrar los ajustes
CommandName-reuseResult = Reutilizar el resultado
CommandName-useNumber = Usar el número
CommandName-edit = Editar
CommandName-label = Etiquetar
CommandName-remove = Quitar
CommandName-clearHistory = Borrar el historial
CommandName-clearMemory = Borrar toda la memoria
CommandName-export = Exportar
CommandName-exportText = Exportar como texto
CommandName-newWindow = Nueva ventana
CommandName-exportCSV = Exportar como CSV
CommandName-exportJSON = Exportar como JSON
CommandName-print = Imprimir
CommandName-saveText = Guardar como texto
CommandName-keepHistory = Guardar el historial
CommandName-stopKeepingHistory = Dejar de guardar el historial

## CalculatorPresentation PartName

PartName-result = Resultado
PartName-calculation = Cálculo
PartName-reading = Leído como
PartName-keypad = Teclado
PartName-bits = Bits
PartName-history = Historial
PartName-tape = Cinta de papel
PartName-units = Unidades
PartName-belowAbsoluteZero = Por debajo del cero absoluto
PartName-recentConversions = Conversiones recientes
PartName-unitCategories = Categorías
PartName-unitSearch = Buscar unidades
PartName-dates = Fechas
PartName-commands = Comandos
PartName-constants = Constantes
PartName-memory = Memoria
PartName-settings = Ajustes
PartName-label = Etiqueta
PartName-noCalculations = Aún no hay cálculos
PartName-noUnits = No hay tal unidad
PartName-nothingInMemory = No hay nada en la memoria
PartName-memoryIsSet = Hay un valor en la memoria
PartName-wraps = desbordado
PartName-wholePart = parte entera
PartName-isWaiting = a la espera de un número
PartName-isSelected = seleccionado
PartName-subtotal = subtotal
PartName-exactly = exactamente
PartName-approximately = aproximadamente
PartName-decimal = Decimal
PartName-fraction = Fracción
PartName-exactForm = Forma exacta
PartName-error = Error
PartName-calculating = Calculando…
PartName-stopped = El cálculo se ha detenido
PartName-restarted = La calculadora ha tenido que reiniciarse; el cálculo se ha recuperado
PartName-startedAnew = La calculadora ha tenido que reiniciarse; el cálculo no se ha podido recuperar
PartName-newVersion = Hay una nueva versión
PartName-enterKey = Intro
PartName-escapeKey = Esc
PartName-backspaceKey = Retroceso

## CalculatorPresentation SettingName

SettingName-order = Orden de las operaciones
    .description = 2 + 3 × 4 da 14 o, de izquierda a derecha, 20
SettingName-angle = Ángulos
    .description = La unidad en que se miden los ángulos
SettingName-reversePolish = Notación polaca inversa
    .description = Si 2 Intro 3 + da 5, con los números en una pila
SettingName-digits = Cifras
    .description = Cuántas cifras tiene un resultado como máximo
SettingName-places = Decimales
    .description = Cuántos decimales se muestran como máximo; el número los conserva todos
SettingName-numberMarks = Separadores
    .description = El separador decimal y la agrupación de las cifras
SettingName-notation = Notación
    .description = Si los resultados se escriben con exponente
SettingName-grouping = Agrupación
    .description = Si las cifras se agrupan de tres en tres
SettingName-theme = Apariencia
    .description = Si la calculadora es clara u oscura
SettingName-language = Idioma
    .description = El idioma de todos los textos
SettingName-keepHistory = Guardar el historial
    .description = Si se guardan los cálculos terminados
SettingName-keepSession = Guardar la sesión
    .description = Si la calculadora continúa donde se dejó

## CalculatorPresentation SettingGroup

SettingGroup-calculating = Cálculo
SettingGroup-numbers = Números
SettingGroup-looks = Aspecto e idioma
SettingGroup-keeping = Conservación

## CalculatorPresentation SettingValue

SettingValue-precedence = Prioridad de operaciones
SettingValue-leftToRight = De izquierda a derecha
SettingValue-radians = Radianes
SettingValue-degrees = Grados
SettingValue-gradians = Gradianes
SettingValue-automatic = Auto
SettingValue-plain = Sin exponente
SettingValue-scientific = Científica
SettingValue-engineering = Ingeniería
SettingValue-thousands = Millares
SettingValue-noGrouping = Sin agrupar
SettingValue-light = Claro
SettingValue-dark = Oscuro
SettingValue-highContrast = Alto contraste
SettingValue-on = Activado
SettingValue-off = Desactivado

## CalculatorPresentation UnitNameError, English: public reason in Quantities

UnitNameError-unknown = unidad desconocida { QUOTED($name) }
UnitNameError-unknown-2 = unidad desconocida { QUOTED($name) }; { JOINED($suggestions, separator: " o ") }?
UnitNameError-ambiguous = { QUOTED($name) } es más de una unidad: { JOINED($meanings, separator: " o ") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

QuantityError-differentDimensions = { $leftIsPlain ->
        [true] un simple número
        *[other] { $left }
    } y { $rightIsPlain ->
        [true] un simple número
        *[other] { $right }
    } miden cosas distintas; ¿quiso decir { $hint }?
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] un simple número
        *[other] { $left }
    } y { $rightIsPlain ->
        [true] un simple número
        *[other] { $right }
    } miden cosas distintas
QuantityError-noUnit = el número no tiene unidad que convertir a { $units }
QuantityError-exponentWithUnit = un exponente no tiene unidad
QuantityError-fractionalExponent = los exponentes de { $units } no serían enteros
QuantityError-exponentTooLarge = el exponente de una unidad es demasiado grande
QuantityError-tooManyUnits = demasiadas unidades
QuantityError-sumOfTemperatures = dos temperaturas no se suman; una diferencia es K, delta_degC o delta_degF
QuantityError-productOfTemperature = una temperatura no se multiplica; una diferencia es K, delta_degC o delta_degF
QuantityError-temperatureAndDifference = una temperatura no es una diferencia de temperaturas
QuantityError-frequencyAndAngle = Hz y un ángulo por tiempo difieren en un 2π incierto; use rpm o turn/s
QuantityError-unitsNotDescending = cada unidad debe ser menor que la anterior y de la misma clase
QuantityError-moneyTimesUnits = { $units } no es una suma de dinero; ¿es un precio en { $price }?
QuantityError-noRate = no se conoce ningún tipo de cambio de { $code } a { $code2 } del { $day }
QuantityError-noRate-alone = no se conoce ningún tipo de cambio de { $code } a { $code2 }
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = esa fecha no existe
DateError-unclear = aquí termina una fecha; ponga espacios alrededor del signo de una resta
DateError-noToday = no se sabe qué día es hoy; escriba su fecha, como 2026-11-22
DateError-noZone = aquí hace falta un instante con su zona horaria, como «2026-11-22 14:30 UTC»
DateError-noSuchZone = no existe esa zona horaria; se llaman, por ejemplo, Europe/Berlin
DateError-noZoneTable = aquí no se conoce ninguna zona horaria; en Linux las trae el paquete tzdata
DateError-damagedZone = no se puede leer el archivo de la zona horaria { $name }
DateError-dayOfNoRate = 'on' y un día son para tipos de cambio
DateError-sumOfDates = dos fechas no se suman
DateError-productOfDate = una fecha solo puede estar en una suma o una diferencia
DateError-noTime = junto a una fecha va un tiempo con su unidad, como «3 days»
DateError-subtractedDate = una fecha no se resta de un tiempo
DateError-notWholeDays = junto a una fecha solo hay días enteros
DateError-notWholeSteps = junto a una fecha solo hay meses y años enteros
DateError-beyondCalendar = las fechas van de 0001-01-01 a 9999-12-31
DateError-noDate = aquí hace falta una fecha, como 2026-11-22
DateError-noSuchTime = los minutos y segundos son menores que 60, y las horas con «am» o «pm» de 1 a 12
DateError-timeOfDay = junto a una hora va una duración, como «5pm + 3 h», u otra hora tras un menos: «5pm - 9am»
DateError-laterTime = la hora tras el menos es posterior; intercámbielas, o sume 24 h a la primera si es del día siguiente
DateError-notConvertible = una fecha no tiene unidad; se convierte «to weekday» y «to week»

## CalculatorPresentation PasteReason

PasteReason-noText = no hay texto
PasteReason-severalNumbers = varios números; escriba sum( o mean( y péguelos ahí
PasteReason-tooLong = más de { $limit } caracteres
PasteReason-notANumber = { QUOTED($text) } no es un número
PasteReason-unfinished = el texto no terminó
PasteReason-expression = columna { $column }, { $cause }
PasteReason-expression-alone = { $cause }
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = no queda espacio
StorageReason-notPermitted = no está permitido
StorageReason-unreadable = no se puede leer
StorageReason-other = algo ha fallado
StorageReason-other-2 = { $detail }

## CalculatorPresentation HistoryReason

HistoryReason-gone = este cálculo ya no está en el historial
HistoryReason-usesItself = un cálculo no puede usar su propio resultado
HistoryReason-usesLater = un cálculo solo puede usar resultados anteriores
HistoryReason-usesUnknown = el cálculo que usa no está en el historial
HistoryReason-unitsHaveNoValue = sus unidades o fechas no tienen valor juntas
HistoryReason-usesRemoved = falta un cálculo que usa
HistoryReason-unreadable = la expresión no se puede leer
HistoryReason-tooLong = más de { $limit } caracteres
HistoryReason-expression = { $cause }
HistoryReason-calculation = { $error }

## CalculatorPresentation SettingReason

SettingReason-noEqualsSign = falta «=»
SettingReason-unknownName = no hay ningún ajuste { QUOTED($name) }
SettingReason-unknownValue = { QUOTED($value) } no es un valor de { $setting }

## CalculatorPresentation Sentence

Sentence-nothingToUndo = Nada que deshacer
Sentence-nothingToRedo = Nada que rehacer
Sentence-nothingToCopy = Nada que copiar
Sentence-nothingToStore = Nada que guardar
Sentence-copied = Copiado: { $number }
Sentence-nothingToLink = Nada que enlazar
Sentence-linkCopied = Enlace a este cálculo copiado
Sentence-pasted-degrees = Pegado: { $reading }, ángulos en grados
Sentence-pasted-radians = Pegado: { $reading }, ángulos en radianes
Sentence-pasted-gradians = Pegado: { $reading }, ángulos en gradianes
Sentence-pasted-alone = Pegado: { $reading }
Sentence-answer = { $text }
Sentence-keysHaveNoUnits = Las teclas no tienen unidades: escriba la operación como línea, por ejemplo + 2 cm
Sentence-ratesTaken = Tipos de cambio tomados: { $count }
Sentence-ageOfRates = antigüedad en días: { $days }
Sentence-needsRates = Falta un tipo de cambio, escrito o pegado: rate 2026-11-20 1 EUR = 1.08 USD
Sentence-notPasted = No pegado: { $reason }
Sentence-linked-degrees = Del enlace: { $reading }, ángulos en grados
Sentence-linked-radians = Del enlace: { $reading }, ángulos en radianes
Sentence-linked-gradians = Del enlace: { $reading }, ángulos en gradianes
Sentence-linked-alone = Del enlace: { $reading }
Sentence-notLinked = Enlace no seguido: { $reason }
Sentence-stored = Guardado: { $number }
Sentence-memoryIsFull = No queda sitio para otro número
Sentence-noOtherForm = Ni fracción ni forma exacta que sea corta
Sentence-noMoreDigits = Calcular más cifras llevaría demasiado tiempo
Sentence-orderIs-precedence = Ahora la multiplicación y la división van primero
Sentence-orderIs-leftToRight = Ahora todo se calcula de izquierda a derecha
Sentence-separators-true = Ahora se muestran los separadores de miles
Sentence-separators-false = Ahora los números no llevan separadores de miles
Sentence-notationIsReversePolish-true = Ahora las operaciones toman sus números de una pila
Sentence-notationIsReversePolish-false = Ahora las operaciones van entre los números
Sentence-anglesAreIn-radians = Ahora los ángulos están en radianes
Sentence-anglesAreIn-degrees = Ahora los ángulos están en grados
Sentence-anglesAreIn-gradians = Ahora los ángulos están en gradianes
Sentence-baseIs = Ahora los números están en base { $base }
Sentence-wordsHave = Ahora las palabras tienen { $bits } bits
Sentence-wordsAreSigned-true = Ahora las palabras tienen signo
Sentence-wordsAreSigned-false = Ahora las palabras no tienen signo
Sentence-historyIsOff = El historial está desactivado
Sentence-historyIsOn = El historial está activado
Sentence-historyIsCleared = El historial se ha borrado
Sentence-calculationIsRemoved = El cálculo se ha quitado
Sentence-notKept = { $changes ->
        [one] { $changes } cambio aún no guardado
        [many] { $changes } de cambios aún no guardados
        *[other] { $changes } cambios aún no guardados
    }: { $reason }
Sentence-historyNotRead = Historial no leído: { $reason }
Sentence-settingsNotRead = Ajustes no leídos: { $reason }
Sentence-settingsNotSaved = Ajustes no guardados: { $reason }
Sentence-setAside = { $lines ->
        [one] { $lines } línea dañada apartada
        [many] { $lines } de líneas dañadas apartadas
        *[other] { $lines } líneas dañadas apartadas
    } en { $place }
Sentence-sessionNotKept = La sesión no se ha guardado: { $reason }
Sentence-sessionNotRead = La sesión no se ha leído: { $reason }
Sentence-sessionSetAside = La última sesión no se puede leer; está en { $place }
Sentence-approximately = aproximadamente { $number }
Sentence-error-alone = Error: { $error }
Sentence-error = Error: { $error }: { $operation } necesita { $count ->
        [one] uno
        *[other] dos
    }
Sentence-spokenError-alone = Error, { $error }
Sentence-spokenError = Error, { $error }: { $operation } necesita { $count ->
        [one] uno
        *[other] dos
    }
Sentence-failure = { $calculation }: { $error }
Sentence-wrapped = { $exact }, en { $bits } bits { $word }
Sentence-wholePart = { $exact }, parte entera { $word }
Sentence-remainder = { $quotient }, resto { $remainder }
Sentence-cut = { $number }, recortado a { $bits } bits
Sentence-bit-true = el bit { $bit }, 1
Sentence-bit-false = el bit { $bit }, 0
Sentence-carry-true = acarreo 1
Sentence-carry-false = acarreo 0
Sentence-calculations = { $count ->
        [one] { $count } cálculo
        [many] { $count } de cálculos
        *[other] { $count } cálculos
    }
Sentence-digits = { $count ->
        [one] { $count } cifra
        [many] { $count } de cifras
        *[other] { $count } cifras
    }
Sentence-greeting = Escriba un cálculo como 5+3 y pulse Intro; { $help } para la ayuda, { $quit } para salir.
Sentence-notPressed = No pulsado: columna { $column }, «{ $character }» no es una tecla
Sentence-notRead = No leído: columna { $column }, { $cause }
Sentence-wouldReplaceNumber = No pulsado: la columna { $column } sustituiría a un número anterior
Sentence-notListed = En la lista no hay { QUOTED($text) }
Sentence-unprintableNotPressed = No pulsado: columna { $column }, este carácter no es una tecla
Sentence-helpHint = { $key } ayuda
Sentence-continues = { $key } continúa
Sentence-closes = { $key } cierra
Sentence-needs = Necesita { $columns }×{ $rows }
Sentence-losesSession = Se perdería lo guardado o pendiente: { $key } sale
Sentence-shortcuts = { $name }: { $shortcuts }

## CalculatorPresentation SheetExample package

SheetExample-budget = Ejemplo: presupuesto; Alquiler; Comida; Electricidad; Teléfono
SheetExample-trip = Ejemplo: reparto de un viaje; Hotel; Gasolina; Cena
SheetExample-invoice = Ejemplo: factura; Diseño; Alojamiento
SheetExample-timesheet = Ejemplo: hoja de horas
SheetExample-loans = Ejemplo: dos préstamos

## CalculatorPresentation SheetFaceWords package

SheetFaceWords-untitled = Sin título
SheetFaceWords-newSheet = Hoja nueva
SheetFaceWords-openSheet = Abrir hoja…
SheetFaceWords-save = Guardar
SheetFaceWords-saveAs = Guardar como…
SheetFaceWords-fileName = Nombre del archivo
SheetFaceWords-text = Hoja
SheetFaceWords-answers = Resultados
SheetFaceWords-more = Forma exacta, más cifras
SheetFaceWords-writeAnswers = Escribir los resultados en el texto
SheetFaceWords-updateAnswers = Actualizar los resultados del texto
SheetFaceWords-removeAnswers = Quitar los resultados del texto
SheetFaceWords-examples = Ejemplos
SheetFaceWords-keypad = Teclas en la pantalla
SheetFaceWords-redraw = Volver a dibujar
SheetFaceWords-move = Moverse
SheetFaceWords-moveByWord = Moverse una palabra
SheetFaceWords-moveToEnd = Al principio o al final
SheetFaceWords-select = Seleccionar
SheetFaceWords-complete = Completar un nombre
SheetFaceWords-changeNumber = Cambiar el número en el cursor
SheetFaceWords-dragNumber = Mantener la tecla y arrastrar un número para cambiarlo
SheetFaceWords-refer = Clic en un resultado: usarlo en la línea
SheetFaceWords-saved = Guardado como { $name }
SheetFaceWords-answersWritten = Los resultados están en el texto
SheetFaceWords-answersUpdated = Los resultados del texto están al día
SheetFaceWords-answersRemoved = No hay resultados en el texto
SheetFaceWords-nothingToUndo = No hay nada que deshacer
SheetFaceWords-nothingToRedo = No hay nada que rehacer
SheetFaceWords-nothingSelected = No hay nada seleccionado
SheetFaceWords-noNameBegins = Ningún nombre empieza así
SheetFaceWords-nothingMore = La línea no tiene resultado
SheetFaceWords-unfinishedPaste = El pegado no terminó; no se tomó nada de él
SheetFaceWords-savesChanges = ¿Guardar los cambios?
SheetFaceWords-losesChanges = Lo que no se guarde se perderá.
SheetFaceWords-discard = Descartar
SheetFaceWords-hasChanged = El archivo ha cambiado desde que se leyó
SheetFaceWords-losesTheirs = Alguien lo ha modificado o eliminado. Sobrescribirlo pierde lo que escribió.
SheetFaceWords-overwrite = Sobrescribir
SheetFaceWords-exists = Ya hay un archivo { $name }
SheetFaceWords-recoversText = ¿Recuperar lo escrito?
SheetFaceWords-wasNotSaved = El programa terminó antes de guardarlo.
SheetFaceWords-wasOtherText = El archivo ha cambiado desde entonces. Lo escrito se abre como hoja nueva y el archivo queda como está.
SheetFaceWords-recover = Recuperar
SheetFaceWords-cannotOpen = No se puede abrir el archivo
SheetFaceWords-cannotSave = No se puede guardar el archivo
SheetFaceWords-isNotText = No es texto en UTF-8.
SheetFaceWords-hasOtherLineEnds = Tiene caracteres que no sobreviven a la edición: NUL o finales de línea de otros sistemas.

## CalculatorPresentation SheetWords package

SheetWords-changedAnswers = { $count ->
        [one] { $count } resultado ha cambiado
        [many] { $count } de resultados han cambiado
        *[other] { $count } resultados han cambiado
    }
SheetWords-line = línea { $number }
SheetWords-equals = igual a { $number }, exacto
SheetWords-approximately = aproximadamente { $number }
SheetWords-failure = error, { $reason }
SheetWords-pending = aún se calcula
SheetWords-function = función
SheetWords-graph = gráfica
SheetWords-heading = título
SheetWords-blank = vacía
SheetWords-plus = más
SheetWords-minus = menos
SheetWords-times = por
SheetWords-dividedBy = dividido entre
SheetWords-toThePowerOf = elevado a
SheetWords-percent = por ciento
SheetWords-definedAs = es
SheetWords-opensParenthesis = abre paréntesis
SheetWords-closesParenthesis = cierra paréntesis
SheetWords-sum = suma { $number }
SheetWords-average = media { $number }
SheetWords-count = cantidad { $count }
SheetWords-countedLines = ({ $count } { $count ->
        [one] línea
        *[other] líneas
    })
SheetWords-addedMarks = los números de esta hoja se leen como { $marks }; lo dice la primera línea
SheetWords-remark = { $remark }
SheetWords-failedLine = la línea { $number } tiene un error
SheetWords-nothingAbove = no hay nada que contar arriba
SheetWords-lineBelow = la línea está abajo, y las líneas solo leen lo que tienen arriba
SheetWords-noSuchLine = esa línea no tiene valor
SheetWords-refusal = { $refusal }
SheetWords-limit-tooManyLines = { $lineLimit } líneas como máximo
SheetWords-limit-tooLong = { $byteLimit } bytes como máximo

## CalculatorPresentation ReadingNote, English: public reason in CalculatorModel

ReadingNote-calories = una caloría son 4,184 J; para las de los alimentos, escriba kcal
ReadingNote-pounds = una libra es aquí un peso; el dinero es £ o GBP
ReadingNote-workdays = de lunes a viernes, sin el primer día; no se conocen los festivos
ReadingNote-addsPercentage = suma el porcentaje; `of` da solo la parte
ReadingNote-isNoDate = calculado como números; una fecha se escribe 2026-12-20
ReadingNote-bits = `and` y `or` operan con bits; una suma se escribe con +
ReadingNote-hoursAndMinutes = 5:12 son 5 h 12 min; 5 min 12 s es 0:05:12
ReadingNote-isDuration = una duración; una hora del día se escribe 11pm + 8 h
ReadingNote-timesCancel = las horas y los días se cancelan; para horas por día, divida solo por el número
ReadingNote-isNoShare = un porcentaje entre paréntesis es un número, no una parte; quite los paréntesis
ReadingNote-beforeGregorian = antes del 15 de octubre de 1582 es la fecha gregoriana, no la juliana

## CalculatorPresentation SheetRemark

SheetRemark-countsDefinitions = cuenta { LINES($lines) }; una línea en blanco sobre las partidas lo deja fuera
SheetRemark-leavesOut = no cuenta { LINES($lines) }
SheetRemark-leavesOutPercentages = no cuenta { LINES($lines) }; con `{ $sum }` sí se cuenta
SheetRemark-takesOff = descuenta { LINES($lines) }
SheetRemark-countsPercentages = incluye { LINES($lines) } de las líneas de arriba
SheetRemark-countsDerived = cuenta { LINES($lines) } y también aquello de lo que se calcula
SheetRemark-addsBulleted = suma { LINES($lines) }: el guion es una viñeta; un menos va delante del número
SheetRemark-adds = suma { LINES($lines) }; un menos ante el importe lo resta
SheetRemark-countsAboveTotal = cuenta también las líneas sobre el total de la línea { $line }
SheetRemark-leavesBlockAbove = no cuenta las líneas sobre la línea vacía; `grand total` las cuenta todas
SheetRemark-countsAsMoney = cuenta { LINES($lines) } como { $currency }
SheetRemark-note = { $note }
SheetRemark-totalsBlockAbove = trata del bloque sobre la línea en blanco
SheetRemark-text = { $word }: texto; ¿quiso decir { $name }?
SheetRemark-text-alone = { $word } es texto; nada se llama así
SheetRemark-radians = en radianes; en grados sin(30°), o `# exactly: angle deg` arriba
SheetRemark-otherReading = leído como { $reading }
SheetRemark-optionsTooLow = las opciones solo cuentan arriba del todo, antes de la primera línea

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = Un comentario no calcula nada
SheetKeyRefusal-needsNumber = Antes hace falta un número
SheetKeyRefusal-needsOperation = Antes hace falta una operación
SheetKeyRefusal-secondPoint = Solo un separador decimal
SheetKeyRefusal-nothingToClear = Aquí no hay nada que borrar
SheetKeyRefusal-nothingToDelete = No hay ningún carácter antes
SheetKeyRefusal-noOpenParenthesis = No hay ningún paréntesis abierto
SheetKeyRefusal-nothingToRepeat = No hay ninguna operación que repetir
SheetKeyRefusal-memory = Una hoja guarda números con nombres: a = 5
SheetKeyRefusal-random = Los resultados de una hoja dependen solo de su texto
SheetKeyRefusal-reversedPower = La base de una potencia va primero: x^y
SheetKeyRefusal-otherKeypad = Esta tecla es de otro teclado

## CalculatorPresentation UnitCategory package

UnitCategory-angle = Ángulo
UnitCategory-area = Superficie
UnitCategory-currency = Moneda
UnitCategory-data = Datos
UnitCategory-energy = Energía
UnitCategory-force = Fuerza
UnitCategory-fuel = Consumo de combustible
UnitCategory-length = Longitud
UnitCategory-power = Potencia
UnitCategory-pressure = Presión
UnitCategory-speed = Velocidad
UnitCategory-temperature = Temperatura
UnitCategory-time = Tiempo
UnitCategory-volume = Volumen
UnitCategory-weight = Peso
UnitCategory-other = Otras

## CommandLineInterface HelpHint

HelpHint-seeHelp = { $reason } (véase { $command } --help)

## CommandLineInterface LineRefusal package

LineRefusal-tooLong = No leído: la línea tiene más de { $limit } bytes
LineRefusal-notUTF8 = No leído: la línea no es texto UTF-8

## CommandLineInterface OptionRefusal package

OptionRefusal-unknown = opción desconocida «{ $name }»; ¿quería decir «{ $other }»?
OptionRefusal-unknown-alone = opción desconocida «{ $name }»
OptionRefusal-takesNoValue = { $option } no admite ningún valor
OptionRefusal-needsValue = { $option } necesita un valor
OptionRefusal-notInRange = { $option } espera un número de { $least } a { $most }, no «{ $text }»
OptionRefusal-isFor = { $option } se usa con { $task }

## CommandLineInterface ProgressText

ProgressText-calculating = calculando (Ctrl-C lo detiene)

## CommandLineInterface HelpTitle package

HelpTitle-usage = USO
HelpTitle-options = OPCIONES
HelpTitle-exitStatus = ESTADO DE SALIDA

## CommandLineInterface EditingText package

EditingText-search = buscar «{ $text }»:
EditingText-notFound = no se encuentra «{ $text }»:
EditingText-more = y { $count } más

## CommandLineInterface SystemError package by action

SystemError-open = { $name }: { $cause }
SystemError-read = no se puede leer la entrada: { $cause }
SystemError-write = no se puede escribir: { $cause }
SystemError-wait = no se puede esperar la entrada: { $cause }

## CommandLineInterface SystemCause

SystemCause-noFile = el archivo no existe
SystemCause-notPermitted = sin permiso
SystemCause-isFolder = es una carpeta
SystemCause-noSpace = no queda espacio en el dispositivo
SystemCause-other = { $text }

## exactly Option

Option-digits = cifras significativas de una respuesta: 1 a { $digitLimit } (16)
Option-places = en lugar de --digits, cifras tras el punto: 0 a { $digitLimit }; las mitades, lejos de cero
Option-exact = la forma exacta, como √3/2 o 1/3, donde hay una corta
Option-mixed = como --exact, con 7/2 escrito 3 1/2
Option-explain = cada paso de una expresión, y lo que está probado de él
Option-angle = la unidad en que se miden los ángulos: rad, deg o grad (rad)
Option-notation = automatic (o auto), plain (sin exponente), scientific (1.2e4) o engineering (12e3)
Option-grouping = thousands (1_234_567; con --keys 1,234,567) o none
Option-base = números enteros en base 2, 8, 10 o 16, con todas las cifras
Option-word = calcula con palabras de 8, 16, 32 o 64 bits, a las que se recorta cada paso
Option-signed = las palabras tienen signo, como sin esta opción
Option-unsigned = las palabras no tienen signo
Option-json = un objeto JSON por línea
Option-csv = cada vez una línea de valores separados por comas, primero los nombres de las columnas
Option-rates = convierte dinero con los tipos de un archivo: date,from,to,rate,source
Option-marks = qué significan los signos de 1,234 y 1.234: 1,234.5 o 1.234,5
Option-today = el día que es today, como 2026-11-22
Option-file = responde a las líneas de un archivo; - es la entrada estándar
Option-jobs = cuántos hilos responden a las líneas: de 1 a { $jobLimit } (tantos como puedan ejecutarse a la vez)
Option-keys = pulsa teclas; - lee una secuencia por línea
Option-order = precedence, como en Apple, o left-to-right
Option-mode = basic (9 cifras), scientific (16) o programmer (palabras de 8 a 64 bits)
Option-reversePolish = notación polaca inversa: las operaciones toman sus números de una pila
Option-plain = líneas de texto sin códigos de control, para lectores de pantalla
Option-new = empieza con 0 y la memoria vacía, no donde terminó la última
Option-remove = elimina un cálculo; --json muestra su ID
Option-label = da nombre a un cálculo con las palabras que siguen, o se lo quita
Option-tape = imprime los cálculos como una sumadora
Option-clear = elimina todos los cálculos, sin preguntar
Option-off = desde ahora no guarda cálculos
Option-on = vuelve a guardar los cálculos
Option-reset = devuelve todos a su valor inicial
Option-answers = muestra solo las respuestas, una línea por cada una de la hoja
Option-write = pone al día las respuestas en el archivo
Option-writeAll = escribe una respuesta detrás de cada línea que la tiene
Option-strip = quita las respuestas del archivo
Option-check = dice qué respuestas de los archivos son erróneas, sin cambiar nada
Option-from = el extremo izquierdo del dibujo (-10)
Option-to = el extremo derecho del dibujo (10)
Option-bottom = el borde inferior del dibujo (elegido según los valores)
Option-top = el borde superior del dibujo (elegido según los valores)
Option-size = columnas y filas de píxeles, como 800x500, que es lo habitual; da SVG
Option-count = dice cuántos píxeles están dibujados, vacíos y sin decidir
Option-completionScript = muestra lo que completa esta orden en bash, zsh o fish
Option-manual = muestra la página de manual, para man
Option-version = muestra la versión
Option-help = muestra esta ayuda

## exactly SessionWord

SessionWord-help = esta ayuda, o la de una función o una palabra
SessionWord-variables = los nombres de los números, y sus valores
SessionWord-functions = todas las funciones y constantes, primero las propias, o las de una palabra
SessionWord-units = todas las unidades, o las de una palabra
SessionWord-history = las líneas escritas antes, o las últimas N
SessionWord-undo = deshace la última línea que cambió algo, o las últimas N
SessionWord-reset = olvida todos los nombres y la respuesta; undo los recupera
SessionWord-digits = dice cuántas cifras significativas se muestran, o lo cambia
SessionWord-places = lo mismo para las cifras tras el punto
SessionWord-notation = escribe las respuestas { $notations }
SessionWord-grouping = escribe 1_234_567 por 1234567, o no
SessionWord-exact = muestra solo la forma exacta donde hay una corta, o fracciones como 3 1/2
SessionWord-degrees = mide los ángulos en grados
SessionWord-radians = mide los ángulos en radianes
SessionWord-gradians = mide los ángulos en gradianes
SessionWord-preview = muestra al escribir la respuesta hasta ese punto, o no
SessionWord-clear = borra la pantalla
SessionWord-quit = sale de la sesión, como Ctrl-D

## exactly ExplanationText package

ExplanationText-nothingCalculated = no se calcula nada
ExplanationText-moreSteps = … { $count } paso{ $count ->
        [one] { "" }
        *[other] s
    } más
ExplanationText-noDecimal = sin número decimal: { $reason }
ExplanationText-noValue = sin valor: { $reason }
ExplanationText-exact = exacto
ExplanationText-rounded = redondeado
ExplanationText-roundedWithin = redondeado, con un error de { $bound } como máximo
ExplanationText-noted = { $note }; con un error de { $bound } como máximo
ExplanationText-converted = de { $unit ->
        [radians] radianes
        [degrees] grados
        *[gradians] gradianes
    } a { $other ->
        [radians] radianes
        [degrees] grados
        *[gradians] gradianes
    }; { $proof }
ExplanationText-measured = el ángulo en { $unit ->
        [radians] radianes
        [degrees] grados
        *[gradians] gradianes
    }; { $proof }

## exactly FailureReason package

FailureReason-expression = { $cause }
FailureReason-calculation = { $demand }
FailureReason-unknownKey = tecla desconocida «{ $name }»
FailureReason-severalKeys = «{ $name }» puede ser varias teclas: ponga espacios entre ellas
FailureReason-tooLong = más de { $limit } bytes
FailureReason-notUTF8 = no es texto UTF-8
FailureReason-meantCommand = esto no es una expresión; ¿quería decir «exactly { $words }»?
FailureReason-unknownOption = opción desconocida «{ $name }»
FailureReason-unknownOption-2 = opción desconocida «{ $name }»; ¿quería decir { JOINED($options, separator: " o ") }?
FailureReason-noFile = { $cause }; y no hay ningún archivo con este nombre

## exactly HelpPart package

HelpPart-summary = Una calculadora con las teclas de Apple y sin ninguna cifra errónea
HelpPart-inTerminal = en un terminal: la calculadora a pantalla completa; si no, una expresión y una respuesta por línea
HelpPart-expression = la respuesta: exactly '1/3 + 1/6' muestra 0.5
HelpPart-file = las respuestas a las líneas de un archivo; también --file FILE
HelpPart-keys = pulsa las teclas de la calculadora y muestra su pantalla
HelpPart-task-repl = una sesión de expresiones, con variables y edición de líneas
HelpPart-task-functions = enumera todas las funciones y constantes, o las de una palabra
HelpPart-task-units = enumera todas las unidades, o las de una palabra
HelpPart-task-sheet = calcula un archivo cuyas líneas se usan unas a otras, una hoja viva
HelpPart-task-plot = dibuja funciones de x: las curvas y todo lo que está demostrado de ellas
HelpPart-task-history = enumera los cálculos guardados; con opciones también los cambia
HelpPart-task-settings = enumera los ajustes; con un nombre y un valor cambia uno
HelpPart-task-rates = guarda tipos de cambio, de ficheros del Banco Central Europeo o de otros
HelpPart-task-help = esta ayuda; con un nombre, la de una tarea, una función o una constante
HelpPart-title-repl = Una sesión de expresiones en un terminal
HelpPart-title-functions = Todas las funciones y constantes de las expresiones
HelpPart-title-units = Todas las unidades de las expresiones
HelpPart-title-sheet = Una hoja viva: líneas de texto, cada una con su respuesta
HelpPart-title-plot = Curvas con raíces, extremos, polos, saltos y huecos
HelpPart-title-history = Los cálculos guardados, el más antiguo primero
HelpPart-title-settings = Los ajustes de la calculadora con teclas
HelpPart-title-rates = Los tipos de cambio que se guardan para el dinero
HelpPart-title-help = La ayuda de la orden, de una tarea o de un nombre
HelpPart-examplesTitle = EJEMPLOS
HelpPart-expressionsTitle = EXPRESIONES
HelpPart-keysTitle = TECLAS
HelpPart-linesTitle = LÍNEAS
HelpPart-keptTitle = LO QUE SE GUARDA
HelpPart-plotsTitle = LO QUE SE MUESTRA
HelpPart-namesTitle = NOMBRES
HelpPart-fiftyDigits = cincuenta cifras, la última redondeada
HelpPart-twoAnswers = 3, luego 18.84955592153876
HelpPart-jsonAnswer = la lectura, el decimal y la fracción
HelpPart-steps = cada paso, y lo que está probado de él
HelpPart-fileAnswers = las respuestas a las líneas de un archivo
HelpPart-taskHelp = la ayuda de una tarea
HelpPart-language = + - * / ^ o − × ÷ √, paréntesis, decimales, exponentes (1e-3), _ entre cifras, factoriales (5!), grados (30°), porcentajes (200 + 10% es 220, 200 * 10% es 20), productos sin signo (2pi), funciones y constantes por su nombre, # para comentarios.
HelpPart-naming = En una tubería y en una sesión, x = 3 da nombre a un número, f(x) = x^2 + 1 a una función, y ans o _ es la respuesta anterior.
HelpPart-exactness = Los números son exactos; si una respuesta tiene más cifras que las mostradas, la última está redondeada.
HelpPart-keySequences = 0 a 9 . + - * / = % +/- C AC DEL y nombres como sqrt y x^y. Pueden ir juntos donde solo se pueden separar de una manera: 2+3= pero 5 +/- =.
HelpPart-answered = todo ha tenido respuesta
HelpPart-noValue = algo no tenía valor, o se rechazó una línea de la entrada
HelpPart-unreadable = no se pudo leer la entrada, o las opciones son erróneas
HelpPart-session = responde línea tras línea, hasta quit o Ctrl-D
HelpPart-functions = una línea cada una: el nombre, qué es, un ejemplo
HelpPart-units = una línea cada una: el símbolo, los nombres, el valor exacto, la fuente
HelpPart-unitsAbout = las que tienen la palabra en su línea
HelpPart-rates = enumera el tipo más reciente de cada moneda
HelpPart-ratesImport = toma los de un fichero: XML o CSV del BCE, o líneas date,from,to,rate,source; - es la entrada estándar
HelpPart-ratesClear = los olvida
HelpPart-importsRates = el fichero tal como se descarga
HelpPart-importsRatesOfToday = los tipos del día
HelpPart-unitsOfPressure = las unidades de presión
HelpPart-functionsAbout = las que tienen la palabra en su nombre o descripción
HelpPart-commandHelp = la ayuda de la orden
HelpPart-nameHelp = la de una tarea, o qué es una función o una constante
HelpPart-sheet = abre la hoja o la muestra con sus respuestas (--plain); - es la entrada estándar
HelpPart-sheetChange = cambia las respuestas en los archivos; también --write-all y --strip
HelpPart-sheetCheck = dice qué respuestas de los archivos son erróneas
HelpPart-plot = dibuja hasta seis funciones de x; y = puede ir delante de cada una
HelpPart-plotBetween = para x de A a B (de -10 a 10)
HelpPart-history = enumera los cálculos
HelpPart-label = da nombre a un cálculo; sin palabras se lo quita
HelpPart-settings = enumera los ajustes y los valores posibles de cada uno
HelpPart-setting = muestra el valor de un ajuste
HelpPart-change = cambia un ajuste
HelpPart-lines = x = 3 da nombre a un número, f(x) = x^2 + 1 a una función, y ans es la respuesta anterior. ? enumera lo demás. = precede a lo exacto, ≈ a lo redondeado.
HelpPart-sheetLines = rent = 1200 da nombre a un número, que las líneas de abajo pueden usar. total trata de las líneas de arriba, hasta una en blanco; ans es la respuesta anterior, y line 3 la de la tercera línea. # empieza un comentario. De un archivo Markdown (.md) solo se calculan los bloques marcados exactly, todos como una sola hoja.
HelpPart-sheetAnswers = Una respuesta va en su línea detrás de #: = ante lo exacto, ≈ ante lo redondeado, ! ante la razón si no la hay. La que tiene menos cifras conserva su número.
HelpPart-kept = Lo que una persona calcula en un terminal se guarda, hasta history --off: las expresiones y --keys dados como argumentos, las líneas de una sesión y los cálculos de la propia calculadora. Las tuberías y los archivos no guardan nada.
HelpPart-plots = Cada raíz, extremo, polo, salto, hueco o laguna de la lista está demostrado, y no hay otros; donde no se pudo seguir una curva, se dice. Solo se dibujan píxeles donde está demostrado que pasa la curva. En un terminal la imagen está en braille, fuera de él en SVG.
HelpPart-names = Las expresiones y --keys no siguen los ajustes, sino que tienen opciones.
HelpPart-beginsSession = empieza una sesión
HelpPart-sessionInDegrees = una en grados y con 30 cifras
HelpPart-functionsWithRoot = las funciones con root en su línea
HelpPart-functionHelp = qué es una función, con un ejemplo
HelpPart-sheetWithAnswers = la hoja con sus respuestas
HelpPart-sheetInCI = en un guion: estado 1 si una respuesta es errónea
HelpPart-plotAsPicture = una imagen para una página o un documento
HelpPart-plotOfTwo = dos curvas
HelpPart-plotInWords = la descripción y una tabla de valores
HelpPart-historyForPrograms = para programas, con el ID de cada cálculo
HelpPart-historyForSpreadsheet = para una hoja de cálculo
HelpPart-tapeForPrinter = para imprimirlo
HelpPart-namesCalculation = da nombre a un cálculo
HelpPart-leftToRight = 2 + 3 × 4 es desde ahora 20 con las teclas
HelpPart-notationAtFirst = muestra automatic, hasta que se cambie

## exactly HistoryText package

HistoryText-noCalculation = no hay ningún cálculo { $id }
HistoryText-removed = { $count ->
        [one] { $count } cálculo eliminado
        [many] { $count } de cálculos eliminados
        *[other] { $count } cálculos eliminados
    }
HistoryText-unreadableLeft = lo que no se pudo leer sigue en { $place }
HistoryText-isOn = desde ahora se guardan los cálculos
HistoryText-isOff = desde ahora no se guardan cálculos; exactly history --clear elimina los anteriores
HistoryText-storage = { $error }
HistoryText-setAside = { $count ->
        [one] una línea del historial no se pudo leer y está
        *[other] { $count } líneas del historial no se pudieron leer y están
    } ahora en { $place }

## exactly NameText package

NameText-function-squareRoot = raíz cuadrada, también √
NameText-function-cubeRoot = raíz cúbica, también ∛
NameText-function-root = raíz n-ésima de x
NameText-function-power = potencia, también ^ y **
NameText-function-exponential = potencia de e
NameText-function-naturalLogarithm = logaritmo natural, en base e
NameText-function-logarithm = logaritmo en base 10, como en la tecla de una calculadora, o en una base dada en segundo lugar
NameText-function-binaryLogarithm = logaritmo en base 2
NameText-function-decimalLogarithm = logaritmo en base 10
NameText-function-exponentialLessOne = e^x − 1
NameText-function-logarithmOfOneMore = ln(1 + x)
NameText-function-sine = seno de un ángulo
NameText-function-cosine = coseno de un ángulo
NameText-function-tangent = tangente de un ángulo
NameText-function-secant = secante de un ángulo, 1/cos
NameText-function-cosecant = cosecante de un ángulo, 1/sin
NameText-function-cotangent = cotangente de un ángulo, 1/tan
NameText-function-arcsine = ángulo de un seno
NameText-function-arccosine = ángulo de un coseno
NameText-function-arctangent = ángulo de una tangente
NameText-function-arctangent2 = ángulo del punto (x, y), con y primero
NameText-function-hyperbolicSine = seno hiperbólico
NameText-function-hyperbolicCosine = coseno hiperbólico
NameText-function-hyperbolicTangent = tangente hiperbólica
NameText-function-hyperbolicSecant = secante hiperbólica, 1/cosh
NameText-function-hyperbolicCosecant = cosecante hiperbólica, 1/sinh
NameText-function-hyperbolicCotangent = cotangente hiperbólica, 1/tanh
NameText-function-areaSine = inversa de sinh
NameText-function-areaCosine = inversa de cosh, nunca negativa
NameText-function-areaTangent = inversa de tanh
NameText-function-areaSecant = inversa de sech, no negativa
NameText-function-areaCosecant = inversa de csch
NameText-function-areaCotangent = inversa de coth
NameText-function-factorial = factorial, también «!»
NameText-function-gamma = función gamma, (x − 1)!
NameText-function-logarithmOfGamma = ln |gamma(x)|
NameText-function-combinations = formas de elegir k de n
NameText-function-permutations = formas de elegir k de n en orden
NameText-function-fibonacci = término de la sucesión de Fibonacci
NameText-function-absolute = distancia a cero
NameText-function-sign = −1, 0 o 1 según el signo
NameText-function-floor = entero inmediatamente inferior
NameText-function-ceiling = entero inmediatamente superior
NameText-function-round = entero más cercano, o con tantos decimales; los medios se alejan de cero
NameText-function-truncation = parte entera
NameText-function-fraction = lo que deja trunc
NameText-function-remainder = resto con el signo del divisor, también en medio: 8 mod 3
NameText-function-greatestCommonDivisor = máximo común divisor
NameText-function-leastCommonMultiple = mínimo común múltiplo
NameText-function-minimum = el menor de todos
NameText-function-maximum = el mayor de todos
NameText-function-hypotenuse = √(x² + y² + …)
NameText-function-sum = suma, también de una lista, y sobre k: sum(1/k, k, 1, 9)
NameText-function-product = producto, también de una lista, y sobre k: product(k, k, 1, 9)
NameText-function-mean = media, también de una lista
NameText-function-median = mediana, también de una lista
NameText-function-mode = el valor más frecuente, también de una lista
NameText-function-count = cuántos hay
NameText-function-variance = varianza de una muestra, también de una lista, por n − 1
NameText-function-populationVariance = varianza de la población, por n
NameText-function-standardDeviation = desviación estándar de una muestra, √var
NameText-function-populationStandardDeviation = desviación estándar de la población, √varp
NameText-function-geometricMean = media geométrica
NameText-function-harmonicMean = media armónica
NameText-function-rootMeanSquare = media cuadrática
NameText-function-quantile = bajo lo que queda la parte p de los números, interpolado en (n − 1)p
NameText-function-quotient = cociente entero, hacia cero
NameText-function-truncatedRemainder = lo que deja quot, con el signo de a
NameText-function-derivative = derivada de una expresión en x en el punto a
NameText-function-integral = integral de una expresión en x de a a b
NameText-function-roots = números de a a b en los que una expresión en x es cero
NameText-function-solve = soluciones de una ecuación en x cuyos lados son polinomios
NameText-function-hexadecimal = alrededor de toda una línea: la respuesta en base 16, como x to hex
NameText-function-octal = alrededor de toda una línea: la respuesta en base 8, como x to oct
NameText-function-binary = alrededor de toda una línea: la respuesta en base 2, como x to bin
NameText-function-decimal = alrededor de toda una línea: todas las cifras en base 10, como x to dec
NameText-function-int8 = recortado a 8 bits con signo
NameText-function-int16 = recortado a 16 bits con signo
NameText-function-int32 = recortado a 32 bits con signo
NameText-function-int64 = recortado a 64 bits con signo
NameText-function-uint8 = recortado a 8 bits sin signo
NameText-function-uint16 = recortado a 16 bits sin signo
NameText-function-uint32 = recortado a 32 bits sin signo
NameText-function-uint64 = recortado a 64 bits sin signo
NameText-function-rotationLeft = bits girados n lugares a la izquierda en una palabra de 8, 16, 32 o 64 sin signo
NameText-function-rotationRight = bits girados n lugares a la derecha en una palabra de 8, 16, 32 o 64 sin signo
NameText-function-byteswap = bytes de una palabra sin signo en el orden inverso
NameText-function-population = cuántos bits son 1
NameText-example = { $function }: { $equation }
NameText-constant-pi = la circunferencia de un círculo de diámetro 1: 3.14159…
NameText-constant-tau = 2π, una vuelta completa: 6.28318…
NameText-constant-e = la base de los logaritmos naturales: 2.71828…
NameText-unit-degrees = un ángulo en grados, también °: sin(30 deg) = 0.5
NameText-unit-radians = un ángulo en radianes: sin(pi/6 rad) = 0.5
NameText-unit-gradians = un ángulo en gradianes, de los que 100 forman un ángulo recto: sin(100 grad) = 1
NameText-date-weekday = día de la semana de una fecha, 1 el lunes: weekday(2026-11-22) = 7
NameText-date-week = semana de una fecha según ISO 8601: week(2026-11-22) = 47
NameText-date-dayOfYear = día del año de una fecha: dayofyear(2026-02-01) = 32
NameText-date-workday = fecha tantos días de lunes a viernes después: workday(2026-11-27; 5) = 2026-12-04
NameText-date-workdays = días de lunes a viernes entre dos fechas: workdays(2026-11-27; 2026-12-04) = 5
NameText-today = el día de hoy: today + 1 week
NameText-answer = la respuesta anterior a esta, en una tubería y en una sesión
NameText-otherNames = ; o { $names }
NameText-either = { $one } o { $other }

## exactly Notice package

Notice-readAs = leído como { $reading }
Notice-written-exactnessUndecided = no se puede decidir si este es el valor exacto
Notice-written-belowAbsoluteZero = esto está por debajo del cero absoluto
Notice-written-onOtherDay-1 = al día siguiente
Notice-written-onOtherDay-minus1 = el día anterior
Notice-written-onOtherDay = { $days } días antes
Notice-written-onOtherDay-2 = { $days } días después
Notice-written-certainDigits = { $count ->
        [one] solo 1 cifra es segura
        *[other] solo { $count } cifras son seguras
    }
Notice-both = { $one }; { $other }
Notice-note = { $note }
Notice-zones = zonas horarias de tzdata { $version }
Notice-anglesInRadians = los ángulos están aquí en radianes; 30° o 30 deg es uno en grados
Notice-ignoredDigits = { $count ->
        [one] se omitió una cifra
        *[other] se omitieron { $count } cifras
    }: un número tiene hasta { $limit } en este teclado
Notice-digitsDoNotFit = { $count ->
        [one] se omitió una cifra
        *[other] se omitieron { $count } cifras
    }: no es de la base { $base } o no cabe en { $bits } bits
Notice-keysWithoutEffect = sin efecto aquí: { JOINED($keys, separator: ", ") }
Notice-wraps = un paso superó los { $bitWidth } bits y se recortó a ellos
Notice-rates = a { JOINED($rates, separator: ", ") }{ $days ->
        [one] ; de hace un día
        *[other] ; de hace { $days } días
    }
Notice-rates-alone = a { JOINED($rates, separator: ", ") }
Notice-noExactForm = no hay una forma exacta corta; esto está redondeado
Notice-historyNotWritten = el historial no se ha escrito: { $error }
Notice-notInHistory = { $count ->
        [one] un cálculo no está
        *[other] { $count } cálculos no están
    } en el historial: { $error }
Notice-linesNotRead = no se pueden leer las líneas escritas antes: { $error }
Notice-linesNotKept = las líneas no se guardan: { $error }
Notice-settingNotUnderstood = { $path }, línea { $line }: { $cause }
Notice-nothingToCalculate = nada que calcular; pruebe exactly '1/3 + 1/6' o exactly --help

## exactly OptionScope package

OptionScope-keys = para las teclas:
OptionScope-terminal = en un terminal:
OptionScope-task = para { $task }:

## exactly PlotText package

PlotText-title = { $functions } para x de { $from } a { $to }
PlotText-height = y de { $bottom } a { $top }
PlotText-noRoots = Sin raíces
PlotText-roots = Raíces: { $list }
PlotText-maxima = Máximos: { $list }
PlotText-minima = Mínimos: { $list }
PlotText-poles = Polos: { $list }
PlotText-jumps = Saltos: { $list }
PlotText-holes = Huecos: { $list }
PlotText-gaps = No definida: { $list }
PlotText-levels = Constante: { $list }
PlotText-undecided = Sin decidir: { $list }
PlotText-noCrossings = Sin intersecciones
PlotText-crossings = Intersecciones: { $list }
PlotText-same = Iguales: { $list }
PlotText-touching = { $number } (toca)

## exactly SessionMessage package

SessionMessage-greeting = exactly { $version }: una expresión e Intro; ? para la ayuda, quit para salir.
SessionMessage-nothingCalled = nada se llama «{ $name }»; functions enumera lo que hay
SessionMessage-ownNumber = un número propio
SessionMessage-isOwnNumber = { $name } es un número propio
SessionMessage-takesLong = { $name } tarda mucho en escribirse
SessionMessage-forgot = { $count ->
        [0] ningún nombre que olvidar
        [one] { $count } nombre olvidado
        *[other] { $count } nombres olvidados
    }
SessionMessage-anglesIn-radians = ángulos en radianes
SessionMessage-anglesIn-degrees = ángulos en grados
SessionMessage-anglesIn-gradians = ángulos en gradianes
SessionMessage-nothingToUndo = nada que deshacer
SessionMessage-undone = deshecho: { $line }
SessionMessage-noNames = ningún número tiene nombre aún: x = 3 le da uno
SessionMessage-error = error: { $reason }
SessionMessage-notOneOf = { $word } puede ser { $choices }, no «{ $text }»
SessionMessage-notInRange = { $word } espera un número de { $least } a { $most }, no «{ $text }»
SessionMessage-standsAlone = { $word } va solo, sin «{ $text }»
SessionMessage-settingsAlone = los ajustes van sin «{ $first }»: { $text }
SessionMessage-noUnit = ninguna unidad con «{ $word }»; units las enumera todas
SessionMessage-noFunction = ninguna función tiene «{ $word }» en su nombre o descripción
SessionMessage-isNumberNow = «{ $name }» es ahora un número y no una palabra de la sesión; { $other } aún lo es
SessionMessage-isNumberNow-alone = «{ $name }» es ahora un número y no una palabra de la sesión
SessionMessage-calculation = un cálculo; = marca una respuesta exacta, ≈ una redondeada
SessionMessage-namesNumber = da nombre a un número
SessionMessage-namesFunction = da nombre a una función
SessionMessage-answerBefore = la respuesta anterior
SessionMessage-openLine = una línea con un paréntesis abierto, o que acaba en un operador o \, sigue debajo
SessionMessage-arrowKeys = ↑, ↓
SessionMessage-linesBefore = las líneas que empiezan por lo que precede al cursor; Ctrl-R busca en todas
SessionMessage-completesName = completa un nombre, o enumera los que hay
SessionMessage-givesUp = abandona una línea, o detiene un cálculo

## exactly SheetMessage package

SheetMessage-wrong = es «{ $found }», debería ser «{ $expected }»
SheetMessage-stale = es «{ $found }», no debería ser nada
SheetMessage-untold = { $reason }; ningún comentario de respuesta dice «{ $answer }»
SheetMessage-limit-tooManyLines = más de { $lineLimit } líneas
SheetMessage-limit-tooLong = más de { $byteLimit } bytes
SheetMessage-hasChanged = ha cambiado desde que se leyó; no se escribió nada

## exactly UsageReason package

UsageReason-givenTwice = { $option } aparece dos veces
UsageReason-excluded = { $one } y { $other } se excluyen entre sí
UsageReason-needs = { $option } se usa con { $other }
UsageReason-notOneOf = { $option } puede ser { JOINED($choices, separator: ", ", last: " o ") }, no «{ $text }»
UsageReason-noIdentifier = { $option } espera 16 cifras hexadecimales, como las muestra --json
UsageReason-noExpressionBeside = { $option } va sin expresión
UsageReason-noSettingBeside = { $option } va sin nombre de ajuste
UsageReason-noDate = { $option } es una fecha como 2026-11-22, no «{ $text }»
UsageReason-malformedRate = { $file }, línea { $line }: un tipo es date,from,to,rate,source, como 2026-11-20,EUR,USD,1.0823,ECB
UsageReason-tooManyRates = { $file }: más de { $limit } tipos
UsageReason-ratesTooLong = { $file }: más de { $limit } bytes
UsageReason-isForExpressions = { $option } se usa con expresiones
UsageReason-isForOneExpression = { $option } se usa con una sola expresión, dada como argumento
UsageReason-isForExpressionsAndKeys = { $option } se usa con expresiones y --keys; la calculadora tiene un ajuste con ese nombre
UsageReason-isForObjects = { $option } se usa con expresiones, --keys, history, sheet y plot
UsageReason-isForRecords = { $option } se usa con expresiones, --keys e history
UsageReason-isForKeys = { $option } se usa con las teclas
UsageReason-isForTerminals = { $option } se usa con la calculadora en un terminal
UsageReason-sessionWithExpression = repl va sin expresión: omita «repl», o escriba «{ $line }» en la sesión
UsageReason-sheetNeedsFile = sheet necesita el nombre de un archivo; - es la entrada estándar
UsageReason-oneSheet = sheet muestra un solo archivo; varios van con --write, --write-all, --strip y --check
UsageReason-plotNeedsFunction = plot necesita una función de x, como sin(x)/x

UsageReason-noSize = { $option } espera columnas y filas de 1 a { $limit }, como 800x500, no «{ $text }»
UsageReason-notBelow = { $one } tiene que ser menor que { $other }
UsageReason-noFraction = { $option } espera una fracción o un decimal, no «{ $text }»
UsageReason-tooManyCurves = un dibujo tiene hasta { $limit } curvas
UsageReason-tooNarrow = el intervalo es demasiado estrecho: sus extremos tienen más de 16 cifras en común
UsageReason-notPlotted = no se dibuja «{ $function }»: solo funciones elementales, redondeos, min y max
UsageReason-onlyFunctions = no se dibuja «{ $relation }»: solo y = f(x), como x^2 - 2
UsageReason-historyStandsAlone = history va solo o con sus opciones
UsageReason-noSetting = no hay ningún ajuste «{ $name }»; los ajustes son { $names }
UsageReason-noValue = «{ $text }» no es un valor de { $setting }; los valores son { $values }
UsageReason-ratesTask = rates no conoce «{ $text }», pero sí import FILE y clear
UsageReason-noHelp = no hay ayuda sobre «{ $name }», pero sí sobre { $tasks } y sobre todo lo que enumera exactly functions

## Companions CompanionName package

CompanionName-companions = Acompañantes
CompanionName-fizzBuzz = FizzBuzz
CompanionName-decider = Ayuda para decidir
CompanionName-orderSummary = Resumen del pedido

## Companions CompanionText package

CompanionText-summary-fizzBuzz = cuenta y dice Fizz, Buzz o FizzBuzz
CompanionText-summary-decider = elige una de sus opciones
CompanionText-summary-orderSummary = suma un pedido con descuento e impuestos
CompanionText-game = Juego Fizz Buzz
CompanionText-next = Siguiente
CompanionText-decide = Decidir
CompanionText-newOption = Nueva opción
CompanionText-yes = Sí
CompanionText-no = No
CompanionText-maybe = Tal vez
CompanionText-notDecided = No decidido: { $error }
CompanionText-optionNotAdded = No añadida: { $error }
CompanionText-newItem = Nuevo artículo
CompanionText-coffee = Café
CompanionText-tea = Té
CompanionText-item = Artículo { $number }
CompanionText-promoCode = Código promocional
CompanionText-subtotal = Subtotal
CompanionText-discount = Descuento
CompanionText-tax = Impuestos
CompanionText-total = Total
CompanionText-orderIsEmpty = El pedido está vacío
CompanionText-noDiscount = Sin descuento para este código promocional
CompanionText-itemNotAdded = No añadido: { $error }
CompanionText-add = Añadir
CompanionText-remove = Quitar
CompanionText-removeNamed = Quitar { $name }

## Companions DeciderError package, English: public reason in Companions

DeciderError-noOptions = no hay opciones entre las que decidir
DeciderError-tooManyOptions = hay más de { $optionLimit } opciones
DeciderError-blankOption = la opción { $position } está vacía
DeciderError-longOption = la opción { $position } tiene más de { $lengthLimit } caracteres

## Companions OrderError package, English: public reason in Companions

OrderError-noItems = el pedido está vacío
OrderError-tooManyItems = un pedido tiene como máximo { $orderLimit } artículos
OrderError-notAnItem = un artículo se escribe CANTIDAD x PRECIO, como 3 x 19.99
OrderError-longItem = un artículo tiene como máximo { $textLengthLimit } caracteres
OrderError-notAPrice = un precio es un número decimal con punto, como 19.99
OrderError-priceOutOfRange = un precio va de 0 a { $most }
OrderError-priceTooPrecise = un precio tiene como máximo { $priceDecimalPlaces } decimales
OrderError-quantityOutOfRange = una cantidad es un número entero de { $least } a { $most }
OrderError-calculationForName = un nombre no empieza por un número o un signo sueltos
OrderError-blankName = un artículo necesita un nombre
OrderError-longName = un nombre tiene como máximo { $nameLengthLimit } caracteres

## CompanionsCommand ConversationText package

ConversationText-title = Acompañantes de la calculadora
ConversationText-numberOrName = 1 a { $count } o un nombre
ConversationText-open = Abrir
ConversationText-back = Volver
ConversationText-quit = Salir
ConversationText-enterKey = Intro
ConversationText-code = CÓDIGO
ConversationText-tea = té
ConversationText-field = { $name }: { $value }
ConversationText-none = ninguno
ConversationText-notUnderstood = No entendido. Puede escribir:
ConversationText-noSuchNumber = No quitado: no hay nada con ese número

## CompanionsCommand CompanionsHelpPart package

CompanionsHelpPart-summary = Tres pequeñas apps junto a la calculadora.
CompanionsHelpPart-option = OPCIÓN
CompanionsHelpPart-item = ARTÍCULO
CompanionsHelpPart-number = N
CompanionsHelpPart-code = CÓDIGO
CompanionsHelpPart-menu = en un terminal: un menú de las apps
CompanionsHelpPart-fizzBuzz = cuenta hasta { $usualCount } y dice Fizz, Buzz y FizzBuzz
CompanionsHelpPart-decide = muestra una de las opciones
CompanionsHelpPart-order = muestra lo que cuesta un pedido:
CompanionsHelpPart-count = para fizzbuzz: el último número, 1 a { $most } ({ $usualCount })
CompanionsHelpPart-promo = para order: un código promocional
CompanionsHelpPart-endOfOptions = lo que sigue son opciones entre las que decidir, o artículos
CompanionsHelpPart-done = está hecho
CompanionsHelpPart-failed = los argumentos son erróneos, el menú no tiene terminal, o la entrada o la salida ha fallado

## CompanionsCommand CompanionsUsageReason package

CompanionsUsageReason-unexpectedArgument = argumento inesperado «{ $text }»
CompanionsUsageReason-noApp = las apps son fizzbuzz, decide y order, no «{ $text }»
CompanionsUsageReason-menuNeedsTerminal = el menú necesita un terminal
CompanionsUsageReason-item = artículo { $number }: { $error }

## CalculatorPresentation WrittenDate list of Name

WrittenDate-names =
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ayer hoy mañana

## CalculatorPresentation EverydayUnits list of Name

EverydayUnits-names =
    deg Grados
    rad Radianes
    mrad Milirradianes
    grad Gradianes
    arcmin Minutos de arco
    arcsec Segundos de arco
    turn Vueltas
    mm^2 Milímetros cuadrados
    cm^2 Centímetros cuadrados
    m^2 Metros cuadrados
    are Áreas
    ha Hectáreas
    km^2 Kilómetros cuadrados
    in^2 Pulgadas cuadradas
    ft^2 Pies cuadrados
    yd^2 Yardas cuadradas
    acre Acres
    mi^2 Millas cuadradas
    tsubo Tsubo
    bit Bits
    B Bytes
    kbit Kilobits
    kB Kilobytes
    Kibit Kibibits
    KiB Kibibytes
    Mbit Megabits
    MB Megabytes
    Mibit Mebibits
    MiB Mebibytes
    Gbit Gigabits
    GB Gigabytes
    GiB Gibibytes
    TB Terabytes
    TiB Tebibytes
    PB Petabytes
    PiB Pebibytes
    J Julios
    kJ Kilojulios
    MJ Megajulios
    cal Calorías
    kcal Kilocalorías
    Wh Vatios hora
    kWh Kilovatios hora
    MWh Megavatios hora
    eV Electronvoltios
    BTU Unidades térmicas británicas
    ftlbf Pies-libra
    therm Termias inglesas
    erg Ergios
    N Newtons
    kN Kilonewtons
    dyn Dinas
    gf Gramos-fuerza
    kgf Kilogramos-fuerza
    ozf Onzas-fuerza
    lbf Libras-fuerza
    pdl Poundals
    kip Kips
    L/100km Litros a los 100 kilómetros
    kmpl Kilómetros por litro
    mpg Millas por galón (EE. UU.)
    mpg_imp Millas por galón (imperial)
    gal/100mi Galones a las 100 millas
    nm Nanómetros
    um Micrómetros
    mm Milímetros
    cm Centímetros
    m Metros
    km Kilómetros
    in Pulgadas
    ft Pies
    yd Yardas
    mi Millas
    nmi Millas náuticas
    fathom Brazas
    furlong Estadios ingleses
    point Puntos
    au Unidades astronómicas
    ly Años luz
    pc Pársecs
    mW Milivatios
    W Vatios
    kW Kilovatios
    MW Megavatios
    GW Gigavatios
    hp Caballos de fuerza
    hp_metric Caballos de vapor
    BTU_h BTU por hora
    ftlbf_s Pies-libra por segundo
    Pa Pascales
    hPa Hectopascales
    kPa Kilopascales
    MPa Megapascales
    mbar Milibares
    bar Bares
    atm Atmósferas
    at Atmósferas técnicas
    psi Libras por pulgada cuadrada
    torr Torr
    mmHg Milímetros de mercurio
    inHg Pulgadas de mercurio
    m/s Metros por segundo
    km/h Kilómetros por hora
    mph Millas por hora
    ft/s Pies por segundo
    kn Nudos
    min/km Minutos por kilómetro
    min/mi Minutos por milla
    c0 Velocidad de la luz
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanosegundos
    us Microsegundos
    ms Milisegundos
    s Segundos
    min Minutos
    h Horas
    d Días
    week Semanas
    month Meses
    year Años
    decade Décadas
    century Siglos
    mL Mililitros
    cL Centilitros
    dL Decilitros
    L Litros
    hL Hectolitros
    cm^3 Centímetros cúbicos
    m^3 Metros cúbicos
    tsp Cucharaditas (EE. UU.)
    tbsp Cucharadas (EE. UU.)
    floz Onzas líquidas (EE. UU.)
    cup Tazas (EE. UU.)
    metric_cup Tazas (métricas)
    pt Pintas (EE. UU.)
    qt Cuartos de galón (EE. UU.)
    gal Galones (EE. UU.)
    imp_floz Onzas líquidas (imperiales)
    imp_pt Pintas (imperiales)
    imp_qt Cuartos de galón (imperiales)
    imp_gal Galones (imperiales)
    in^3 Pulgadas cúbicas
    ft^3 Pies cúbicos
    yd^3 Yardas cúbicas
    bbl Barriles de petróleo
    ug Microgramos
    mg Miligramos
    g Gramos
    kg Kilogramos
    t Toneladas
    ct Quilates
    grain Granos
    oz Onzas
    lb Libras
    st Stones
    short_ton Toneladas cortas
    long_ton Toneladas largas
    ozt Onzas troy

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.desktop.in

Desktop-genericName = Calculadora
Desktop-comment = Calcular sin una cifra equivocada
Desktop-keywords = calculadora;cálculo;aritmética;científica;fracción;exacto;
Desktop-new-calculation-name = Cálculo nuevo
Desktop-new-window-name = Nueva ventana
Desktop-scientific-keypad-name = Teclado científico
Desktop-history-name = Mostrar el historial

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = Calcula sin una cifra equivocada

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = Calcular sin una cifra equivocada
Metainfo-about = Una calculadora con las teclas de siempre, en la que cada cifra está demostrada: 1 ÷ 3 × 3 es 1, y √50 − 5√2 es 0.
Metainfo-keypads = Teclados básico, científico y de programador, memoria y un historial que se puede editar
Metainfo-results = Resultados decimales, como fracción y en forma exacta, con más cifras si se piden
Metainfo-search = Respuestas en la búsqueda de GNOME y Plasma

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = Calcular
Actions-calculateAbout = Responde a un cálculo con exactitud, también con unidades y fechas, o dice dónde no se entiende.
Actions-result = Resultado
Actions-calculation = Cálculo
Actions-calculationExample = Por ejemplo, 2 + 3 × 4, 1/3 o 5 ft to cm
Actions-calculationQuestion = ¿Qué hay que calcular?
Actions-calculateSummary = Calcular { $calculation }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = Calcular con { $applicationName }
Shortcuts-ask = Pedir un resultado a { $applicationName }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

Info-name = Exactly
Info-sheet = Hoja de Exactly
