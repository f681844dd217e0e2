### Language: portuguese, Português
### Locales: pt-BR, pt-PT, pt

## Languages Punctuation package

Punctuation-colon = { ": " }
Punctuation-comma = { ", " }
Punctuation-pause = { ", " }
Punctuation-fullStop = .
Punctuation-gap = { " " }
Punctuation-quotation = “{ $text }”

## CalculatorPresentation ConstantsText package

ConstantsText-name = { $constant }
ConstantsText-search = Buscar
ConstantsText-nothingFound = Nada encontrado
ConstantsText-measuredAreLeftOut = Constantes medidas, como a da gravitação, ficam de fora: não são exatas

## CalculatorPresentation PhysicalConstant

PhysicalConstant-caesiumFrequency = Frequência do césio
PhysicalConstant-speedOfLight = Velocidade da luz
PhysicalConstant-planck = Constante de Planck
PhysicalConstant-elementaryCharge = Carga elementar
PhysicalConstant-boltzmann = Constante de Boltzmann
PhysicalConstant-avogadro = Constante de Avogadro
PhysicalConstant-luminousEfficacy = Eficácia luminosa
PhysicalConstant-reducedPlanck = Constante de Planck reduzida
PhysicalConstant-gas = Constante universal dos gases
PhysicalConstant-faraday = Constante de Faraday
PhysicalConstant-stefanBoltzmann = Constante de Stefan-Boltzmann
PhysicalConstant-josephson = Constante de Josephson
PhysicalConstant-vonKlitzing = Constante de von Klitzing
PhysicalConstant-standardGravity = Gravidade padrão
PhysicalConstant-standardAtmosphere = Atmosfera padrão
PhysicalConstant-astronomicalUnit = Unidade astronômica
PhysicalConstant-lightYear = Ano-luz
PhysicalConstant-parsec = Parsec

## CalculatorPresentation DatesText package

DatesText-field-from = De
DatesText-field-to = Até
DatesText-field-years = Anos
DatesText-field-months = Meses
DatesText-field-days = Dias
DatesText-field-workdays = Dias úteis
DatesText-field-time = Horas e minutos
DatesText-countLastDay = Contar o último dia
DatesText-difference = Diferença
DatesText-steps = Somar ou subtrair
DatesText-direction-adding = Somar
DatesText-direction-subtracting = Subtrair
DatesText-result = Resultado
DatesText-weekday = { $weekday }
DatesText-count-years = { $count ->
        [one] { $count } ano
        *[other] { $count } anos
    }
DatesText-count-months = { $count ->
        [one] { $count } mês
        *[other] { $count } meses
    }
DatesText-count-weeks = { $count ->
        [one] { $count } semana
        *[other] { $count } semanas
    }
DatesText-count-days = { $count ->
        [one] { $count } dia
        [many] { $count } de dias
        *[other] { $count } dias
    }
DatesText-count-workdays = { $count ->
        [one] { $count } dia útil
        [many] { $count } de dias úteis
        *[other] { $count } dias úteis
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
DatesText-away-minus1 = ontem
DatesText-away-1 = amanhã
DatesText-away = há { $days ->
        [one] { $days } dia
        [many] { $days } de dias
        *[other] { $days } dias
    }
DatesText-away-2 = daqui a { $days ->
        [one] { $days } dia
        [many] { $days } de dias
        *[other] { $days } dias
    }
DatesText-date = { $moment }, { $weekday }
DatesText-problem = { $problem }

## CalculatorPresentation Weekday

Weekday-monday = segunda-feira
Weekday-tuesday = terça-feira
Weekday-wednesday = quarta-feira
Weekday-thursday = quinta-feira
Weekday-friday = sexta-feira
Weekday-saturday = sábado
Weekday-sunday = domingo

## CalculatorPresentation DatesProblem

DatesProblem-otherForm = formato esperado: AAAA-MM-DD; erro no caractere { $place }
DatesProblem-noSuchYear = os anos começam em 0001
DatesProblem-noSuchMonth = os meses vão de 01 a 12
DatesProblem-noSuchDay = os dias deste mês vão de 01 a { $last }
DatesProblem-noWholeNumber = número inteiro esperado; erro no caractere { $place }
DatesProblem-tooMany = no máximo { $countLimit }
DatesProblem-noDuration = duração esperada, como 7:45
DatesProblem-ambiguous = escreva { $one } ou { $other }
DatesProblem-beyondCalendar = fora do intervalo de 0001-01-01 a 9999-12-31

## CalculatorPresentation CalculationError, English: public reason in ExactReals

CalculationError-divisionByZero = divisão por zero
CalculationError-notReal = o resultado não é um número real
CalculationError-outsideDomain = fora do domínio da função
CalculationError-notInteger = só é possível com números inteiros
CalculationError-notFraction = só é possível com números inteiros ou frações
CalculationError-negativeShiftCount = o número de deslocamentos é negativo
CalculationError-tooFewNumbers = faltam números na pilha
CalculationError-stackFull = a pilha está cheia
CalculationError-tooLarge = o resultado é grande demais
CalculationError-argumentTooLarge = o argumento da função é grande demais
CalculationError-tooSmall = o resultado está próximo demais de zero
CalculationError-tooManyDigits = o resultado exato tem dígitos demais
CalculationError-tooMuchWork = o cálculo é longo demais
CalculationError-undecided = não é possível decidir se um número aqui é zero
CalculationError-stopped = interrompido

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

Unavailable-latex = o comando “{ $command }” do LaTeX não é reconhecido
Unavailable-equation = equações não são resolvidas; escreva o valor da incógnita, como sqrt(4) para x^2 = 4
Unavailable-complexNumber = não há números complexos; todos os valores são reais
Unavailable-matrix = não há matrizes; uma lista é escrita assim: [1, 2, 3]
Unavailable-calculus = não há integrais, derivadas nem limites; sum(k^2, k, 1, 10) soma termos
Unavailable-networkAddress = endereços de rede não são reconhecidos; para números inteiros há “and”, “or” e “<<”
Unavailable-colour = cores não são reconhecidas; o número é 0x{ $digits }
Unavailable-dice = não há lançamento de dados; o teclado tem “Rand”
Unavailable-romanNumeral = números romanos não são reconhecidos; “to roman” os escreve
Unavailable-measuredConstant = “{ $name }” é um valor medido, não exato; “planck”, “avogadro” e outros são exatos

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = nada a calcular
ExpressionError-Cause-missingOperand = falta um número
ExpressionError-Cause-missingOperator = falta um operador
ExpressionError-Cause-percentageAsRemainder = falta um operador depois de “%”; para o resto de uma divisão há “mod”
ExpressionError-Cause-unopenedBracket = este parêntese não foi aberto
ExpressionError-Cause-unclosedBracket = este parêntese não foi fechado
ExpressionError-Cause-otherNotation = isto se escreve { QUOTED($text, limit: 40) }
ExpressionError-Cause-severalCalculations = cada linha tem um só cálculo; escreva o que vem depois de “;” na linha seguinte
ExpressionError-Cause-unknownName = nome desconhecido { QUOTED($name) }; quis dizer { QUOTED($suggestion) }?
ExpressionError-Cause-unknownName-alone = nome desconhecido { QUOTED($name) }
ExpressionError-Cause-ambiguous = isto pode ser { $one } ou { $other }; escreva um dos dois
ExpressionError-Cause-differentMarks = em { QUOTED($number) } os separadores são lidos de outra forma; escreva os dois números do mesmo jeito
ExpressionError-Cause-powerOfFunction = a potência vem depois do argumento: { $function }(x)^2; a função inversa é { QUOTED($inverse) }
ExpressionError-Cause-powerOfFunction-alone = a potência vem depois do argumento: { $function }(x)^2
ExpressionError-Cause-roundedNumber = “≈” indica um número arredondado, do qual só restam estes dígitos
ExpressionError-Cause-differentDigits = os dígitos de um mesmo número são de dois sistemas de escrita; use um só
ExpressionError-Cause-differentCurrencies = não é possível calcular com duas moedas ao mesmo tempo
ExpressionError-Cause-ambiguousRoot = isto pode ser lido de duas maneiras; coloque um “×” antes da raiz
ExpressionError-Cause-missingArgument = { QUOTED($function) } não tem argumento antes deste sinal; escreva-o entre parênteses
ExpressionError-Cause-missingCalculation = esse cálculo não existe
ExpressionError-Cause-unknownCharacter = caractere inesperado { SHOWN($text) }
ExpressionError-Cause-needsWord = “>>>” precisa de uma palavra, como a de --word 64
ExpressionError-Cause-doesNotFit = não cabe em { $bitWidth } bits com sinal
ExpressionError-Cause-doesNotFit-2 = não cabe em { $bitWidth } bits sem sinal
ExpressionError-Cause-misplacedConversion = isto só pode ficar no fim da linha, seguido de “hex”, “oct”, “bin” ou “dec”
ExpressionError-Cause-onlyWholeNumbers = só números inteiros têm esta forma
ExpressionError-Cause-malformedNumber = não é um número
ExpressionError-Cause-argumentCount = { QUOTED($function) } precisa de { $least } ou mais argumentos, não de { $given }
ExpressionError-Cause-argumentCount-2 = { QUOTED($function) } precisa de { $most ->
        [one] { $most } argumento
        *[other] { $most } argumentos
    }, não de { $given }
ExpressionError-Cause-argumentCount-3 = { QUOTED($function) } precisa de { $least } ou { $most ->
        [one] { $most } argumento
        *[other] { $most } argumentos
    }, não de { $given }
ExpressionError-Cause-misplacedComma = vírgula ou ponto e vírgula só podem separar os argumentos de uma função
ExpressionError-Cause-repeatedFactorial = “!!” pode ser lido de duas maneiras; escreva como em (3!)!
ExpressionError-Cause-misplacedEquals = “=” só pode vir depois de um nome ou de uma função com seus parâmetros
ExpressionError-Cause-reservedName = { QUOTED($name) } já tem um significado próprio
ExpressionError-Cause-repeatedParameter = dois parâmetros se chamam { QUOTED($name) }
ExpressionError-Cause-tooManyParameters = mais de { $parameterLimit } parâmetros
ExpressionError-Cause-recursion = a função { QUOTED($name) } não pode usar a si mesma
ExpressionError-Cause-noPreviousAnswer = ainda não há resultado anterior
ExpressionError-Cause-tooManyDefinitions = mais de { $definitionLimit } definições, ou definições longas demais para guardar
ExpressionError-Cause-tooDeep = mais de { $depthLimit } níveis de parênteses, sinais e funções
ExpressionError-Cause-tooLong = mais de { $lengthLimit } bytes
ExpressionError-Cause-unit = { $error }
ExpressionError-Cause-malformedRate = uma taxa de câmbio é escrita assim: “rate 2026-11-20 1 EUR = 1.0823 USD”
ExpressionError-Cause-missingUnit = falta uma unidade aqui
ExpressionError-Cause-numberWithoutUnit = um número depois de uma grandeza precisa da sua unidade
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) } só aceita números simples, sem unidade
ExpressionError-Cause-notPlainNumber = o resultado não é um número simples
ExpressionError-Cause-quantity = { $error }
ExpressionError-Cause-date = { $error }
ExpressionError-Cause-listAsNumber = há uma lista onde é preciso um número; para agrupar um cálculo, use ( )
ExpressionError-Cause-functionAsNumber = { QUOTED($name) } é uma função; faltam os argumentos
ExpressionError-Cause-percentageNeeded = { QUOTED($word) } precisa de uma porcentagem antes, como 20%
ExpressionError-Cause-boundsNotWhole = os limites precisam ser números inteiros
ExpressionError-Cause-misplacedWord = { QUOTED($word) } não significa nada aqui
ExpressionError-Cause-onlyInSheets = { QUOTED($word) } se refere às linhas acima, que só existem em uma folha
ExpressionError-Cause-nothingAbove = não há nada acima para { QUOTED($word) }
ExpressionError-Cause-lineBelow = esta linha não está acima
ExpressionError-Cause-noSuchLine = essa linha não existe ou não tem valor
ExpressionError-Cause-sheetTooLong = as linhas desta folha levam, juntas, mais de { $limit } segundos
ExpressionError-Cause-sheetTooLarge = os resultados desta folha ocupam, juntos, mais de { $limit } MB
ExpressionError-Cause-failedLine = a linha { $index } tem um erro
ExpressionError-Cause-definedBelow = { QUOTED($name) } só é definido mais abaixo, na linha { $line }
ExpressionError-Cause-unknownOption = opção desconhecida { QUOTED($text) }; existem “angle”, “places”, “digits” e “marks”
ExpressionError-Cause-calculation = { $error }
ExpressionError-Cause-powerOfBits = { $error }; o ou exclusivo é “xor”
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = Com os dedos
HelpText-heading-keyboard = Com um teclado
HelpText-gesture = { $gesture }
HelpText-effect = { $gesture }
HelpText-withControl = Ctrl+{ $key }
HelpText-documentation = Guias e referência (em inglês)

## CalculatorPresentation TouchGesture

TouchGesture-swipeNumber = Deslizar o dedo sobre o número
    .effect = Apagar o último dígito
TouchGesture-holdNumber = Tocar no número e manter pressionado
    .effect = Copiar, colar e outras formas
TouchGesture-tapMark = Tocar em = ou ≈ ao lado do número
    .effect = Fração, forma exata ou decimal
TouchGesture-slideOffKey = Deslizar o dedo para fora de uma tecla
    .effect = Desistir de pressioná-la
TouchGesture-typeWithThumbs = Digitar com os dois polegares
    .effect = Cada toque conta
TouchGesture-tapCalculation = Tocar em um cálculo do histórico
    .effect = Reutilizar o resultado
TouchGesture-turnDevice = Girar o dispositivo
    .effect = O outro teclado

## CalculatorPresentation KeyName

KeyName-add = Somar
KeyName-subtract = Subtrair
KeyName-multiply = Multiplicar
KeyName-divide = Dividir
KeyName-equals = Igual
KeyName-percent = Porcentagem
KeyName-changeSign = Trocar o sinal
KeyName-decimalPoint = Separador decimal
KeyName-clear = Limpar
KeyName-allClear = Limpar tudo
KeyName-delete = Apagar
KeyName-leftParenthesis = Abrir parêntese
KeyName-rightParenthesis = Fechar parêntese
KeyName-memoryClear = Limpar a memória
KeyName-memoryAdd = Somar à memória
KeyName-memorySubtract = Subtrair da memória
KeyName-memoryRecall = Recuperar da memória
KeyName-secondFunctions = Funções secundárias
KeyName-square = Quadrado
KeyName-cube = Cubo
KeyName-xToThePowerOfY = x elevado a y
KeyName-yToThePowerOfX = y elevado a x
KeyName-eToThePowerOfX = e elevado a x
KeyName-tenToThePowerOfX = 10 elevado a x
KeyName-twoToThePowerOfX = 2 elevado a x
KeyName-reciprocal = Inverso
KeyName-squareRoot = Raiz quadrada
KeyName-cubeRoot = Raiz cúbica
KeyName-yThRootOfX = Raiz y-ésima de x
KeyName-naturalLogarithm = Logaritmo natural
KeyName-logarithmBase10 = Logaritmo na base 10
KeyName-logarithmBase2 = Logaritmo na base 2
KeyName-logarithmBaseY = Logaritmo na base y
KeyName-factorial = Fatorial
KeyName-sine = Seno
KeyName-cosine = Cosseno
KeyName-tangent = Tangente
KeyName-inverseSine = Arco seno
KeyName-inverseCosine = Arco cosseno
KeyName-inverseTangent = Arco tangente
KeyName-hyperbolicSine = Seno hiperbólico
KeyName-hyperbolicCosine = Cosseno hiperbólico
KeyName-hyperbolicTangent = Tangente hiperbólica
KeyName-inverseHyperbolicSine = Seno hiperbólico inverso
KeyName-inverseHyperbolicCosine = Cosseno hiperbólico inverso
KeyName-inverseHyperbolicTangent = Tangente hiperbólica inversa
KeyName-eulersNumber = Número de Euler (e)
KeyName-pi = Pi
KeyName-enterExponent = Inserir expoente
KeyName-randomNumber = Número aleatório
KeyName-radians = Radianos
KeyName-degrees = Graus
KeyName-remainder = Resto
KeyName-and = E
KeyName-or = Ou
KeyName-exclusiveOr = Ou exclusivo
KeyName-nand = Não e
KeyName-nor = Não ou
KeyName-shiftLeftBy = Deslocar à esquerda
KeyName-shiftRightBy = Deslocar à direita
KeyName-shiftRightWithZerosBy = Deslocar à direita com zeros
KeyName-divideWhole = Dividir, parte inteira
KeyName-shiftLeft = Deslocar um bit à esquerda
KeyName-shiftRight = Deslocar um bit à direita
KeyName-onesComplement = Complemento de um
KeyName-twosComplement = Complemento de dois
KeyName-rotateLeft = Rotacionar à esquerda
KeyName-rotateRight = Rotacionar à direita
KeyName-rotateLeftThroughCarry = Rotacionar à esquerda com carry
KeyName-rotateRightThroughCarry = Rotacionar à direita com carry
KeyName-flipBytes = Inverter a ordem dos bytes
KeyName-flipWords = Inverter a ordem das palavras
KeyName-doubleZero = Zero duplo
KeyName-doubleF = F duplo
KeyName-binary = Binário
KeyName-octal = Octal
KeyName-decimal = Decimal
KeyName-hexadecimal = Hexadecimal
KeyName-bits8 = 8 bits
KeyName-bits16 = 16 bits
KeyName-bits32 = 32 bits
KeyName-bits64 = 64 bits
KeyName-signed = Com sinal
KeyName-unsigned = Sem sinal
KeyName-enter = Enter
KeyName-exchange = Trocar x e y
KeyName-rollUp = Girar a pilha para cima
KeyName-rollDown = Girar a pilha para baixo
KeyName-drop = Descartar x

## CalculatorPresentation KeyboardText package

KeyboardText-noKey = { QUOTED($key) } não é uma tecla; { $help } mostra as teclas
KeyboardText-noKey-alone = { QUOTED($key) } não é uma tecla
KeyboardText-doesNothing = { QUOTED($key) } não faz nada agora; { $help } mostra as teclas
KeyboardText-doesNothing-alone = { QUOTED($key) } não faz nada agora
KeyboardText-doesNothingHere = { QUOTED($key) } não faz nada aqui; { $close } fecha
KeyboardText-scientific = { QUOTED($key) } é uma tecla científica: { $keypad } mostra essas teclas
KeyboardText-scientific-alone = { QUOTED($key) } é uma tecla científica
KeyboardText-secondFunctions = As teclas estão com as funções secundárias
KeyboardText-noOpenParenthesis = Não há parêntese aberto
KeyboardText-wordIsFull = Não cabem mais dígitos em { $bits } bits
KeyboardText-notInBase = { QUOTED($digit) } não é um dígito na base { $base }
KeyboardText-afterError = Um erro não é um número: um dígito começa de novo, { $undo } desfaz
KeyboardText-afterError-alone = Um erro não é um número
KeyboardText-nothingTyped = Nada digitado para apagar; { $undo } desfaz
KeyboardText-nothingTyped-alone = Nada digitado para apagar
KeyboardText-nothingToCalculate = Nada a calcular
KeyboardText-takesPlace = { $key } substitui { $number }; { $undo } desfaz
KeyboardText-takesPlace-alone = { $key } substitui { $number }
KeyboardText-takenInside = { $number } está dentro do parêntese, nada é multiplicado; { $undo } desfaz
KeyboardText-takenInside-alone = { $number } está dentro do parêntese, nada é multiplicado
KeyboardText-keysSay = As teclas dão { $pressed }, não { $typed }; { $line } digita isso como linha
KeyboardText-keysSay-alone = As teclas dão { $pressed }, não { $typed }
KeyboardText-lineIsOpen = { $enter } aceita a linha, { $escape } a descarta
KeyboardText-heading = { $group }
KeyboardText-about = { $topic }
KeyboardText-way = { $way }
KeyboardText-tabKey = Tab
KeyboardText-spaceKey = Espaço

## CalculatorPresentation HelpGroup

HelpGroup-calculate = Calcular
HelpGroup-correct = Corrigir
HelpGroup-show = Ver o número de outra forma
HelpGroup-keep = Guardar e reutilizar
HelpGroup-functions = Funções
HelpGroup-adjust = Ajustar
HelpGroup-finish = Ajuda e saída

## CalculatorPresentation HelpTopic

HelpTopic-history = Cálculos concluídos, o mais recente primeiro. Um cálculo editado é refeito, com todos os que usam seu resultado.
HelpTopic-tape = Cálculos como numa máquina de somar: ⋄ é o total até ali. No terminal, exactly history --tape imprime a fita.
HelpTopic-units = Unidades para uma linha do visor. A busca encontra símbolos e nomes.
HelpTopic-dates = Os dias entre duas datas e a data a tantos anos, meses e dias de distância.
HelpTopic-commands = Tudo o que pode ser feito agora, com as respectivas teclas. Digite para buscar.
HelpTopic-constants = Constantes exatas da física e da astronomia. Digite para buscar nomes, símbolos e unidades.
HelpTopic-memory = O número na memória e os que foram guardados ao lado dele.
HelpTopic-digits = Todos os dígitos mostrados estão corretos. Rolar além do fim calcula o dobro de dígitos.
HelpTopic-settings = As alterações valem na hora e ficam guardadas.

## CalculatorPresentation HelpWay

HelpWay-typeLine = Digitar um cálculo em uma linha
HelpWay-chooseLine = Escolher uma linha
HelpWay-scroll = Rolar
HelpWay-changeValue = Valor seguinte ou anterior
HelpWay-otherLine = Unidades da outra linha
HelpWay-chooseBit = Escolher um bit
HelpWay-turnBit = Inverter o bit
HelpWay-toTheList = Teclas para a lista
HelpWay-toTheCalculator = Teclas para a calculadora

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
Message-calculationReason = { $error }: { $operation } precisa de { $count ->
        [one] um
        *[other] dois
    }
Message-expressionReason = { $cause }
Message-pasteReason = { $reason }
Message-storageReason = { $reason }
Message-historyReason = { $reason }
Message-settingReason = { $reason }

## CalculatorPresentation CommandName

CommandName-undo = Desfazer
CommandName-redo = Refazer
CommandName-cut = Recortar
CommandName-copy = Copiar
CommandName-copyLink = Copiar link
CommandName-paste = Colar
CommandName-selectAll = Selecionar tudo
CommandName-menu = Menu
CommandName-more = Mais
CommandName-back = Voltar
CommandName-close = Fechar
CommandName-cancel = Cancelar
CommandName-done = Concluir
CommandName-help = Ajuda
CommandName-stop = Parar
CommandName-reload = Recarregar
CommandName-quit = Sair
CommandName-about = Sobre o Exactly
CommandName-openInExactly = Abrir no Exactly
CommandName-basicKeypad = Teclado básico
CommandName-scientificKeypad = Teclado científico
CommandName-programmerKeypad = Teclado do programador
CommandName-reversePolish = Notação polonesa reversa
CommandName-infix = Notação infixa
CommandName-showDecimal = Resultado como decimal
CommandName-showFraction = Resultado como fração
CommandName-showExactForm = Resultado na forma exata
CommandName-moreDigits = Mais dígitos
CommandName-largeType = Letras grandes
CommandName-showSeparators = Mostrar separadores de milhar
CommandName-hideSeparators = Ocultar separadores de milhar
CommandName-convert = Converter unidades
CommandName-stopConverting = Parar de converter
CommandName-swapUnits = Trocar unidades
CommandName-otherUnit = Digitar na outra linha
CommandName-chooseUnits = Escolher unidades
CommandName-storeNumber = Guardar o número
CommandName-showHistory = Mostrar o histórico
CommandName-showTape = Mostrar a fita de papel
CommandName-showSheet = Folha
CommandName-showDates = Mostrar as datas
CommandName-showConstants = Mostrar as constantes
CommandName-showMemory = Mostrar a memória
CommandName-showSettings = Mostrar as configurações
CommandName-reuseResult = Reutilizar o resultado
CommandName-useNumber = Usar o número
CommandName-edit = Editar
CommandName-label = Rotular
CommandName-remove = Remover
CommandName-clearHistory = Limpar o histórico
CommandName-clearMemory = Limpar toda a memória
CommandName-export = Exportar
CommandName-exportText = Exportar como texto
CommandName-exportCSV = Exportar como CSV
CommandName-exportJSON = Exportar como JSON
CommandName-print = Imprimir
CommandName-saveText = Salvar como texto
CommandName-keepHistory = Guardar o histórico
CommandName-stopKeepingHistory = Parar de guardar o histórico

## CalculatorPresentation PartName

PartName-result = Resultado
PartName-calculation = Cálculo
PartName-reading = Lido como
PartName-keypad = Teclado
PartName-bits = Bits
PartName-history = Histórico
PartName-tape = Fita de papel
PartName-units = Unidades
PartName-belowAbsoluteZero = Abaixo do zero absoluto
PartName-recentConversions = Conversões recentes
PartName-unitCategories = Categorias
PartName-unitSearch = Buscar unidades
PartName-dates = Datas
PartName-commands = Comandos
PartName-constants = Constantes
PartName-memory = Memória
PartName-settings = Configurações
PartName-label = Rótulo
PartName-noCalculations = Nenhum cálculo ainda
PartName-noUnits = Nenhuma unidade encontrada
PartName-nothingInMemory = Nada na memória
PartName-memoryIsSet = Há um valor na memória
PartName-wraps = com estouro
PartName-wholePart = parte inteira
PartName-isWaiting = aguardando um número
PartName-isSelected = selecionado
PartName-subtotal = subtotal
PartName-exactly = exatamente
PartName-approximately = aproximadamente
PartName-decimal = Decimal
PartName-fraction = Fração
PartName-exactForm = Forma exata
PartName-error = Erro
PartName-calculating = Calculando…
PartName-stopped = O cálculo foi interrompido
PartName-restarted = A calculadora foi reiniciada; o cálculo foi recuperado
PartName-startedAnew = A calculadora foi reiniciada; o cálculo foi perdido
PartName-newVersion = Há uma nova versão
PartName-enterKey = Enter
PartName-escapeKey = Esc
PartName-backspaceKey = Backspace

## CalculatorPresentation SettingName

SettingName-order = Ordem das operações
    .description = Se 2 + 3 × 4 dá 14 ou, da esquerda para a direita, 20
SettingName-angle = Ângulos
    .description = A unidade dos ângulos
SettingName-reversePolish = Notação polonesa reversa
    .description = Números em uma pilha: 2 Enter 3 + dá 5
SettingName-digits = Dígitos
    .description = O máximo de dígitos de um resultado
SettingName-places = Casas decimais
    .description = O máximo de casas decimais mostradas; o número conserva todas
SettingName-numberMarks = Separadores
    .description = O separador decimal e o agrupamento dos dígitos
SettingName-notation = Notação
    .description = Escrever os resultados com expoente
SettingName-grouping = Agrupamento
    .description = Agrupar os dígitos de três em três
SettingName-theme = Tema
    .description = Claro ou escuro
SettingName-language = Idioma
    .description = O idioma de todos os textos
SettingName-keepHistory = Guardar o histórico
    .description = Guardar os cálculos concluídos
SettingName-keepSession = Guardar a sessão
    .description = Continuar de onde parou

## CalculatorPresentation SettingGroup

SettingGroup-calculating = Cálculo
SettingGroup-numbers = Números
SettingGroup-looks = Aparência e idioma
SettingGroup-keeping = Histórico e sessão

## CalculatorPresentation SettingValue

SettingValue-precedence = Por precedência
SettingValue-leftToRight = Da esquerda para a direita
SettingValue-radians = Radianos
SettingValue-degrees = Graus
SettingValue-gradians = Grados
SettingValue-automatic = Automático
SettingValue-plain = Sem expoente
SettingValue-scientific = Científica
SettingValue-engineering = Engenharia
SettingValue-thousands = Milhares
SettingValue-noGrouping = Sem agrupamento
SettingValue-light = Claro
SettingValue-dark = Escuro
SettingValue-highContrast = Alto contraste
SettingValue-on = Ativado
SettingValue-off = Desativado

## CalculatorPresentation UnitNameError, English: public reason in Quantities

UnitNameError-unknown = unidade desconhecida “{ $name }”
UnitNameError-unknown-2 = unidade desconhecida “{ $name }”; { JOINED($suggestions, separator: ", ", last: " ou ") }?
UnitNameError-ambiguous = “{ $name }” é mais de uma unidade: { JOINED($meanings, separator: ", ", last: " ou ") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

QuantityError-differentDimensions = { $leftIsPlain ->
        [true] um número simples
        *[other] { $left }
    } e { $rightIsPlain ->
        [true] um número simples
        *[other] { $right }
    } medem coisas diferentes; quis dizer { $hint }?
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] um número simples
        *[other] { $left }
    } e { $rightIsPlain ->
        [true] um número simples
        *[other] { $right }
    } medem coisas diferentes
QuantityError-noUnit = o número não tem unidade para ser convertido em { $units }
QuantityError-exponentWithUnit = um expoente não tem unidade
QuantityError-fractionalExponent = os expoentes de { $units } não seriam números inteiros
QuantityError-exponentTooLarge = o expoente de uma unidade é grande demais
QuantityError-tooManyUnits = há unidades demais
QuantityError-sumOfTemperatures = não é possível somar duas temperaturas; para uma diferença, use K, delta_degC ou delta_degF
QuantityError-productOfTemperature = não é possível multiplicar nem dividir uma temperatura; para uma diferença, use K, delta_degC ou delta_degF
QuantityError-temperatureAndDifference = uma temperatura não é uma diferença de temperaturas
QuantityError-frequencyAndAngle = Hz e um ângulo por tempo diferem por um fator incerto de 2π; use rpm ou turn/s
QuantityError-unitsNotDescending = cada unidade precisa ser menor que a anterior e do mesmo tipo
QuantityError-moneyTimesUnits = { $units } não é uma quantia em dinheiro; quis dizer um preço em { $price }?
QuantityError-noRate = não há taxa de câmbio conhecida de { $code } para { $code2 } em { $day }
QuantityError-noRate-alone = não há taxa de câmbio conhecida de { $code } para { $code2 }
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = essa data não existe
DateError-unclear = uma data termina aqui; coloque espaços em volta do sinal de subtração
DateError-noToday = não se sabe que dia é hoje; escreva a data, como 2026-11-22
DateError-noZone = aqui é preciso um instante com seu fuso horário, como “2026-11-22 14:30 UTC”
DateError-noSuchZone = esse fuso horário não existe; os nomes são como Europe/Berlin
DateError-noZoneTable = nenhum fuso horário é conhecido aqui; no Linux, eles vêm no pacote tzdata
DateError-damagedZone = não é possível ler o arquivo do fuso horário { $name }
DateError-dayOfNoRate = “on” e um dia servem para taxas de câmbio
DateError-sumOfDates = não é possível somar duas datas
DateError-productOfDate = uma data só pode estar em uma soma ou diferença
DateError-noTime = junto de uma data é preciso um tempo com unidade, como “3 days”
DateError-subtractedDate = não é possível subtrair uma data de um tempo
DateError-notWholeDays = junto de uma data, só dias inteiros são possíveis
DateError-notWholeSteps = junto de uma data, só meses e anos inteiros são possíveis
DateError-beyondCalendar = as datas vão de 0001-01-01 a 9999-12-31
DateError-noDate = aqui é preciso uma data, como 2026-11-22
DateError-noSuchTime = minutos e segundos são menores que 60, e horas com “am” ou “pm” vão de 1 a 12
DateError-timeOfDay = junto de uma hora do dia vai uma duração, como “5pm + 3 h”, ou outra hora depois do sinal de menos: “5pm - 9am”
DateError-laterTime = a hora depois do sinal de menos é posterior; troque as duas de lugar, ou some 24 h à primeira se ela for do dia seguinte
DateError-notConvertible = uma data não tem unidade; ela pode ser convertida com “to weekday” e “to week”

## CalculatorPresentation PasteReason

PasteReason-noText = não há texto
PasteReason-tooLong = mais de { $limit } caracteres
PasteReason-notANumber = “{ $text }” não é um número
PasteReason-unfinished = o texto não terminou
PasteReason-expression = coluna { $column }, { $cause }
PasteReason-expression-alone = { $cause }
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = não há mais espaço
StorageReason-notPermitted = não é permitido
StorageReason-unreadable = não é possível ler
StorageReason-other = algo deu errado
StorageReason-other-2 = { $detail }

## CalculatorPresentation HistoryReason

HistoryReason-gone = este cálculo não está mais no histórico
HistoryReason-usesItself = um cálculo não pode usar o próprio resultado
HistoryReason-usesLater = um cálculo só pode usar resultados anteriores a ele
HistoryReason-usesUnknown = o cálculo que ele usa não está no histórico
HistoryReason-unitsHaveNoValue = suas unidades ou datas não têm valor juntas
HistoryReason-usesRemoved = falta um cálculo que ele usa
HistoryReason-unreadable = não é possível ler a expressão
HistoryReason-tooLong = mais de { $limit } caracteres
HistoryReason-expression = { $cause }
HistoryReason-calculation = { $error }

## CalculatorPresentation SettingReason

SettingReason-noEqualsSign = falta “=”
SettingReason-unknownName = não há nenhuma configuração { QUOTED($name) }
SettingReason-unknownValue = { QUOTED($value) } não é um valor de { $setting }

## CalculatorPresentation Sentence

Sentence-nothingToUndo = Nada para desfazer
Sentence-nothingToRedo = Nada para refazer
Sentence-nothingToCopy = Nada para copiar
Sentence-nothingToStore = Nada para guardar
Sentence-copied = Copiado: { $number }
Sentence-nothingToLink = Nada para vincular
Sentence-linkCopied = Link para este cálculo copiado
Sentence-pasted-degrees = Colado: { $reading }, ângulos em graus
Sentence-pasted-radians = Colado: { $reading }, ângulos em radianos
Sentence-pasted-gradians = Colado: { $reading }, ângulos em grados
Sentence-pasted-alone = Colado: { $reading }
Sentence-answer = { $text }
Sentence-keysHaveNoUnits = As teclas não têm unidades: digite a operação como uma linha, por exemplo + 2 cm
Sentence-ratesTaken = Taxas de câmbio importadas: { $count }
Sentence-ageOfRates = idade em dias: { $days }
Sentence-needsRates = Falta uma taxa de câmbio, digitada ou colada: rate 2026-11-20 1 EUR = 1.08 USD
Sentence-notPasted = Não colado: { $reason }
Sentence-linked-degrees = Do link: { $reading }, ângulos em graus
Sentence-linked-radians = Do link: { $reading }, ângulos em radianos
Sentence-linked-gradians = Do link: { $reading }, ângulos em grados
Sentence-linked-alone = Do link: { $reading }
Sentence-notLinked = O link não foi aberto: { $reason }
Sentence-stored = Guardado: { $number }
Sentence-memoryIsFull = Não há espaço para mais um número
Sentence-noOtherForm = Não há fração nem forma exata que seja curta
Sentence-noMoreDigits = Calcular mais dígitos levaria tempo demais
Sentence-orderIs-precedence = Agora a multiplicação e a divisão vêm primeiro
Sentence-orderIs-leftToRight = Agora tudo é calculado da esquerda para a direita
Sentence-separators-true = Agora os separadores de milhar são exibidos
Sentence-separators-false = Agora os números não têm separadores de milhar
Sentence-notationIsReversePolish-true = Agora as operações tiram seus números de uma pilha
Sentence-notationIsReversePolish-false = Agora as operações ficam entre os números
Sentence-anglesAreIn-radians = Agora os ângulos estão em radianos
Sentence-anglesAreIn-degrees = Agora os ângulos estão em graus
Sentence-anglesAreIn-gradians = Agora os ângulos estão em grados
Sentence-baseIs = Agora os números estão na base { $base }
Sentence-wordsHave = Agora as palavras têm { $bits } bits
Sentence-wordsAreSigned-true = Agora as palavras têm sinal
Sentence-wordsAreSigned-false = Agora as palavras não têm sinal
Sentence-historyIsOff = O histórico está desativado
Sentence-historyIsOn = O histórico está ativado
Sentence-historyIsCleared = O histórico foi apagado
Sentence-calculationIsRemoved = O cálculo foi removido
Sentence-notKept = { $changes ->
        [one] { $changes } alteração ainda não salva
        [many] { $changes } de alterações ainda não salvas
        *[other] { $changes } alterações ainda não salvas
    }: { $reason }
Sentence-historyNotRead = O histórico não foi lido: { $reason }
Sentence-settingsNotRead = As configurações não foram lidas: { $reason }
Sentence-settingsNotSaved = As configurações não foram salvas: { $reason }
Sentence-setAside = { $lines ->
        [one] { $lines } linha danificada movida
        [many] { $lines } de linhas danificadas movidas
        *[other] { $lines } linhas danificadas movidas
    } para { $place }
Sentence-sessionNotKept = A sessão não foi salva: { $reason }
Sentence-sessionNotRead = A sessão não foi lida: { $reason }
Sentence-sessionSetAside = Não é possível ler a última sessão; ela está guardada em { $place }
Sentence-approximately = aproximadamente { $number }
Sentence-error-alone = Erro: { $error }
Sentence-error = Erro: { $error }: { $operation } precisa de { $count ->
        [one] um
        *[other] dois
    }
Sentence-spokenError-alone = Erro, { $error }
Sentence-spokenError = Erro, { $error }: { $operation } precisa de { $count ->
        [one] um
        *[other] dois
    }
Sentence-failure = { $calculation }: { $error }
Sentence-wrapped = { $exact }, em { $bits } bits { $word }
Sentence-wholePart = { $exact }, parte inteira { $word }
Sentence-remainder = { $quotient }, resto { $remainder }
Sentence-cut = { $number }, cortado em { $bits } bits
Sentence-bit-true = bit { $bit }, 1
Sentence-bit-false = bit { $bit }, 0
Sentence-carry-true = vai-um 1
Sentence-carry-false = vai-um 0
Sentence-calculations = { $count ->
        [one] { $count } cálculo
        [many] { $count } de cálculos
        *[other] { $count } cálculos
    }
Sentence-digits = { $count ->
        [one] { $count } dígito
        [many] { $count } de dígitos
        *[other] { $count } dígitos
    }
Sentence-greeting = Digite um cálculo como 5+3 e pressione Enter; { $help } para ajuda, { $quit } para sair.
Sentence-notPressed = Não pressionado: coluna { $column }, “{ $character }” não é uma tecla
Sentence-notRead = Não lido: coluna { $column }, { $cause }
Sentence-wouldReplaceNumber = Não pressionado: a coluna { $column } tomaria o lugar de um número anterior
Sentence-notListed = Não há “{ $text }” na lista
Sentence-unprintableNotPressed = Não pressionado: coluna { $column }, este caractere não é uma tecla
Sentence-helpHint = { $key } ajuda
Sentence-continues = { $key } continua
Sentence-closes = { $key } fecha
Sentence-needs = Requer { $columns }×{ $rows }
Sentence-losesSession = O que está guardado ou pendente seria perdido: { $key } sai
Sentence-shortcuts = { $name }: { $shortcuts }

## CalculatorPresentation SheetFaceWords package

SheetFaceWords-untitled = Sem título
SheetFaceWords-newSheet = Nova planilha
SheetFaceWords-openSheet = Abrir planilha…
SheetFaceWords-save = Salvar
SheetFaceWords-saveAs = Salvar como…
SheetFaceWords-fileName = Nome do arquivo
SheetFaceWords-text = Planilha
SheetFaceWords-answers = Resultados
SheetFaceWords-more = Forma exata, mais dígitos
SheetFaceWords-writeAnswers = Escrever os resultados no texto
SheetFaceWords-updateAnswers = Atualizar os resultados no texto
SheetFaceWords-removeAnswers = Remover os resultados do texto
SheetFaceWords-timesheetExample = Exemplo: planilha de horas
SheetFaceWords-keypad = Teclado na tela
SheetFaceWords-redraw = Redesenhar
SheetFaceWords-move = Mover
SheetFaceWords-moveByWord = Mover uma palavra
SheetFaceWords-moveToEnd = Ir para o início ou o fim
SheetFaceWords-select = Selecionar
SheetFaceWords-complete = Completar um nome
SheetFaceWords-changeNumber = Alterar o número no cursor
SheetFaceWords-dragNumber = Segurar a tecla e arrastar um número para alterá-lo
SheetFaceWords-refer = Clicar em um resultado: usá-lo na linha
SheetFaceWords-saved = Salvo como { $name }
SheetFaceWords-answersWritten = Os resultados estão no texto
SheetFaceWords-answersUpdated = Os resultados no texto estão atualizados
SheetFaceWords-answersRemoved = Não há resultados no texto
SheetFaceWords-nothingToUndo = Não há nada para desfazer
SheetFaceWords-nothingToRedo = Não há nada para refazer
SheetFaceWords-nothingSelected = Não há nada selecionado
SheetFaceWords-noNameBegins = Nenhum nome começa assim
SheetFaceWords-nothingMore = A linha não tem resultado
SheetFaceWords-unfinishedPaste = O texto colado não terminou; nada dele foi inserido
SheetFaceWords-savesChanges = Salvar as alterações?
SheetFaceWords-losesChanges = O que não for salvo será perdido.
SheetFaceWords-discard = Descartar
SheetFaceWords-hasChanged = O arquivo foi alterado depois de ser lido
SheetFaceWords-losesTheirs = Alguém o alterou ou removeu. Se ele for substituído, o que essa pessoa escreveu será perdido.
SheetFaceWords-overwrite = Substituir
SheetFaceWords-exists = Já existe um arquivo { $name }
SheetFaceWords-recoversText = Recuperar o que foi digitado?
SheetFaceWords-wasNotSaved = O programa foi encerrado antes de salvar.
SheetFaceWords-wasOtherText = O arquivo foi alterado desde então. O que foi digitado será aberto como uma nova planilha, e o arquivo ficará como está.
SheetFaceWords-recover = Recuperar
SheetFaceWords-cannotOpen = Não é possível abrir o arquivo
SheetFaceWords-cannotSave = Não é possível salvar o arquivo
SheetFaceWords-isNotText = Não é texto em UTF-8.
SheetFaceWords-hasOtherLineEnds = Ele tem caracteres que se perderiam na edição: NUL ou quebras de linha de outros sistemas.

## CalculatorPresentation SheetWords package

SheetWords-changedAnswers = { $count ->
        [one] { $count } resultado mudou
        [many] { $count } de resultados mudaram
        *[other] { $count } resultados mudaram
    }
SheetWords-line = linha { $number }
SheetWords-equals = igual a { $number }, exato
SheetWords-approximately = aproximadamente { $number }
SheetWords-failure = erro, { $reason }
SheetWords-pending = ainda calculando
SheetWords-function = função
SheetWords-graph = gráfico
SheetWords-heading = título
SheetWords-blank = em branco
SheetWords-plus = mais
SheetWords-minus = menos
SheetWords-times = vezes
SheetWords-dividedBy = dividido por
SheetWords-toThePowerOf = elevado a
SheetWords-percent = por cento
SheetWords-definedAs = é
SheetWords-opensParenthesis = abre parêntese
SheetWords-closesParenthesis = fecha parêntese
SheetWords-sum = soma { $number }
SheetWords-average = média { $number }
SheetWords-count = contagem { $count }
SheetWords-countedLines = ({ $count } { $count ->
        [one] linha
        *[other] linhas
    })
SheetWords-addedMarks = nesta planilha, os números são lidos como { $marks }, conforme a primeira linha
SheetWords-remark = { $remark }
SheetWords-failedLine = a linha { $number } tem um erro
SheetWords-nothingAbove = não há nada acima para contar
SheetWords-lineBelow = a linha está abaixo, e as linhas só leem o que está acima delas
SheetWords-noSuchLine = essa linha não tem valor
SheetWords-refusal = { $refusal }
SheetWords-limit-tooManyLines = No máximo { $lineLimit } linhas
SheetWords-limit-tooLong = No máximo { $byteLimit } bytes

## CalculatorPresentation SheetRemark

SheetRemark-countsDefinitions = conta { LINES($lines) }; com uma linha em branco acima dos itens, isso fica de fora
SheetRemark-leavesOut = não conta { LINES($lines) }
SheetRemark-leavesOutPercentages = não conta { LINES($lines) }; com `{ $sum }`, isso entra na conta
SheetRemark-countsDerived = conta { LINES($lines) } e também os valores usados nesse cálculo
SheetRemark-addsBulleted = soma { LINES($lines) }: o traço é marcador de item; o sinal de menos vai logo antes do número
SheetRemark-leavesBlockAbove = não conta as linhas acima da linha em branco; `grand total` conta todas
SheetRemark-countsAsMoney = conta { LINES($lines) } como { $currency }
SheetRemark-totalsBlockAbove = refere-se ao bloco acima da linha em branco
SheetRemark-text = { $word }: texto; você quis dizer { $name }?
SheetRemark-text-alone = { $word } é texto; nada tem esse nome
SheetRemark-radians = em radianos; para graus, sin(30°), ou `# exactly: angle deg` no início
SheetRemark-otherReading = lido como { $reading }
SheetRemark-optionsTooLow = as opções só valem no início, acima da primeira linha

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = Um comentário não calcula nada
SheetKeyRefusal-needsNumber = É preciso um número antes
SheetKeyRefusal-needsOperation = É preciso uma operação antes
SheetKeyRefusal-secondPoint = Só um separador decimal
SheetKeyRefusal-nothingToClear = Não há nada para limpar
SheetKeyRefusal-nothingToDelete = Não há nada para apagar
SheetKeyRefusal-noOpenParenthesis = Não há parêntese aberto
SheetKeyRefusal-nothingToRepeat = Não há operação para repetir
SheetKeyRefusal-memory = Uma planilha guarda números em nomes: a = 5
SheetKeyRefusal-random = Os resultados de uma planilha dependem só do seu texto
SheetKeyRefusal-reversedPower = Em uma potência, a base vem primeiro: x^y
SheetKeyRefusal-otherKeypad = Esta tecla é de outro teclado

## CalculatorPresentation UnitCategory package

UnitCategory-angle = Ângulo
UnitCategory-area = Área
UnitCategory-currency = Moeda
UnitCategory-data = Dados
UnitCategory-energy = Energia
UnitCategory-force = Força
UnitCategory-fuel = Consumo de combustível
UnitCategory-length = Comprimento
UnitCategory-power = Potência
UnitCategory-pressure = Pressão
UnitCategory-speed = Velocidade
UnitCategory-temperature = Temperatura
UnitCategory-time = Tempo
UnitCategory-volume = Volume
UnitCategory-weight = Peso
UnitCategory-other = Outras

## CommandLineInterface HelpHint

HelpHint-seeHelp = { $reason } (veja { $command } --help)

## CommandLineInterface LineRefusal package

LineRefusal-tooLong = Não lido: a linha tem mais de { $limit } bytes
LineRefusal-notUTF8 = Não lido: a linha não é texto UTF-8

## CommandLineInterface OptionRefusal package

OptionRefusal-unknown = opção desconhecida “{ $name }”; você quis dizer “{ $other }”?
OptionRefusal-unknown-alone = opção desconhecida “{ $name }”
OptionRefusal-takesNoValue = { $option } não aceita valor
OptionRefusal-needsValue = { $option } precisa de um valor
OptionRefusal-notInRange = { $option } é um número de { $least } a { $most }, não “{ $text }”
OptionRefusal-isFor = { $option } é para { $task }

## CommandLineInterface ProgressText

ProgressText-calculating = calculando (Ctrl-C interrompe)

## CommandLineInterface HelpTitle package

HelpTitle-usage = USO
HelpTitle-options = OPÇÕES
HelpTitle-exitStatus = STATUS DE SAÍDA

## CommandLineInterface EditingText package

EditingText-search = buscar “{ $text }”:
EditingText-notFound = não encontrado “{ $text }”:
EditingText-more = e mais { $count }

## CommandLineInterface SystemError package by action

SystemError-open = { $name }: { $cause }
SystemError-read = não é possível ler a entrada: { $cause }
SystemError-write = não é possível escrever: { $cause }
SystemError-wait = não é possível aguardar a entrada: { $cause }

## CommandLineInterface SystemCause

SystemCause-noFile = Arquivo ou diretório inexistente
SystemCause-notPermitted = Permissão negada
SystemCause-isFolder = É um diretório
SystemCause-noSpace = Não há espaço disponível no dispositivo
SystemCause-other = { $text }

## exactly Option

Option-digits = dígitos significativos de um resultado: 1 a { $digitLimit } (16)
Option-places = em vez de --digits, dígitos depois do ponto: 0 a { $digitLimit }; as metades se afastam do zero
Option-exact = a forma exata, como √3/2 ou 1/3, quando há uma curta
Option-mixed = como --exact, com 7/2 escrito 3 1/2
Option-explain = cada passo de uma expressão, e o que está provado sobre ele
Option-angle = a unidade em que se medem os ângulos: rad, deg ou grad (rad)
Option-notation = automatic (ou auto), plain (sem expoente), scientific (1.2e4) ou engineering (12e3)
Option-grouping = thousands (1_234_567; com --keys 1,234,567) ou none
Option-base = números inteiros na base 2, 8, 10 ou 16, com todos os dígitos
Option-word = calcula em palavras de 8, 16, 32 ou 64 bits, nas quais cada passo é cortado
Option-signed = as palavras têm sinal, como sem esta opção
Option-unsigned = as palavras não têm sinal
Option-json = um objeto JSON por linha
Option-csv = uma linha de valores separados por vírgulas para cada um, com os nomes das colunas primeiro
Option-rates = converte dinheiro pelas taxas de um arquivo: date,from,to,rate,source
Option-marks = o que significam os sinais de 1,234 e 1.234: 1,234.5 ou 1.234,5
Option-today = o dia que é today, como 2026-11-22
Option-file = calcula as linhas de um arquivo; - é a entrada padrão
Option-jobs = threads que calculam as linhas: 1 a { $jobLimit } (quantas puderem rodar ao mesmo tempo)
Option-keys = pressiona teclas; - lê uma sequência por linha
Option-order = precedence, como na calculadora da Apple, ou left-to-right
Option-mode = basic (9 dígitos), scientific (16) ou programmer (palavras de 8 a 64 bits)
Option-reversePolish = notação polonesa inversa: as operações tiram seus números de uma pilha
Option-plain = linhas de texto sem códigos de controle, para leitores de tela
Option-new = começa com 0 e a memória vazia, não onde a última terminou
Option-remove = remove um cálculo; --json mostra seu ID
Option-label = dá a um cálculo o nome formado pelas palavras seguintes, ou tira o nome dele
Option-tape = imprime os cálculos como a fita de uma calculadora de mesa
Option-clear = remove todos os cálculos, sem perguntar
Option-off = deixa de guardar cálculos a partir de agora
Option-on = volta a guardar cálculos
Option-reset = devolve todas ao valor inicial
Option-answers = mostra só os resultados, uma linha para cada linha da planilha
Option-write = atualiza os resultados no arquivo
Option-writeAll = escreve um resultado depois de cada linha que tem um
Option-strip = tira os resultados do arquivo
Option-check = diz quais resultados nos arquivos estão errados, sem mudar nada
Option-completionScript = mostra o script que completa este comando em bash, zsh ou fish
Option-manual = mostra a página de manual, para man
Option-version = mostra a versão
Option-help = mostra esta ajuda

## exactly SessionWord

SessionWord-help = esta ajuda, ou a de uma função ou palavra
SessionWord-variables = os nomes dos números, e seus valores
SessionWord-functions = todas as funções e constantes, primeiro as do usuário, ou as de uma palavra
SessionWord-units = todas as unidades, ou as de uma palavra
SessionWord-history = as linhas digitadas antes, ou as últimas N
SessionWord-undo = desfaz a última linha que mudou algo, ou as últimas N
SessionWord-reset = esquece todos os nomes e o resultado; undo os traz de volta
SessionWord-digits = diz quantos dígitos significativos são mostrados, ou muda isso
SessionWord-places = o mesmo para os dígitos depois do ponto
SessionWord-notation = escreve os resultados { $notations }
SessionWord-grouping = escreve 1_234_567 em vez de 1234567, ou não
SessionWord-exact = mostra só a forma exata quando há uma curta, ou frações como 3 1/2
SessionWord-degrees = mede os ângulos em graus
SessionWord-radians = mede os ângulos em radianos
SessionWord-gradians = mede os ângulos em grados
SessionWord-preview = mostra o resultado parcial durante a digitação, ou não
SessionWord-clear = limpa a tela
SessionWord-quit = sai da sessão, como Ctrl-D

## exactly ExplanationText package

ExplanationText-nothingCalculated = nada é calculado
ExplanationText-moreSteps = … mais { $count } { $count ->
        [one] passo
        *[other] passos
    }
ExplanationText-noDecimal = sem número decimal: { $reason }
ExplanationText-noValue = sem valor: { $reason }
ExplanationText-exact = exato
ExplanationText-rounded = arredondado
ExplanationText-roundedWithin = arredondado, com erro de no máximo { $bound }
ExplanationText-noted = { $note }; com erro de no máximo { $bound }
ExplanationText-converted = de { $unit ->
        [radians] radianos
        [degrees] graus
        *[gradians] grados
    } para { $other ->
        [radians] radianos
        [degrees] graus
        *[gradians] grados
    }; { $proof }
ExplanationText-measured = o ângulo em { $unit ->
        [radians] radianos
        [degrees] graus
        *[gradians] grados
    }; { $proof }

## exactly FailureReason package

FailureReason-expression = { $cause }
FailureReason-calculation = { $demand }
FailureReason-unknownKey = tecla desconhecida “{ $name }”
FailureReason-severalKeys = “{ $name }” pode ser várias teclas: coloque espaços entre elas
FailureReason-tooLong = mais de { $limit } bytes
FailureReason-notUTF8 = não é texto UTF-8
FailureReason-meantCommand = isto não é uma expressão; você quis dizer “exactly { $words }”?
FailureReason-unknownOption = opção desconhecida “{ $name }”
FailureReason-unknownOption-2 = opção desconhecida “{ $name }”; você quis dizer { JOINED($options, separator: " ou ") }?
FailureReason-noFile = { $cause }; e não há nenhum arquivo com esse nome

## exactly HelpPart package

HelpPart-summary = Uma calculadora com as teclas da Apple e nenhum dígito errado
HelpPart-inTerminal = em um terminal: a calculadora em tela cheia; fora dele, uma expressão e um resultado por linha
HelpPart-expression = o resultado: exactly '1/3 + 1/6' mostra 0.5
HelpPart-file = os resultados das linhas de um arquivo; também --file FILE
HelpPart-keys = pressiona as teclas da calculadora e mostra seu visor
HelpPart-task-repl = uma sessão de expressões, com variáveis e edição de linha
HelpPart-task-functions = lista todas as funções e constantes, ou as de uma palavra
HelpPart-task-units = lista todas as unidades, ou as de uma palavra
HelpPart-task-sheet = calcula um arquivo cujas linhas usam umas às outras, uma planilha dinâmica
HelpPart-task-history = lista os cálculos guardados; com opções, também os altera
HelpPart-task-settings = lista as configurações; com um nome e um valor, altera uma
HelpPart-task-rates = guarda taxas de câmbio dos arquivos do Banco Central Europeu, ou outras
HelpPart-task-help = esta ajuda; com um nome, a de uma tarefa, função ou constante
HelpPart-title-repl = Uma sessão de expressões em um terminal
HelpPart-title-functions = Todas as funções e constantes das expressões
HelpPart-title-units = Todas as unidades das expressões
HelpPart-title-sheet = Uma planilha dinâmica: linhas de texto, cada uma com seu resultado
HelpPart-title-history = Os cálculos guardados, do mais antigo ao mais recente
HelpPart-title-settings = As configurações da calculadora com teclas
HelpPart-title-rates = Taxas de câmbio guardadas para converter dinheiro
HelpPart-title-help = A ajuda do comando, de uma tarefa ou de um nome
HelpPart-examplesTitle = EXEMPLOS
HelpPart-expressionsTitle = EXPRESSÕES
HelpPart-keysTitle = TECLAS
HelpPart-linesTitle = LINHAS
HelpPart-keptTitle = O QUE É GUARDADO
HelpPart-namesTitle = NOMES
HelpPart-fiftyDigits = cinquenta dígitos, o último arredondado
HelpPart-twoAnswers = 3, depois 18.84955592153876
HelpPart-jsonAnswer = a leitura, o decimal e a fração
HelpPart-steps = cada passo, e o que está provado sobre ele
HelpPart-fileAnswers = os resultados das linhas de um arquivo
HelpPart-taskHelp = a ajuda de uma tarefa
HelpPart-language = + - * / ^ ou − × ÷ √, parênteses, decimais, expoentes (1e-3), _ entre dígitos, fatoriais (5!), graus (30°), porcentagens (200 + 10% é 220, 200 * 10% é 20), produtos implícitos (2pi), funções e constantes pelo nome, # para comentários.
HelpPart-naming = Em um pipe e em uma sessão, x = 3 dá nome a um número, f(x) = x^2 + 1 a uma função, e ans ou _ é o resultado anterior.
HelpPart-exactness = Os números são exatos; quando um resultado tem mais dígitos do que os mostrados, o último é arredondado.
HelpPart-keySequences = 0 a 9 . + - * / = % +/- C AC DEL e nomes como sqrt e x^y. Podem vir juntos quando só há uma maneira de separá-los: 2+3= mas 5 +/- =.
HelpPart-answered = tudo teve resultado
HelpPart-noValue = algo não tinha valor, ou uma linha da entrada foi recusada
HelpPart-unreadable = não foi possível ler a entrada, ou as opções estão erradas
HelpPart-session = responde linha por linha, até quit ou Ctrl-D
HelpPart-functions = uma linha para cada: o nome, o que é, um exemplo
HelpPart-units = uma linha para cada: o símbolo, os nomes, o valor exato, a fonte
HelpPart-unitsAbout = as que têm a palavra em sua linha
HelpPart-rates = lista a cotação mais recente de cada moeda
HelpPart-ratesImport = importa as de um arquivo: XML ou CSV do BCE, ou linhas date,from,to,rate,source; - é a entrada padrão
HelpPart-ratesClear = apaga todas
HelpPart-importsRates = o arquivo como é baixado
HelpPart-importsRatesOfToday = as cotações do dia
HelpPart-unitsOfPressure = as unidades de pressão
HelpPart-functionsAbout = as que têm a palavra no nome ou na descrição
HelpPart-commandHelp = a ajuda do comando
HelpPart-nameHelp = a de uma tarefa, ou o que é uma função ou constante
HelpPart-sheet = abre a planilha, ou a mostra com seus resultados (--plain); - é a entrada padrão
HelpPart-sheetChange = altera os resultados nos arquivos; --write-all e --strip também
HelpPart-sheetCheck = diz quais resultados nos arquivos estão errados
HelpPart-history = lista os cálculos
HelpPart-label = dá nome a um cálculo; sem palavras, tira o nome dele
HelpPart-settings = lista as configurações e os valores possíveis de cada uma
HelpPart-setting = mostra o valor de uma configuração
HelpPart-change = altera uma configuração
HelpPart-lines = x = 3 dá nome a um número, f(x) = x^2 + 1 a uma função, e ans é o resultado anterior. ? lista o que mais existe. = vem antes do que é exato, ≈ antes do que é arredondado.
HelpPart-sheetLines = rent = 1200 dá nome a um número, que as linhas abaixo podem usar. total refere-se às linhas acima, até uma em branco; ans é o resultado anterior, e line 3 o da terceira linha. # começa um comentário. De um arquivo Markdown (.md), só os blocos marcados com exactly são calculados, todos como uma única planilha.
HelpPart-sheetAnswers = Um resultado fica depois de # em sua linha: = antes do que é exato, ≈ antes do que é arredondado, ! antes do motivo quando não há nenhum. Um resultado com menos dígitos continua com a mesma quantidade.
HelpPart-kept = O que uma pessoa calcula em um terminal é guardado, até history --off: as expressões e --keys passadas como argumentos, as linhas de uma sessão e os cálculos da própria calculadora. Pipes e arquivos não guardam nada.
HelpPart-names = As expressões e --keys não seguem as configurações; em vez disso, têm opções.
HelpPart-beginsSession = começa uma sessão
HelpPart-sessionInDegrees = uma em graus e com 30 dígitos
HelpPart-functionsWithRoot = as funções com root em sua linha
HelpPart-functionHelp = o que é uma função, com um exemplo
HelpPart-sheetWithAnswers = a planilha com seus resultados
HelpPart-sheetInCI = em um script: status 1 se um resultado estiver errado
HelpPart-historyForPrograms = para programas, com o ID de cada cálculo
HelpPart-historyForSpreadsheet = para uma planilha eletrônica
HelpPart-tapeForPrinter = para imprimir
HelpPart-namesCalculation = dá nome a um cálculo
HelpPart-leftToRight = 2 + 3 × 4 passa a ser 20 nas teclas
HelpPart-notationAtFirst = mostra automatic, até que seja alterada

## exactly HistoryText package

HistoryText-noCalculation = não há nenhum cálculo { $id }
HistoryText-removed = { $count ->
        [one] { $count } cálculo removido
        [many] { $count } de cálculos removidos
        *[other] { $count } cálculos removidos
    }
HistoryText-unreadableLeft = o que não pôde ser lido continua em { $place }
HistoryText-isOn = a partir de agora os cálculos são guardados
HistoryText-isOff = a partir de agora nenhum cálculo é guardado; exactly history --clear remove os anteriores
HistoryText-storage = { $error }
HistoryText-setAside = { $count ->
        [one] { $count } linha do histórico não pôde ser lida e está
        *[other] { $count } linhas do histórico não puderam ser lidas e estão
    } agora em { $place }

## exactly NameText package

NameText-function-squareRoot = raiz quadrada, também √
NameText-function-cubeRoot = raiz cúbica, também ∛
NameText-function-root = raiz n-ésima de x
NameText-function-power = potência, também ^ e **
NameText-function-exponential = potência de e
NameText-function-naturalLogarithm = logaritmo natural, na base e
NameText-function-logarithm = logaritmo na base 10, como na tecla de uma calculadora, ou em uma base dada como segundo argumento
NameText-function-binaryLogarithm = logaritmo na base 2
NameText-function-decimalLogarithm = logaritmo na base 10
NameText-function-exponentialLessOne = e^x − 1
NameText-function-logarithmOfOneMore = ln(1 + x)
NameText-function-sine = seno de um ângulo
NameText-function-cosine = cosseno de um ângulo
NameText-function-tangent = tangente de um ângulo
NameText-function-secant = secante de um ângulo, 1/cos
NameText-function-cosecant = cossecante de um ângulo, 1/sin
NameText-function-cotangent = cotangente de um ângulo, 1/tan
NameText-function-arcsine = ângulo de um seno
NameText-function-arccosine = ângulo de um cosseno
NameText-function-arctangent = ângulo de uma tangente
NameText-function-arctangent2 = ângulo do ponto (x, y), com y primeiro
NameText-function-hyperbolicSine = seno hiperbólico
NameText-function-hyperbolicCosine = cosseno hiperbólico
NameText-function-hyperbolicTangent = tangente hiperbólica
NameText-function-hyperbolicSecant = secante hiperbólica, 1/cosh
NameText-function-hyperbolicCosecant = cossecante hiperbólica, 1/sinh
NameText-function-hyperbolicCotangent = cotangente hiperbólica, 1/tanh
NameText-function-areaSine = inversa de sinh
NameText-function-areaCosine = inversa de cosh, não negativa
NameText-function-areaTangent = inversa de tanh
NameText-function-areaSecant = inversa de sech, não negativa
NameText-function-areaCosecant = inversa de csch
NameText-function-areaCotangent = inversa de coth
NameText-function-factorial = fatorial, também “!”
NameText-function-gamma = função gama, (x − 1)!
NameText-function-logarithmOfGamma = ln |gamma(x)|
NameText-function-combinations = maneiras de escolher k entre n
NameText-function-permutations = maneiras de escolher k entre n, em ordem
NameText-function-fibonacci = número de Fibonacci
NameText-function-absolute = distância até zero
NameText-function-sign = −1, 0 ou 1 conforme o sinal
NameText-function-floor = inteiro imediatamente inferior
NameText-function-ceiling = inteiro imediatamente superior
NameText-function-round = inteiro mais próximo, ou com tantas casas decimais; as metades se afastam do zero
NameText-function-truncation = parte inteira
NameText-function-fraction = o que sobra de trunc
NameText-function-remainder = resto com o sinal do divisor, também entre os números: 8 mod 3
NameText-function-greatestCommonDivisor = máximo divisor comum
NameText-function-leastCommonMultiple = mínimo múltiplo comum
NameText-function-minimum = o menor de todos
NameText-function-maximum = o maior de todos
NameText-function-hypotenuse = √(x² + y² + …)
NameText-function-sum = soma, também de uma lista, e em k: sum(1/k, k, 1, 9)
NameText-function-product = produto, também de uma lista, e em k: product(k, k, 1, 9)
NameText-function-mean = média, também de uma lista
NameText-function-median = mediana, também de uma lista
NameText-function-mode = o valor mais frequente, também de uma lista
NameText-function-count = quantos são
NameText-function-variance = variância de uma amostra, também de uma lista, por n − 1
NameText-function-populationVariance = variância da população, por n
NameText-function-standardDeviation = desvio padrão de uma amostra, √var
NameText-function-populationStandardDeviation = desvio padrão da população, √varp
NameText-function-geometricMean = média geométrica
NameText-function-harmonicMean = média harmônica
NameText-function-rootMeanSquare = média quadrática
NameText-function-quantile = valor abaixo do qual fica a parte p dos números, interpolado em (n − 1)p
NameText-function-quotient = quociente inteiro, em direção a zero
NameText-function-truncatedRemainder = o que sobra de quot, com o sinal de a
NameText-function-hexadecimal = em volta de uma linha inteira: a resposta na base 16, como x to hex
NameText-function-octal = em volta de uma linha inteira: a resposta na base 8, como x to oct
NameText-function-binary = em volta de uma linha inteira: a resposta na base 2, como x to bin
NameText-function-decimal = em volta de uma linha inteira: todos os dígitos na base 10, como x to dec
NameText-function-int8 = cortado para 8 bits com sinal
NameText-function-int16 = cortado para 16 bits com sinal
NameText-function-int32 = cortado para 32 bits com sinal
NameText-function-int64 = cortado para 64 bits com sinal
NameText-function-uint8 = cortado para 8 bits sem sinal
NameText-function-uint16 = cortado para 16 bits sem sinal
NameText-function-uint32 = cortado para 32 bits sem sinal
NameText-function-uint64 = cortado para 64 bits sem sinal
NameText-function-rotationLeft = bits girados n posições para a esquerda em uma palavra de 8, 16, 32 ou 64 sem sinal
NameText-function-rotationRight = bits girados n posições para a direita em uma palavra de 8, 16, 32 ou 64 sem sinal
NameText-function-byteswap = bytes de uma palavra sem sinal na ordem inversa
NameText-function-population = quantos bits são 1
NameText-example = { $function }: { $equation }
NameText-constant-pi = a circunferência de um círculo de diâmetro 1: 3.14159…
NameText-constant-tau = 2π, uma volta completa: 6.28318…
NameText-constant-e = a base dos logaritmos naturais: 2.71828…
NameText-unit-degrees = um ângulo em graus, também °: sin(30 deg) = 0.5
NameText-unit-radians = um ângulo em radianos: sin(pi/6 rad) = 0.5
NameText-unit-gradians = um ângulo em grados, dos quais 100 formam um ângulo reto: sin(100 grad) = 1
NameText-date-weekday = o dia da semana de uma data, 1 na segunda-feira: weekday(2026-11-22) = 7
NameText-date-week = a semana de uma data segundo a ISO 8601: week(2026-11-22) = 47
NameText-date-dayOfYear = o dia do ano de uma data: dayofyear(2026-02-01) = 32
NameText-date-workday = a data tantos dias de segunda a sexta depois: workday(2026-11-27; 5) = 2026-12-04
NameText-date-workdays = os dias de segunda a sexta depois de uma data até outra: workdays(2026-11-27; 2026-12-04) = 5
NameText-today = o dia de hoje: today + 1 week
NameText-answer = a resposta anterior a esta, em um pipe e em uma sessão
NameText-otherNames = ; ou { $names }
NameText-either = { $one } ou { $other }

## exactly Notice package

Notice-readAs = lido como { $reading }
Notice-written-exactnessUndecided = não é possível decidir se este é o valor exato
Notice-written-belowAbsoluteZero = isto está abaixo do zero absoluto
Notice-written-onOtherDay-1 = no dia seguinte
Notice-written-onOtherDay-minus1 = no dia anterior
Notice-written-onOtherDay = { $days } dias antes
Notice-written-onOtherDay-2 = { $days } dias depois
Notice-written-certainDigits = { $count ->
        [one] só { $count } dígito é garantido
        *[other] só { $count } dígitos são garantidos
    }
Notice-both = { $one }; { $other }
Notice-noHolidays = de segunda a sexta; feriados não são considerados
Notice-zones = fusos horários do tzdata { $version }
Notice-anglesInRadians = aqui os ângulos são em radianos; 30° ou 30 deg é um ângulo em graus
Notice-ignoredDigits = { $count ->
        [one] { $count } dígito foi deixado de fora
        *[other] { $count } dígitos foram deixados de fora
    }: um número tem até { $limit } neste teclado
Notice-digitsDoNotFit = { $count ->
        [one] { $count } dígito foi deixado de fora
        *[other] { $count } dígitos foram deixados de fora
    }: não é da base { $base } ou não cabe em { $bits } bits
Notice-keysWithoutEffect = sem efeito aqui: { JOINED($keys, separator: ", ") }
Notice-wraps = um passo ultrapassou { $bitWidth } bits e foi cortado para caber neles
Notice-rates = pelo câmbio de { JOINED($rates, separator: ", ") }{ $days ->
        [one] ; de { $days } dia atrás
        *[other] ; de { $days } dias atrás
    }
Notice-rates-alone = pelo câmbio de { JOINED($rates, separator: ", ") }
Notice-noExactForm = não há uma forma exata curta; este valor está arredondado
Notice-historyNotWritten = o histórico não foi gravado: { $error }
Notice-notInHistory = { $count ->
        [one] { $count } cálculo não está
        *[other] { $count } cálculos não estão
    } no histórico: { $error }
Notice-linesNotRead = não é possível ler as linhas digitadas antes: { $error }
Notice-linesNotKept = as linhas não são guardadas: { $error }
Notice-settingNotUnderstood = { $path }, linha { $line }: { $cause }
Notice-nothingToCalculate = nada a calcular; experimente exactly '1/3 + 1/6' ou exactly --help

## exactly OptionScope package

OptionScope-keys = para teclas:
OptionScope-terminal = em um terminal:
OptionScope-task = para { $task }:

## exactly SessionMessage package

SessionMessage-greeting = exactly { $version }: uma expressão e Enter; ? para ajuda, quit para sair.
SessionMessage-nothingCalled = nada se chama “{ $name }”; functions lista o que existe
SessionMessage-ownNumber = um número definido por você
SessionMessage-isOwnNumber = { $name } é um número definido por você
SessionMessage-takesLong = { $name } demora muito para ser escrito
SessionMessage-forgot = { $count ->
        [0] nenhum nome a esquecer
        [one] { $count } nome esquecido
        *[other] { $count } nomes esquecidos
    }
SessionMessage-anglesIn-radians = ângulos em radianos
SessionMessage-anglesIn-degrees = ângulos em graus
SessionMessage-anglesIn-gradians = ângulos em grados
SessionMessage-nothingToUndo = nada a desfazer
SessionMessage-undone = desfeito: { $line }
SessionMessage-noNames = nenhum número tem nome ainda: x = 3 dá um nome
SessionMessage-error = erro: { $reason }
SessionMessage-notOneOf = { $word } pode ser { $choices }, não “{ $text }”
SessionMessage-notInRange = { $word } aceita um número de { $least } a { $most }, não “{ $text }”
SessionMessage-standsAlone = { $word } é usado sozinho, sem “{ $text }”
SessionMessage-settingsAlone = as configurações são usadas sem “{ $first }”: { $text }
SessionMessage-noUnit = nenhuma unidade com “{ $word }”; units lista todas
SessionMessage-noFunction = nenhuma função tem “{ $word }” no nome ou na descrição
SessionMessage-isNumberNow = “{ $name }” agora é um número e não mais uma palavra da sessão; { $other } ainda é
SessionMessage-isNumberNow-alone = “{ $name }” agora é um número e não mais uma palavra da sessão
SessionMessage-calculation = um cálculo; = indica uma resposta exata, ≈ uma arredondada
SessionMessage-namesNumber = dá nome a um número
SessionMessage-namesFunction = dá nome a uma função
SessionMessage-answerBefore = a resposta anterior
SessionMessage-openLine = uma linha com um parêntese aberto, ou que termina em um operador ou \, continua abaixo
SessionMessage-arrowKeys = ↑, ↓
SessionMessage-linesBefore = as linhas que começam com o que está antes do cursor; Ctrl-R busca em todas
SessionMessage-completesName = completa um nome, ou lista os que existem
SessionMessage-givesUp = abandona uma linha, ou interrompe um cálculo

## exactly SheetMessage package

SheetMessage-wrong = é “{ $found }”, deveria ser “{ $expected }”
SheetMessage-stale = é “{ $found }”, não deveria haver nada
SheetMessage-untold = { $reason }; nenhum comentário de resposta diz “{ $answer }”
SheetMessage-limit-tooManyLines = mais de { $lineLimit } linhas
SheetMessage-limit-tooLong = mais de { $byteLimit } bytes
SheetMessage-hasChanged = mudou desde que foi lido; nada foi gravado

## exactly UsageReason package

UsageReason-givenTwice = { $option } aparece duas vezes
UsageReason-excluded = { $one } e { $other } se excluem mutuamente
UsageReason-needs = { $option } é para { $other }
UsageReason-notOneOf = { $option } pode ser { JOINED($choices, separator: ", ", last: " ou ") }, não “{ $text }”
UsageReason-noIdentifier = { $option } espera 16 dígitos hexadecimais, como --json os mostra
UsageReason-noExpressionBeside = { $option } não aceita uma expressão junto
UsageReason-noSettingBeside = { $option } não aceita o nome de uma configuração
UsageReason-noDate = { $option } é uma data como 2026-11-22, não “{ $text }”
UsageReason-malformedRate = { $file }, linha { $line }: uma taxa de câmbio é date,from,to,rate,source, como 2026-11-20,EUR,USD,1.0823,ECB
UsageReason-tooManyRates = { $file }: mais de { $limit } taxas de câmbio
UsageReason-ratesTooLong = { $file }: mais de { $limit } bytes
UsageReason-isForExpressions = { $option } é para expressões
UsageReason-isForOneExpression = { $option } é para uma única expressão, dada como argumento
UsageReason-isForExpressionsAndKeys = { $option } é para expressões e --keys; a calculadora tem uma configuração com esse nome
UsageReason-isForObjects = { $option } é para expressões, --keys, history e sheet
UsageReason-isForRecords = { $option } é para expressões, --keys e history
UsageReason-isForKeys = { $option } é para teclas
UsageReason-isForTerminals = { $option } é para a calculadora em um terminal
UsageReason-sessionWithExpression = repl não aceita uma expressão: omita “repl” ou digite “{ $line }” na sessão
UsageReason-sheetNeedsFile = sheet precisa do nome de um arquivo; - é a entrada padrão
UsageReason-oneSheet = sheet mostra um só arquivo; vários são aceitos com --write, --write-all, --strip e --check
UsageReason-historyStandsAlone = history é usado sozinho ou com suas opções
UsageReason-noSetting = não há nenhuma configuração “{ $name }”; as configurações são { $names }
UsageReason-noValue = { $setting } pode ser { $values }, não “{ $text }”
UsageReason-ratesTask = rates não conhece “{ $text }”, mas sim import FILE e clear
UsageReason-noHelp = não há ajuda sobre “{ $name }”; tópicos: { $tasks } e tudo o que exactly functions lista

## Companions CompanionName package

CompanionName-companions = Apps complementares
CompanionName-fizzBuzz = FizzBuzz
CompanionName-decider = Ajuda para decidir
CompanionName-orderSummary = Resumo do pedido

## Companions CompanionText package

CompanionText-summary-fizzBuzz = conta e diz Fizz, Buzz ou FizzBuzz
CompanionText-summary-decider = escolhe uma das suas opções
CompanionText-summary-orderSummary = soma um pedido com desconto e impostos
CompanionText-game = Jogo Fizz Buzz
CompanionText-next = Próximo
CompanionText-decide = Decidir
CompanionText-newOption = Nova opção
CompanionText-yes = Sim
CompanionText-no = Não
CompanionText-maybe = Talvez
CompanionText-notDecided = Não decidido: { $error }
CompanionText-optionNotAdded = Não adicionada: { $error }
CompanionText-newItem = Novo item
CompanionText-coffee = Café
CompanionText-tea = Chá
CompanionText-item = Item { $number }
CompanionText-promoCode = Código promocional
CompanionText-subtotal = Subtotal
CompanionText-discount = Desconto
CompanionText-tax = Impostos
CompanionText-total = Total
CompanionText-orderIsEmpty = O pedido está vazio
CompanionText-noDiscount = Este código não dá desconto
CompanionText-itemNotAdded = Não adicionado: { $error }
CompanionText-add = Adicionar
CompanionText-remove = Remover
CompanionText-removeNamed = Remover { $name }

## Companions DeciderError package, English: public reason in Companions

DeciderError-noOptions = não há opções entre as quais decidir
DeciderError-tooManyOptions = há mais de { $optionLimit } opções
DeciderError-blankOption = a opção { $position } está em branco
DeciderError-longOption = a opção { $position } tem mais de { $lengthLimit } caracteres

## Companions OrderError package, English: public reason in Companions

OrderError-noItems = o pedido está vazio
OrderError-tooManyItems = um pedido tem no máximo { $orderLimit } itens
OrderError-notAnItem = um item se escreve QUANTIDADE x PREÇO, como 3 x 19.99
OrderError-longItem = um item tem no máximo { $textLengthLimit } caracteres
OrderError-notAPrice = um preço é um número decimal com ponto, como 19.99
OrderError-priceOutOfRange = um preço vai de 0 a { $most }
OrderError-priceTooPrecise = um preço tem no máximo { $priceDecimalPlaces } casas decimais
OrderError-quantityOutOfRange = uma quantidade é um número inteiro de { $least } a { $most }
OrderError-calculationForName = um nome não começa com um número ou um sinal isolado
OrderError-blankName = um item precisa de um nome
OrderError-longName = um nome tem no máximo { $nameLengthLimit } caracteres

## CompanionsCommand ConversationText package

ConversationText-title = Apps complementares da calculadora
ConversationText-numberOrName = 1 a { $count }, ou um nome
ConversationText-open = Abrir
ConversationText-back = Voltar
ConversationText-quit = Sair
ConversationText-enterKey = Enter
ConversationText-code = CÓDIGO
ConversationText-tea = chá
ConversationText-field = { $name }: { $value }
ConversationText-none = nenhum
ConversationText-notUnderstood = Não entendido. Você pode digitar:
ConversationText-noSuchNumber = Não removido: não há nada com esse número

## CompanionsCommand CompanionsHelpPart package

CompanionsHelpPart-summary = Três pequenos apps que acompanham a calculadora.
CompanionsHelpPart-option = OPÇÃO
CompanionsHelpPart-item = ITEM
CompanionsHelpPart-number = N
CompanionsHelpPart-code = CÓDIGO
CompanionsHelpPart-menu = em um terminal: um menu dos apps
CompanionsHelpPart-fizzBuzz = conta até { $usualCount } e diz Fizz, Buzz e FizzBuzz
CompanionsHelpPart-decide = mostra uma das opções
CompanionsHelpPart-order = mostra quanto custa um pedido:
CompanionsHelpPart-count = para fizzbuzz: o último número, 1 a { $most } ({ $usualCount })
CompanionsHelpPart-promo = para order: um código promocional
CompanionsHelpPart-endOfOptions = o que vem a seguir são opções entre as quais decidir, ou itens
CompanionsHelpPart-done = foi concluído
CompanionsHelpPart-failed = os argumentos estão errados, o menu não tem terminal, ou a entrada ou a saída falhou

## CompanionsCommand CompanionsUsageReason package

CompanionsUsageReason-unexpectedArgument = argumento inesperado “{ $text }”
CompanionsUsageReason-noApp = os apps são fizzbuzz, decide e order, não “{ $text }”
CompanionsUsageReason-menuNeedsTerminal = o menu precisa de um terminal
CompanionsUsageReason-item = item { $number }: { $error }

## CalculatorPresentation WrittenDate list of Name

WrittenDate-names =
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro ontem hoje amanhã

## CalculatorPresentation EverydayUnits list of Name

EverydayUnits-names =
    deg Graus
    rad Radianos
    mrad Milirradianos
    grad Grados
    arcmin Minutos de arco
    arcsec Segundos de arco
    turn Voltas
    mm^2 Milímetros quadrados
    cm^2 Centímetros quadrados
    m^2 Metros quadrados
    are Ares
    ha Hectares
    km^2 Quilômetros quadrados
    in^2 Polegadas quadradas
    ft^2 Pés quadrados
    yd^2 Jardas quadradas
    acre Acres
    mi^2 Milhas quadradas
    tsubo Tsubo
    bit Bits
    B Bytes
    kbit Quilobits
    kB Quilobytes
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
    J Joules
    kJ Quilojoules
    MJ Megajoules
    cal Calorias
    kcal Quilocalorias
    Wh Watts-hora
    kWh Quilowatts-hora
    MWh Megawatts-hora
    eV Elétron-volts
    BTU Unidades térmicas britânicas
    ftlbf Pés-libra
    therm Therms
    erg Ergs
    N Newtons
    kN Quilonewtons
    dyn Dinas
    gf Gramas-força
    kgf Quilogramas-força
    ozf Onças-força
    lbf Libras-força
    pdl Poundals
    kip Kips
    L/100km Litros por 100 quilômetros
    kmpl Quilômetros por litro
    mpg Milhas por galão (EUA)
    mpg_imp Milhas por galão (imperial)
    gal/100mi Galões por 100 milhas
    nm Nanômetros
    um Micrômetros
    mm Milímetros
    cm Centímetros
    m Metros
    km Quilômetros
    in Polegadas
    ft Pés
    yd Jardas
    mi Milhas
    nmi Milhas náuticas
    fathom Braças
    furlong Furlongs
    point Pontos
    au Unidades astronômicas
    ly Anos-luz
    pc Parsecs
    mW Miliwatts
    W Watts
    kW Quilowatts
    MW Megawatts
    GW Gigawatts
    hp Cavalos de força
    hp_metric Cavalos-vapor
    BTU_h BTU por hora
    ftlbf_s Pés-libra por segundo
    Pa Pascals
    hPa Hectopascals
    kPa Quilopascals
    MPa Megapascals
    mbar Milibars
    bar Bars
    atm Atmosferas
    at Atmosferas técnicas
    psi Libras por polegada quadrada
    torr Torr
    mmHg Milímetros de mercúrio
    inHg Polegadas de mercúrio
    m/s Metros por segundo
    km/h Quilômetros por hora
    mph Milhas por hora
    ft/s Pés por segundo
    kn Nós
    min/km Minutos por quilômetro
    min/mi Minutos por milha
    c0 Velocidade da luz
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanossegundos
    us Microssegundos
    ms Milissegundos
    s Segundos
    min Minutos
    h Horas
    d Dias
    week Semanas
    month Meses
    year Anos
    decade Décadas
    century Séculos
    mL Mililitros
    cL Centilitros
    dL Decilitros
    L Litros
    hL Hectolitros
    cm^3 Centímetros cúbicos
    m^3 Metros cúbicos
    tsp Colheres de chá (EUA)
    tbsp Colheres de sopa (EUA)
    floz Onças líquidas (EUA)
    cup Xícaras (EUA)
    metric_cup Xícaras (métricas)
    pt Pints (EUA)
    qt Quartos de galão (EUA)
    gal Galões (EUA)
    imp_floz Onças líquidas (imperiais)
    imp_pt Pints (imperiais)
    imp_qt Quartos de galão (imperiais)
    imp_gal Galões (imperiais)
    in^3 Polegadas cúbicas
    ft^3 Pés cúbicos
    yd^3 Jardas cúbicas
    bbl Barris de petróleo
    ug Microgramas
    mg Miligramas
    g Gramas
    kg Quilogramas
    t Toneladas
    ct Quilates
    grain Grãos
    oz Onças
    lb Libras
    st Stones
    short_ton Toneladas curtas
    long_ton Toneladas longas
    ozt Onças troy

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.desktop.in

Desktop-genericName = Calculadora
Desktop-comment = Calcular sem nenhum dígito errado
Desktop-keywords = calculadora;cálculo;conta;aritmética;científica;fração;exato;
Desktop-new-calculation-name = Novo cálculo
Desktop-scientific-keypad-name = Teclado científico
Desktop-history-name = Mostrar histórico

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = Calcula sem nenhum dígito errado

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = Calcular sem nenhum dígito errado
Metainfo-about = Uma calculadora com as teclas de sempre, em que cada dígito é demonstrado: 1 ÷ 3 × 3 é 1, e √50 − 5√2 é 0.
Metainfo-keypads = Teclados básico, científico e de programador, memória e um histórico que pode ser editado
Metainfo-results = Resultados decimais, como fração e em forma exata, com mais dígitos quando se quiser
Metainfo-search = Respostas na busca do GNOME e do Plasma

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = Calcular
Actions-calculateAbout = Responde a um cálculo com exatidão, também com unidades e datas, ou diz onde não o entendeu.
Actions-result = Resultado
Actions-calculation = Cálculo
Actions-calculationExample = Por exemplo 2 + 3 × 4, 1/3 ou 5 ft to cm
Actions-calculationQuestion = O que calcular?
Actions-calculateSummary = Calcular { $calculation }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = Calcular com { $applicationName }
Shortcuts-ask = Pedir um resultado ao { $applicationName }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

Info-name = Exactly
Info-sheet = Planilha do Exactly
