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
ConstantsText-measuredAreLeftOut = Constantes medidas, como a gravitacional, ficam de fora: não são exatas

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
CalculationError-negativeShiftCount = o número de bits a deslocar é negativo
CalculationError-tooFewNumbers = faltam números na pilha
CalculationError-stackFull = a pilha está cheia
CalculationError-tooLarge = o resultado é grande demais
CalculationError-argumentTooLarge = o argumento da função é grande demais
CalculationError-tooSmall = o resultado está próximo demais de zero
CalculationError-tooManyDigits = o resultado exato tem dígitos demais
CalculationError-tooMuchWork = o cálculo demora demais
CalculationError-undecided = não é possível decidir se um número aqui é zero
CalculationError-notDifferentiable = não há derivada aqui, ou nenhuma conhecida
CalculationError-notIntegrable = não é possível provar nenhuma integral aqui: talvez a função não esteja definida ou não seja limitada
CalculationError-notIsolated = não é possível provar todas as raízes aqui: talvez haja infinitas
CalculationError-notPolynomial = solve só aceita polinômios; roots(f, x, a, b) aceita qualquer expressão e um intervalo
CalculationError-stopped = interrompido

## CalculatorPresentation Unavailable, English: public reason in CalculatorModel

Unavailable-latex = o comando “{ $command }” do LaTeX não é reconhecido
Unavailable-equation = para resolver uma equação, escreva solve(x^2 = 4, x)
Unavailable-complexNumber = não há números complexos; todos os valores são reais
Unavailable-matrix = não há matrizes; uma lista é escrita assim: [1, 2, 3]
Unavailable-calculus = não há limites; veja roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)
Unavailable-networkAddress = endereços de rede não são reconhecidos; para números inteiros há “and”, “or” e “<<”
Unavailable-colour = cores não são reconhecidas; escreva o número como 0x{ $digits }
Unavailable-dice = não há lançamento de dados; o teclado tem “Rand”
Unavailable-romanNumeral = números romanos só são possíveis na saída, com “to roman”
Unavailable-density = a massa de um volume depende do conteúdo; multiplique assim: 2 cups * 125 g/cup
Unavailable-plot = as curvas têm um comando próprio: exactly plot x^2
Unavailable-measuredConstant = “{ $name }” é um valor medido, não exato; “planck”, “avogadro” e outros são exatos

## CalculatorPresentation ExpressionError.Cause, English: package reason in CalculatorModel

ExpressionError-Cause-empty = nada para calcular
ExpressionError-Cause-missingOperand = falta um número
ExpressionError-Cause-missingOperator = falta um operador
ExpressionError-Cause-percentageAsRemainder = falta um operador depois de “%”; para o resto de uma divisão, use “mod”
ExpressionError-Cause-unopenedBracket = este parêntese não foi aberto
ExpressionError-Cause-unclosedBracket = este parêntese não foi fechado
ExpressionError-Cause-otherNotation = escreva isto como { QUOTED($text, limit: 40) }
ExpressionError-Cause-severalCalculations = só um cálculo por linha; escreva o que vem depois de “;” na linha seguinte
ExpressionError-Cause-unknownName = nome desconhecido { QUOTED($name) }; você quis dizer { QUOTED($suggestion) }?
ExpressionError-Cause-unknownName-alone = nome desconhecido { QUOTED($name) }
ExpressionError-Cause-ambiguous = isto pode ser { $one } ou { $other }; escreva um dos dois
ExpressionError-Cause-differentMarks = em { QUOTED($number) } os separadores são lidos de outra forma; escreva os dois números do mesmo jeito
ExpressionError-Cause-powerOfFunction = escreva a potência depois do argumento: { $function }(x)^2; a função inversa é { QUOTED($inverse) }
ExpressionError-Cause-powerOfFunction-alone = escreva a potência depois do argumento: { $function }(x)^2
ExpressionError-Cause-roundedNumber = “≈” indica um número arredondado, do qual só restam estes dígitos
ExpressionError-Cause-differentDigits = este número mistura dígitos de dois sistemas de escrita; use só um
ExpressionError-Cause-differentCurrencies = não é possível misturar duas moedas em um cálculo
ExpressionError-Cause-ambiguousRoot = isto pode ser lido de duas maneiras; coloque um “×” antes da raiz
ExpressionError-Cause-missingArgument = { QUOTED($function) } não tem argumento antes deste sinal; escreva-o entre parênteses
ExpressionError-Cause-missingCalculation = esse cálculo não existe
ExpressionError-Cause-unknownCharacter = caractere inesperado { SHOWN($text) }
ExpressionError-Cause-needsWord = “>>>” precisa de um tamanho de palavra, como --word 64
ExpressionError-Cause-doesNotFit = não cabe em { $bitWidth } bits com sinal
ExpressionError-Cause-doesNotFit-2 = não cabe em { $bitWidth } bits sem sinal
ExpressionError-Cause-misplacedConversion = isto só funciona no fim da linha, antes de “hex”, “oct”, “bin” ou “dec”
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
ExpressionError-Cause-repeatedFactorial = “!!” pode ser lido de duas maneiras; escreva, por exemplo, (3!)!
ExpressionError-Cause-misplacedEquals = “=” só pode vir depois de um nome ou de uma função com seus parâmetros
ExpressionError-Cause-reservedName = { QUOTED($name) } é um nome reservado
ExpressionError-Cause-repeatedParameter = dois parâmetros se chamam { QUOTED($name) }
ExpressionError-Cause-tooManyParameters = mais de { $parameterLimit } parâmetros
ExpressionError-Cause-recursion = a função { QUOTED($name) } não pode usar a si mesma
ExpressionError-Cause-noPreviousAnswer = ainda não há resultado anterior
ExpressionError-Cause-tooManyDefinitions = mais de { $definitionLimit } definições, ou definições longas demais para guardar
ExpressionError-Cause-tooDeep = mais de { $depthLimit } níveis de parênteses, sinais e funções
ExpressionError-Cause-tooLong = mais de { $lengthLimit } bytes
ExpressionError-Cause-unit = { $error }
ExpressionError-Cause-malformedRate = escreva uma taxa de câmbio assim: “rate 2026-11-20 1 EUR = 1.0823 USD”
ExpressionError-Cause-missingUnit = falta uma unidade aqui
ExpressionError-Cause-numberWithoutUnit = um número depois de uma grandeza precisa de uma unidade
ExpressionError-Cause-onlyPlainNumbers = { QUOTED($name) } só aceita números simples, sem unidade
ExpressionError-Cause-notPlainNumber = o resultado não é um número simples
ExpressionError-Cause-quantity = { $error }
ExpressionError-Cause-date = { $error }
ExpressionError-Cause-listAsNumber = é preciso um número, não uma lista; para agrupar um cálculo, use ( )
ExpressionError-Cause-functionAsNumber = { QUOTED($name) } é uma função; faltam os argumentos
ExpressionError-Cause-percentageNeeded = { QUOTED($word) } precisa de uma porcentagem antes, como 20%
ExpressionError-Cause-boundsNotWhole = os limites precisam ser números inteiros
ExpressionError-Cause-misplacedWord = { QUOTED($word) } não faz sentido aqui
ExpressionError-Cause-onlyInSheets = { QUOTED($word) } só funciona em planilhas
ExpressionError-Cause-nothingAbove = não há valores acima para { QUOTED($word) }
ExpressionError-Cause-lineBelow = essa linha não está acima desta
ExpressionError-Cause-noSuchLine = essa linha não existe ou não tem valor
ExpressionError-Cause-sheetTooLong = as linhas desta planilha levam, juntas, mais de { $limit } segundos
ExpressionError-Cause-sheetTooLarge = os resultados desta planilha ocupam, juntos, mais de { $limit } MB
ExpressionError-Cause-failedLine = a linha { $index } tem um erro
ExpressionError-Cause-definedBelow = { QUOTED($name) } só é definido mais abaixo, na linha { $line }
ExpressionError-Cause-unknownOption = opção desconhecida { QUOTED($text) }; as opções são “angle”, “places”, “digits” e “marks”
ExpressionError-Cause-calculation = { $error }
ExpressionError-Cause-powerOfBits = { $error }; para o ou exclusivo, use “xor”
ExpressionError-Cause-unavailable = { $feature }

## CalculatorPresentation HelpText package

HelpText-heading-touch = Na tela sensível ao toque
HelpText-heading-keyboard = Com o teclado
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
KeyName-memoryClear = Limpar memória
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
KeyName-nand = Não-e
KeyName-nor = Não-ou
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
KeyName-rotateLeftThroughCarry = Rotacionar à esquerda com vai-um
KeyName-rotateRightThroughCarry = Rotacionar à direita com vai-um
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
KeyboardText-scientific = { QUOTED($key) } é uma tecla científica; { $keypad } mostra essas teclas
KeyboardText-scientific-alone = { QUOTED($key) } é uma tecla científica
KeyboardText-secondFunctions = As teclas estão com as funções secundárias
KeyboardText-noOpenParenthesis = Não há parêntese aberto
KeyboardText-wordIsFull = Não cabem mais dígitos em { $bits } bits
KeyboardText-notInBase = { QUOTED($digit) } não é um dígito na base { $base }
KeyboardText-afterError = Um erro não é um número: um dígito começa de novo, { $undo } desfaz
KeyboardText-afterError-alone = Um erro não é um número
KeyboardText-nothingTyped = Nada digitado para apagar; { $undo } desfaz
KeyboardText-nothingTyped-alone = Nada digitado para apagar
KeyboardText-nothingToCalculate = Nada para calcular
KeyboardText-takesPlace = { $key } substitui { $number }; { $undo } desfaz
KeyboardText-takesPlace-alone = { $key } substitui { $number }
KeyboardText-takenInside = { $number } fica dentro do parêntese, sem multiplicação; { $undo } desfaz
KeyboardText-takenInside-alone = { $number } fica dentro do parêntese, sem multiplicação
KeyboardText-keysSay = As teclas dão { $pressed }, não { $typed }; { $line } digita isso em uma linha
KeyboardText-keysSay-alone = As teclas dão { $pressed }, não { $typed }
KeyboardText-lineIsOpen = { $enter }: calcular · { $escape }: cancelar
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
HelpTopic-tape = Cálculos como numa máquina de somar: ⋄ é o total até ali. No shell, exactly history --tape imprime a fita.
HelpTopic-units = Unidades para uma linha do visor. Busque por símbolo ou nome.
HelpTopic-dates = Dias entre datas, ou a data a certos anos, meses e dias de distância.
HelpTopic-commands = Tudo o que você pode fazer agora, com as teclas de cada comando. Digite para buscar.
HelpTopic-constants = Constantes exatas da física e da astronomia. Digite para buscar nomes, símbolos e unidades.
HelpTopic-memory = O número na memória e os outros números guardados.
HelpTopic-digits = Todos os dígitos mostrados estão corretos. Role além do fim para calcular o dobro de dígitos.
HelpTopic-settings = As alterações valem imediatamente e são salvas.

## CalculatorPresentation HelpWay

HelpWay-typeLine = Digitar um cálculo em uma linha
HelpWay-chooseLine = Escolher uma linha
HelpWay-scroll = Rolar
HelpWay-changeValue = Valor seguinte ou anterior
HelpWay-otherLine = Unidades da outra linha
HelpWay-chooseBit = Escolher um bit
HelpWay-turnBit = Inverter o bit
HelpWay-toTheList = Ir para a lista
HelpWay-toTheCalculator = Ir para a calculadora

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
Message-readingNote = { $note }
Message-settingReason = { $reason }

## CalculatorPresentation KeypadMode package

KeypadMode-basic = Básica
KeypadMode-scientific = Científica
KeypadMode-programmer = Programador

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
CommandName-storeNumber = Guardar número
CommandName-showHistory = Mostrar histórico
CommandName-showTape = Mostrar fita de papel
CommandName-showSheet = Planilha
CommandName-showDates = Mostrar datas
CommandName-showConstants = Mostrar constantes
CommandName-showMemory = Mostrar memória
CommandName-showSettings = Mostrar configurações
CommandName-reuseResult = Reutilizar resultado
CommandName-useNumber = Usar número
CommandName-edit = Editar
CommandName-label = Rotular
CommandName-remove = Remover
CommandName-clearHistory = Limpar histórico
CommandName-clearMemory = Limpar toda a memória
CommandName-export = Exportar
CommandName-exportText = Exportar como texto
CommandName-newWindow = Nova janela
CommandName-exportCSV = Exportar como CSV
CommandName-exportJSON = Exportar como JSON
CommandName-print = Imprimir
CommandName-saveText = Salvar como texto
CommandName-keepHistory = Guardar histórico
CommandName-stopKeepingHistory = Parar de guardar histórico

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
SettingName-numberMarks = Formato dos números
    .description = O separador decimal e o agrupamento dos dígitos
SettingName-notation = Notação
    .description = Escrever os resultados com expoente
SettingName-grouping = Agrupamento
    .description = Agrupar os dígitos de três em três
SettingName-theme = Tema
    .description = Claro ou escuro
SettingName-language = Idioma
    .description = O idioma da interface
SettingName-keepHistory = Guardar histórico
    .description = Guardar os cálculos concluídos
SettingName-keepSession = Guardar sessão
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
UnitNameError-unknown-2 = unidade desconhecida “{ $name }”; você quis dizer { JOINED($suggestions, separator: ", ", last: " ou ") }?
UnitNameError-ambiguous = “{ $name }” pode ser mais de uma unidade: { JOINED($meanings, separator: ", ", last: " ou ") }

## CalculatorPresentation QuantityError, English: public reason in Quantities

QuantityError-differentDimensions = { $leftIsPlain ->
        [true] um número simples
        *[other] { $left }
    } e { $rightIsPlain ->
        [true] um número simples
        *[other] { $right }
    } medem coisas diferentes; você quis dizer { $hint }?
QuantityError-differentDimensions-alone = { $leftIsPlain ->
        [true] um número simples
        *[other] { $left }
    } e { $rightIsPlain ->
        [true] um número simples
        *[other] { $right }
    } medem coisas diferentes
QuantityError-noUnit = o número não tem unidade que se possa converter em { $units }
QuantityError-exponentWithUnit = um expoente não tem unidade
QuantityError-fractionalExponent = os expoentes de { $units } não seriam números inteiros
QuantityError-exponentTooLarge = o expoente de uma unidade é grande demais
QuantityError-tooManyUnits = há unidades demais
QuantityError-sumOfTemperatures = não é possível somar duas temperaturas; para uma diferença, use K, delta_degC ou delta_degF
QuantityError-productOfTemperature = não é possível multiplicar nem dividir uma temperatura; para uma diferença, use K, delta_degC ou delta_degF
QuantityError-temperatureAndDifference = uma temperatura não é uma diferença de temperaturas
QuantityError-frequencyAndAngle = Hz e um ângulo por tempo podem diferir por um fator de 2π; use rpm ou turn/s
QuantityError-unitsNotDescending = cada unidade precisa ser menor que a anterior e do mesmo tipo
QuantityError-moneyTimesUnits = { $units } não é uma quantia em dinheiro; você quis dizer um preço em { $price }?
QuantityError-noRate = não há taxa de câmbio conhecida de { $code } para { $code2 } em { $day }
QuantityError-noRate-alone = não há taxa de câmbio conhecida de { $code } para { $code2 }
QuantityError-calculation = { $error }

## CalculatorPresentation DateError, English: public reason in CalculatorModel

DateError-noSuchDate = essa data não existe
DateError-unclear = a data termina aqui; para subtrair, coloque espaços em volta do sinal de menos
DateError-noToday = a data de hoje não é conhecida; escreva a data, como 2026-11-22
DateError-noZone = aqui é preciso data e hora com fuso horário, como “2026-11-22 14:30 UTC”
DateError-noSuchZone = esse fuso horário não existe; escreva um nome como Europe/Berlin
DateError-noZoneTable = não há dados de fusos horários aqui; no Linux, eles vêm no pacote tzdata
DateError-damagedZone = não é possível ler o arquivo do fuso horário { $name }
DateError-dayOfNoRate = “on” com uma data só funciona para taxas de câmbio
DateError-sumOfDates = não é possível somar duas datas
DateError-productOfDate = uma data só pode estar em uma soma ou diferença
DateError-noTime = some ou subtraia um tempo com unidade, como “3 days”
DateError-subtractedDate = não é possível subtrair uma data de um tempo
DateError-notWholeDays = uma data só pode mudar em dias inteiros
DateError-notWholeSteps = uma data só pode mudar em meses e anos inteiros
DateError-beyondCalendar = as datas vão de 0001-01-01 a 9999-12-31
DateError-noDate = aqui é preciso uma data, como 2026-11-22
DateError-noSuchTime = minutos e segundos são menores que 60, e horas com “am” ou “pm” vão de 1 a 12
DateError-timeOfDay = some uma duração a uma hora do dia, como “5pm + 3 h”, ou subtraia outra hora: “5pm - 9am”
DateError-laterTime = a hora depois do sinal de menos é posterior; troque as duas, ou some 24 h à primeira se for do dia seguinte
DateError-notConvertible = uma data não tem unidade; ela pode ser convertida com “to weekday” e “to week”

## CalculatorPresentation PasteReason

PasteReason-noText = não há texto
PasteReason-severalNumbers = vários números; digite sum( ou mean( e cole-os ali
PasteReason-tooLong = mais de { $limit } caracteres
PasteReason-notANumber = “{ $text }” não é um número
PasteReason-unfinished = o fim do texto não chegou
PasteReason-expression = coluna { $column }, { $cause }
PasteReason-expression-alone = { $cause }
PasteReason-calculation = { $error }

## CalculatorPresentation StorageReason

StorageReason-noSpace = não há mais espaço
StorageReason-notPermitted = permissão negada
StorageReason-unreadable = não é possível ler
StorageReason-other = algo deu errado
StorageReason-other-2 = { $detail }

## CalculatorPresentation HistoryReason

HistoryReason-gone = este cálculo não está mais no histórico
HistoryReason-usesItself = um cálculo não pode usar o próprio resultado
HistoryReason-usesLater = um cálculo só pode usar resultados anteriores a ele
HistoryReason-usesUnknown = o cálculo que ele usa não está no histórico
HistoryReason-unitsHaveNoValue = suas unidades ou datas não combinam
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
Sentence-nothingToLink = Nada para colocar em um link
Sentence-linkCopied = Link deste cálculo copiado
Sentence-pasted-degrees = Colado: { $reading }, ângulos em graus
Sentence-pasted-radians = Colado: { $reading }, ângulos em radianos
Sentence-pasted-gradians = Colado: { $reading }, ângulos em grados
Sentence-pasted-alone = Colado: { $reading }
Sentence-answer = { $text }
Sentence-keysHaveNoUnits = As teclas não têm unidades: digite a operação como uma linha, por exemplo + 2 cm
Sentence-ratesTaken = Taxas de câmbio importadas: { $count }
Sentence-ageOfRates = idade em dias: { $days }
Sentence-needsRates = Para dinheiro, digite ou cole uma taxa: rate 2026-11-20 1 EUR = 1.08 USD
Sentence-notPasted = Não colado: { $reason }
Sentence-linked-degrees = Do link: { $reading }, ângulos em graus
Sentence-linked-radians = Do link: { $reading }, ângulos em radianos
Sentence-linked-gradians = Do link: { $reading }, ângulos em grados
Sentence-linked-alone = Do link: { $reading }
Sentence-notLinked = O link não foi aberto: { $reason }
Sentence-stored = Guardado: { $number }
Sentence-memoryIsFull = Não há espaço para mais um número
Sentence-noOtherForm = Não há fração nem forma exata curta
Sentence-noMoreDigits = Mais dígitos demorariam demais
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
Sentence-cut = { $number }, truncado para { $bits } bits
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
Sentence-notRead = Não entendido: coluna { $column }, { $cause }
Sentence-wouldReplaceNumber = Não pressionado: a coluna { $column } substituiria um número anterior
Sentence-notListed = “{ $text }” não está na lista
Sentence-unprintableNotPressed = Não pressionado: coluna { $column }, este caractere não é uma tecla
Sentence-helpHint = { $key } ajuda
Sentence-continues = { $key } continua
Sentence-closes = { $key } fecha
Sentence-needs = Requer { $columns }×{ $rows }
Sentence-losesSession = Números guardados ou pendentes seriam perdidos: { $key } sai
Sentence-shortcuts = { $name }: { $shortcuts }

## CalculatorPresentation SheetExample package

SheetExample-budget = Exemplo: orçamento; Aluguel; Comida; Eletricidade; Telefone
SheetExample-trip = Exemplo: divisão de uma viagem; Hotel; Gasolina; Jantar
SheetExample-invoice = Exemplo: fatura; Projeto; Hospedagem
SheetExample-timesheet = Exemplo: planilha de horas
SheetExample-loans = Exemplo: dois empréstimos

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
SheetFaceWords-examples = Exemplos
SheetFaceWords-keypad = Teclado na tela
SheetFaceWords-redraw = Redesenhar
SheetFaceWords-move = Mover o cursor
SheetFaceWords-moveByWord = Mover por palavra
SheetFaceWords-moveToEnd = Ir para o início ou o fim
SheetFaceWords-select = Selecionar
SheetFaceWords-complete = Completar um nome
SheetFaceWords-changeNumber = Alterar o número no cursor
SheetFaceWords-dragNumber = Segurar a tecla e arrastar um número para alterá-lo
SheetFaceWords-refer = Clicar em um resultado para usá-lo na linha
SheetFaceWords-saved = Salvo como { $name }
SheetFaceWords-answersWritten = Os resultados estão no texto
SheetFaceWords-answersUpdated = Os resultados no texto estão atualizados
SheetFaceWords-answersRemoved = Não há resultados no texto
SheetFaceWords-nothingToUndo = Não há nada para desfazer
SheetFaceWords-nothingToRedo = Não há nada para refazer
SheetFaceWords-nothingSelected = Não há nada selecionado
SheetFaceWords-noNameBegins = Nenhum nome começa assim
SheetFaceWords-nothingMore = A linha não tem resultado
SheetFaceWords-unfinishedPaste = O texto colado estava incompleto; nada foi inserido
SheetFaceWords-savesChanges = Salvar as alterações?
SheetFaceWords-losesChanges = As alterações não salvas serão perdidas.
SheetFaceWords-discard = Descartar
SheetFaceWords-hasChanged = O arquivo foi alterado depois de ser lido
SheetFaceWords-losesTheirs = Outra pessoa alterou ou removeu o arquivo. Se você o substituir, essas alterações serão perdidas.
SheetFaceWords-overwrite = Substituir
SheetFaceWords-exists = { $name } já existe
SheetFaceWords-recoversText = Recuperar as alterações não salvas?
SheetFaceWords-wasNotSaved = O programa foi encerrado antes de salvá-las.
SheetFaceWords-wasOtherText = O arquivo foi alterado desde então. Seu texto será aberto como uma nova planilha, e o arquivo ficará como está.
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
SheetWords-lineBelow = essa linha está abaixo; uma linha só pode usar as que estão acima dela
SheetWords-noSuchLine = essa linha não tem valor
SheetWords-refusal = { $refusal }
SheetWords-limit-tooManyLines = No máximo { $lineLimit } linhas
SheetWords-limit-tooLong = No máximo { $byteLimit } bytes

## CalculatorPresentation ReadingNote, English: public reason in CalculatorModel

ReadingNote-calories = uma caloria são 4,184 J; para as dos alimentos, escreva kcal
ReadingNote-pounds = uma libra é aqui um peso; o dinheiro é £ ou GBP
ReadingNote-workdays = de segunda a sexta, sem o primeiro dia; feriados não são considerados
ReadingNote-addsPercentage = soma a percentagem; `of` dá só a parte
ReadingNote-isNoDate = calculado como números; uma data escreve-se 2026-12-20
ReadingNote-bits = `and` e `or` operam com bits; uma soma se escreve com +
ReadingNote-hoursAndMinutes = 5:12 são 5 h 12 min; 5 min 12 s é 0:05:12
ReadingNote-isDuration = uma duração; uma hora do dia se escreve 11pm + 8 h
ReadingNote-timesCancel = as horas e os dias cancelam-se; para horas por dia, divida só pelo número
ReadingNote-isNoShare = uma percentagem entre parênteses é um número, não uma parte; tire os parênteses
ReadingNote-beforeGregorian = antes de 15 de outubro de 1582 é a data gregoriana, não a juliana

## CalculatorPresentation SheetRemark

SheetRemark-countsDefinitions = inclui { LINES($lines) }; uma linha em branco acima dos itens deixa isso de fora
SheetRemark-leavesOut = não inclui { LINES($lines) }
SheetRemark-leavesOutPercentages = não inclui { LINES($lines) }; `{ $sum }` inclui
SheetRemark-takesOff = desconta { LINES($lines) }
SheetRemark-countsPercentages = inclui { LINES($lines) } das linhas acima
SheetRemark-countsDerived = inclui { LINES($lines) } e também as linhas usadas nesse cálculo
SheetRemark-addsBulleted = soma { LINES($lines) }: o traço marca um item; escreva o menos logo antes do número
SheetRemark-adds = soma { LINES($lines) }; um menos antes do valor o desconta
SheetRemark-countsAboveTotal = conta também as linhas acima do total da linha { $line }
SheetRemark-leavesBlockAbove = não inclui as linhas acima da linha em branco; `grand total` inclui
SheetRemark-countsAsMoney = conta { LINES($lines) } como { $currency }
SheetRemark-note = { $note }
SheetRemark-totalsBlockAbove = usa o bloco acima da linha em branco
SheetRemark-text = { $word } é texto; você quis dizer { $name }?
SheetRemark-text-alone = { $word } é texto; esse nome não existe
SheetRemark-radians = em radianos; para graus, sin(30°), ou `# exactly: angle deg` no início
SheetRemark-otherReading = lido como { $reading }
SheetRemark-optionsTooLow = as opções só funcionam no início, acima da primeira linha

## CalculatorPresentation SheetKeyRefusal

SheetKeyRefusal-comment = Um comentário não é calculado
SheetKeyRefusal-needsNumber = É preciso um número antes
SheetKeyRefusal-needsOperation = É preciso uma operação antes
SheetKeyRefusal-secondPoint = Só um separador decimal
SheetKeyRefusal-nothingToClear = Não há nada para limpar
SheetKeyRefusal-nothingToDelete = Não há nada para apagar
SheetKeyRefusal-noOpenParenthesis = Não há parêntese aberto
SheetKeyRefusal-nothingToRepeat = Não há operação para repetir
SheetKeyRefusal-memory = Planilhas usam nomes em vez da memória: a = 5
SheetKeyRefusal-random = Os resultados de uma planilha dependem só do seu texto
SheetKeyRefusal-reversedPower = Escreva primeiro a base da potência: x^y
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

LineRefusal-tooLong = Não lida: a linha tem mais de { $limit } bytes
LineRefusal-notUTF8 = Não lida: a linha não é texto UTF-8

## CommandLineInterface OptionRefusal package

OptionRefusal-unknown = opção desconhecida “{ $name }”; você quis dizer “{ $other }”?
OptionRefusal-unknown-alone = opção desconhecida “{ $name }”
OptionRefusal-takesNoValue = { $option } não aceita valor
OptionRefusal-needsValue = { $option } precisa de um valor
OptionRefusal-notInRange = { $option } aceita um número de { $least } a { $most }, não “{ $text }”
OptionRefusal-isFor = { $option } só funciona com { $task }

## CommandLineInterface ProgressText

ProgressText-calculating = calculando (Ctrl-C interrompe)

## CommandLineInterface HelpTitle package

HelpTitle-usage = USO
HelpTitle-options = OPÇÕES
HelpTitle-exitStatus = STATUS DE SAÍDA

## CommandLineInterface EditingText package

EditingText-search = buscar “{ $text }”:
EditingText-notFound = nada encontrado para “{ $text }”:
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
Option-places = em vez de --digits, casas decimais: 0 a { $digitLimit }; metades arredondam para longe do zero
Option-exact = a forma exata, como √3/2 ou 1/3, quando há uma curta
Option-mixed = como --exact, com 7/2 escrito como 3 1/2
Option-explain = cada passo de uma expressão, e o que está provado sobre ele
Option-angle = a unidade dos ângulos: rad, deg ou grad (rad)
Option-notation = automatic (ou auto), plain (sem expoente), scientific (1.2e4) ou engineering (12e3)
Option-grouping = thousands (1_234_567; com --keys 1,234,567) ou none
Option-base = números inteiros na base 2, 8, 10 ou 16, com todos os dígitos
Option-word = calcula em palavras de 8, 16, 32 ou 64 bits; cada passo é truncado para caber
Option-signed = as palavras têm sinal (o padrão)
Option-unsigned = as palavras não têm sinal
Option-json = um objeto JSON por linha
Option-csv = valores separados por vírgulas, uma linha para cada; antes, os nomes das colunas
Option-rates = converte dinheiro com as taxas de um arquivo: date,from,to,rate,source
Option-marks = como ler os separadores de 1,234 e 1.234: 1,234.5 ou 1.234,5
Option-today = a data de hoje, como 2026-11-22
Option-file = calcula as linhas de um arquivo; - é a entrada padrão
Option-jobs = threads que calculam as linhas: 1 a { $jobLimit } (quantas puderem rodar ao mesmo tempo)
Option-keys = pressiona teclas; - lê uma sequência por linha
Option-order = precedence, como na calculadora da Apple, ou left-to-right
Option-mode = basic (9 dígitos), scientific (16) ou programmer (palavras de 8 a 64 bits)
Option-reversePolish = notação polonesa reversa: as operações tiram seus números de uma pilha
Option-plain = linhas de texto sem códigos de controle, para leitores de tela
Option-new = começa com 0 e a memória vazia, não de onde você parou
Option-remove = remove um cálculo; --json mostra seu ID
Option-label = rotula um cálculo com as palavras seguintes, ou remove o rótulo
Option-tape = imprime os cálculos como a fita de uma máquina de somar
Option-clear = remove todos os cálculos, sem perguntar
Option-off = deixa de guardar cálculos
Option-on = volta a guardar cálculos
Option-reset = restaura o valor padrão de todas as configurações
Option-answers = mostra só os resultados, uma linha para cada linha da planilha
Option-write = atualiza os resultados no arquivo
Option-writeAll = escreve um resultado depois de cada linha que tem um
Option-strip = remove os resultados do arquivo
Option-check = informa os resultados errados nos arquivos, sem alterar nada
Option-from = a extremidade esquerda do desenho (-10)
Option-to = a extremidade direita do desenho (10)
Option-bottom = a borda inferior do desenho (escolhida pelos valores)
Option-top = a borda superior do desenho (escolhida pelos valores)
Option-size = colunas e linhas de pixels, como 800x500, que é o padrão; mostra SVG
Option-count = mostra quantos pixels estão desenhados, vazios e indefinidos
Option-completionScript = mostra o script de preenchimento automático para bash, zsh ou fish
Option-manual = mostra a página de manual, para man
Option-version = mostra a versão
Option-help = mostra esta ajuda

## exactly SessionWord

SessionWord-help = esta ajuda, ou a de uma função ou palavra
SessionWord-variables = os números com nome e seus valores
SessionWord-functions = todas as funções e constantes, as suas primeiro, ou as que contêm uma palavra
SessionWord-units = todas as unidades, ou as que contêm uma palavra
SessionWord-history = as linhas digitadas antes, ou as últimas N
SessionWord-undo = desfaz a última linha que mudou algo, ou as últimas N
SessionWord-reset = esquece todos os nomes e o resultado; undo os traz de volta
SessionWord-digits = mostra ou define o número de dígitos significativos
SessionWord-places = o mesmo para as casas decimais
SessionWord-notation = a notação dos resultados: { $notations }
SessionWord-grouping = escreve 1_234_567 em vez de 1234567, ou não
SessionWord-exact = mostra só a forma exata quando há uma curta, ou frações como 3 1/2
SessionWord-degrees = mede os ângulos em graus
SessionWord-radians = mede os ângulos em radianos
SessionWord-gradians = mede os ângulos em grados
SessionWord-preview = mostra o resultado parcial durante a digitação, ou não
SessionWord-clear = limpa a tela
SessionWord-quit = sai, como Ctrl-D

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

HelpPart-summary = Uma calculadora com as teclas da Apple que nunca mostra um dígito errado
HelpPart-inTerminal = em um terminal: a calculadora em tela cheia; fora dele, uma expressão e um resultado por linha
HelpPart-expression = o resultado: exactly '1/3 + 1/6' mostra 0.5
HelpPart-file = os resultados das linhas de um arquivo; também --file FILE
HelpPart-keys = pressiona as teclas da calculadora e mostra seu visor
HelpPart-task-repl = uma sessão interativa, com variáveis e edição de linha
HelpPart-task-functions = lista todas as funções e constantes, ou as que contêm uma palavra
HelpPart-task-units = lista todas as unidades, ou as que contêm uma palavra
HelpPart-task-sheet = calcula uma planilha dinâmica: um arquivo cujas linhas usam umas às outras
HelpPart-task-plot = desenha funções de x: as curvas e tudo o que está provado sobre elas
HelpPart-task-history = lista os cálculos guardados; com opções, também os altera
HelpPart-task-settings = lista as configurações; com um nome e um valor, altera uma
HelpPart-task-rates = guarda taxas de câmbio de arquivos do Banco Central Europeu ou de outros
HelpPart-task-help = esta ajuda, ou a de uma tarefa, função ou constante
HelpPart-title-repl = Uma sessão interativa em um terminal
HelpPart-title-functions = Todas as funções e constantes para expressões
HelpPart-title-units = Todas as unidades para expressões
HelpPart-title-sheet = Uma planilha dinâmica: linhas de texto, cada uma com seu resultado
HelpPart-title-plot = Curvas com raízes, extremos, polos, saltos e buracos
HelpPart-title-history = Cálculos guardados, do mais antigo ao mais recente
HelpPart-title-settings = As configurações da calculadora de teclas
HelpPart-title-rates = Taxas de câmbio guardadas para converter dinheiro
HelpPart-title-help = Ajuda sobre o comando, uma tarefa ou um nome
HelpPart-examplesTitle = EXEMPLOS
HelpPart-expressionsTitle = EXPRESSÕES
HelpPart-keysTitle = TECLAS
HelpPart-linesTitle = LINHAS
HelpPart-keptTitle = O QUE É GUARDADO
HelpPart-plotsTitle = O QUE É MOSTRADO
HelpPart-namesTitle = NOMES
HelpPart-fiftyDigits = cinquenta dígitos, o último arredondado
HelpPart-twoAnswers = 3, depois 18.84955592153876
HelpPart-jsonAnswer = a leitura, o decimal e a fração
HelpPart-steps = cada passo, e o que está provado sobre ele
HelpPart-fileAnswers = os resultados das linhas de um arquivo
HelpPart-taskHelp = ajuda sobre uma tarefa
HelpPart-language = + - * / ^ ou − × ÷ √, parênteses, decimais, expoentes (1e-3), _ entre dígitos, fatoriais (5!), graus (30°), porcentagens (200 + 10% é 220, 200 * 10% é 20), produtos implícitos (2pi), funções e constantes pelo nome, # para comentários.
HelpPart-naming = Em pipes e sessões, x = 3 dá nome a um número, f(x) = x^2 + 1 a uma função, e ans ou _ é o resultado anterior.
HelpPart-exactness = Os números são exatos; quando um resultado tem mais dígitos do que os mostrados, o último é arredondado.
HelpPart-keySequences = 0 a 9 . + - * / = % +/- C AC DEL e nomes como sqrt e x^y. Podem vir juntos quando só há uma maneira de separá-los: 2+3= mas 5 +/- =.
HelpPart-answered = tudo foi calculado
HelpPart-noValue = algo não tinha valor, ou uma linha da entrada foi recusada
HelpPart-unreadable = não foi possível ler a entrada, ou as opções estão erradas
HelpPart-session = responde linha por linha, até quit ou Ctrl-D
HelpPart-functions = uma linha para cada: nome, descrição, exemplo
HelpPart-units = uma linha para cada: símbolo, nomes, valor exato, fonte
HelpPart-unitsAbout = as que têm a palavra em sua linha
HelpPart-rates = lista a taxa mais recente de cada moeda
HelpPart-ratesImport = lê taxas de um arquivo: XML ou CSV do BCE, ou linhas date,from,to,rate,source; - é a entrada padrão
HelpPart-ratesClear = apaga todas as taxas
HelpPart-importsRates = o arquivo como foi baixado
HelpPart-importsRatesOfToday = as taxas de hoje
HelpPart-unitsOfPressure = as unidades de pressão
HelpPart-functionsAbout = as que têm a palavra no nome ou na descrição
HelpPart-commandHelp = ajuda sobre o comando
HelpPart-nameHelp = ajuda sobre uma tarefa, função ou constante
HelpPart-sheet = abre a planilha, ou a mostra com seus resultados (--plain); - é a entrada padrão
HelpPart-sheetChange = altera os resultados nos arquivos; --write-all e --strip também
HelpPart-sheetCheck = informa os resultados errados nos arquivos
HelpPart-plot = desenha até seis funções de x; y = pode vir antes de cada uma
HelpPart-plotBetween = para x de A a B (de -10 a 10)
HelpPart-history = lista os cálculos
HelpPart-label = rotula um cálculo; sem palavras, remove o rótulo
HelpPart-settings = lista as configurações e os valores possíveis de cada uma
HelpPart-setting = mostra o valor de uma configuração
HelpPart-change = altera uma configuração
HelpPart-lines = x = 3 dá nome a um número, f(x) = x^2 + 1 a uma função, e ans é o resultado anterior. ? lista todo o resto. = indica um resultado exato, ≈ um arredondado.
HelpPart-sheetLines = rent = 1200 dá nome a um número, que as linhas abaixo podem usar. total refere-se às linhas acima, até uma em branco; ans é o resultado anterior, e line 3 o da terceira linha. # começa um comentário. De um arquivo Markdown (.md), só os blocos marcados com exactly são calculados, todos como uma única planilha.
HelpPart-sheetAnswers = Um resultado vem depois de # em sua linha: = indica um exato, ≈ um arredondado, ! o motivo de não haver nenhum. Um resultado com menos dígitos continua com a mesma quantidade.
HelpPart-kept = Os cálculos feitos em um terminal são guardados, até history --off: as expressões e --keys passadas como argumentos, as linhas de uma sessão e os cálculos da própria calculadora. Pipes e arquivos não guardam nada.
HelpPart-plots = Cada raiz, extremo, polo, salto, buraco ou lacuna da lista está provado, e não há outros; onde não foi possível seguir uma curva, isso é dito. Só são desenhados pixels por onde a curva passa de forma provada. Em um terminal a imagem é em braille, fora dele em SVG.
HelpPart-names = As expressões e --keys usam opções em vez das configurações.
HelpPart-beginsSession = inicia uma sessão
HelpPart-sessionInDegrees = uma em graus e com 30 dígitos
HelpPart-functionsWithRoot = as funções que contêm root
HelpPart-functionHelp = o que uma função faz, com um exemplo
HelpPart-sheetWithAnswers = a planilha com seus resultados
HelpPart-sheetInCI = em um script: status 1 se um resultado estiver errado
HelpPart-plotAsPicture = uma imagem para uma página ou um documento
HelpPart-plotOfTwo = duas curvas
HelpPart-plotInWords = a descrição e uma tabela de valores
HelpPart-historyForPrograms = para programas, com o ID de cada cálculo
HelpPart-historyForSpreadsheet = para uma planilha eletrônica
HelpPart-tapeForPrinter = para imprimir
HelpPart-namesCalculation = rotula um cálculo
HelpPart-leftToRight = 2 + 3 × 4 passa a ser 20 nas teclas
HelpPart-notationAtFirst = mostra automatic, até ser alterada

## exactly HistoryText package

HistoryText-noCalculation = não há nenhum cálculo { $id }
HistoryText-removed = { $count ->
        [one] { $count } cálculo removido
        [many] { $count } de cálculos removidos
        *[other] { $count } cálculos removidos
    }
HistoryText-unreadableLeft = as linhas ilegíveis continuam em { $place }
HistoryText-isOn = a partir de agora os cálculos são guardados
HistoryText-isOff = os cálculos não são mais guardados; exactly history --clear remove os anteriores
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
NameText-function-exponential = e elevado a x
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
NameText-function-arcsine = arco seno, um ângulo
NameText-function-arccosine = arco cosseno, um ângulo
NameText-function-arctangent = arco tangente, um ângulo
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
NameText-function-factorial = fatorial, também !
NameText-function-gamma = função gama, (x − 1)!
NameText-function-logarithmOfGamma = ln |gamma(x)|
NameText-function-combinations = maneiras de escolher k entre n
NameText-function-permutations = maneiras de escolher k entre n, em ordem
NameText-function-fibonacci = número de Fibonacci
NameText-function-absolute = distância até zero
NameText-function-sign = sinal: −1, 0 ou 1
NameText-function-floor = inteiro imediatamente inferior
NameText-function-ceiling = inteiro imediatamente superior
NameText-function-round = inteiro mais próximo, ou arredondado a n casas; metades arredondam para longe do zero
NameText-function-truncation = parte inteira
NameText-function-fraction = parte fracionária
NameText-function-remainder = resto com o sinal do divisor, também como 8 mod 3
NameText-function-greatestCommonDivisor = máximo divisor comum
NameText-function-leastCommonMultiple = mínimo múltiplo comum
NameText-function-minimum = o menor valor
NameText-function-maximum = o maior valor
NameText-function-hypotenuse = √(x² + y² + …)
NameText-function-sum = soma, também de uma lista, e em k: sum(1/k, k, 1, 9)
NameText-function-product = produto, também de uma lista, e em k: product(k, k, 1, 9)
NameText-function-mean = média, também de uma lista
NameText-function-median = mediana, também de uma lista
NameText-function-mode = o valor mais frequente, também de uma lista
NameText-function-count = quantidade de valores
NameText-function-variance = variância amostral, também de uma lista, dividida por n − 1
NameText-function-populationVariance = variância populacional, dividida por n
NameText-function-standardDeviation = desvio padrão amostral, √var
NameText-function-populationStandardDeviation = desvio padrão populacional, √varp
NameText-function-geometricMean = média geométrica
NameText-function-harmonicMean = média harmônica
NameText-function-rootMeanSquare = média quadrática
NameText-function-quantile = valor abaixo do qual fica uma fração p dos números, em (n − 1)p
NameText-function-quotient = quociente inteiro, arredondado em direção a zero
NameText-function-truncatedRemainder = resto de quot, com o sinal de a
NameText-function-derivative = derivada de uma expressão em x no ponto a
NameText-function-integral = integral de uma expressão em x de a até b
NameText-function-roots = números de a até b em que uma expressão em x é zero
NameText-function-solve = soluções de uma equação em x cujos lados são polinômios
NameText-function-hexadecimal = em volta de uma linha inteira: o resultado na base 16, como x to hex
NameText-function-octal = em volta de uma linha inteira: o resultado na base 8, como x to oct
NameText-function-binary = em volta de uma linha inteira: o resultado na base 2, como x to bin
NameText-function-decimal = em volta de uma linha inteira: todos os dígitos na base 10, como x to dec
NameText-function-int8 = truncado para 8 bits com sinal
NameText-function-int16 = truncado para 16 bits com sinal
NameText-function-int32 = truncado para 32 bits com sinal
NameText-function-int64 = truncado para 64 bits com sinal
NameText-function-uint8 = truncado para 8 bits sem sinal
NameText-function-uint16 = truncado para 16 bits sem sinal
NameText-function-uint32 = truncado para 32 bits sem sinal
NameText-function-uint64 = truncado para 64 bits sem sinal
NameText-function-rotationLeft = rotação de n bits à esquerda em uma palavra sem sinal de 8, 16, 32 ou 64 bits
NameText-function-rotationRight = rotação de n bits à direita em uma palavra sem sinal de 8, 16, 32 ou 64 bits
NameText-function-byteswap = bytes de uma palavra sem sinal na ordem inversa
NameText-function-population = número de bits iguais a 1
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
NameText-date-workday = a data n dias úteis (segunda a sexta) depois: workday(2026-11-27; 5) = 2026-12-04
NameText-date-workdays = os dias úteis (segunda a sexta) depois de uma data até outra: workdays(2026-11-27; 2026-12-04) = 5
NameText-today = a data de hoje: today + 1 week
NameText-answer = o resultado anterior, em pipes e sessões
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
Notice-note = { $note }
Notice-zones = fusos horários do tzdata { $version }
Notice-anglesInRadians = aqui os ângulos são em radianos; para graus, escreva 30° ou 30 deg
Notice-ignoredDigits = { $count ->
        [one] { $count } dígito foi deixado de fora
        *[other] { $count } dígitos foram deixados de fora
    }: um número tem até { $limit } neste teclado
Notice-digitsDoNotFit = { $count ->
        [one] { $count } dígito foi deixado de fora
        *[other] { $count } dígitos foram deixados de fora
    }: fora da base { $base }, ou demais para { $bits } bits
Notice-keysWithoutEffect = sem efeito aqui: { JOINED($keys, separator: ", ") }
Notice-wraps = um passo ultrapassou { $bitWidth } bits e foi truncado para caber
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
Notice-nothingToCalculate = nada para calcular; experimente exactly '1/3 + 1/6' ou exactly --help

## exactly OptionScope package

OptionScope-keys = para teclas:
OptionScope-terminal = em um terminal:
OptionScope-task = para { $task }:

## exactly PlotText package

PlotText-title = { $functions } para x de { $from } a { $to }
PlotText-height = y de { $bottom } a { $top }
PlotText-noRoots = Sem raízes
PlotText-roots = Raízes: { $list }
PlotText-maxima = Máximos: { $list }
PlotText-minima = Mínimos: { $list }
PlotText-poles = Polos: { $list }
PlotText-jumps = Saltos: { $list }
PlotText-holes = Buracos: { $list }
PlotText-gaps = Não definida: { $list }
PlotText-levels = Constante: { $list }
PlotText-undecided = Indecidido: { $list }
PlotText-noCrossings = Sem interseções
PlotText-crossings = Interseções: { $list }
PlotText-same = Iguais: { $list }
PlotText-touching = { $number } (toca)

## exactly SessionMessage package

SessionMessage-greeting = exactly { $version }: digite uma expressão e Enter; ? para ajuda, quit para sair.
SessionMessage-nothingCalled = nome desconhecido “{ $name }”; functions lista os conhecidos
SessionMessage-ownNumber = um número definido por você
SessionMessage-isOwnNumber = { $name } é um número definido por você
SessionMessage-takesLong = { $name } demora muito para ser escrito
SessionMessage-forgot = { $count ->
        [0] nenhum nome para esquecer
        [one] { $count } nome esquecido
        *[other] { $count } nomes esquecidos
    }
SessionMessage-anglesIn-radians = ângulos em radianos
SessionMessage-anglesIn-degrees = ângulos em graus
SessionMessage-anglesIn-gradians = ângulos em grados
SessionMessage-nothingToUndo = nada para desfazer
SessionMessage-undone = desfeito: { $line }
SessionMessage-noNames = nenhum número com nome ainda: x = 3 dá nome a um
SessionMessage-error = erro: { $reason }
SessionMessage-notOneOf = { $word } aceita { $choices }, não “{ $text }”
SessionMessage-notInRange = { $word } aceita um número de { $least } a { $most }, não “{ $text }”
SessionMessage-standsAlone = use { $word } sozinho, sem “{ $text }”
SessionMessage-settingsAlone = use as configurações sem “{ $first }”: { $text }
SessionMessage-noUnit = nenhuma unidade com “{ $word }”; units lista todas
SessionMessage-noFunction = nenhuma função tem “{ $word }” no nome ou na descrição
SessionMessage-isNumberNow = “{ $name }” agora é um número, não uma palavra da sessão; { $other } ainda funciona
SessionMessage-isNumberNow-alone = “{ $name }” agora é um número, não uma palavra da sessão
SessionMessage-calculation = um cálculo; = indica um resultado exato, ≈ um arredondado
SessionMessage-namesNumber = dá nome a um número
SessionMessage-namesFunction = dá nome a uma função
SessionMessage-answerBefore = o resultado anterior
SessionMessage-openLine = uma linha com um parêntese aberto, ou que termina em um operador ou \, continua abaixo
SessionMessage-arrowKeys = ↑, ↓
SessionMessage-linesBefore = as linhas que começam com o que está antes do cursor; Ctrl-R busca em todas
SessionMessage-completesName = completa um nome, ou lista os possíveis
SessionMessage-givesUp = cancela uma linha, ou interrompe um cálculo

## exactly SheetMessage package

SheetMessage-wrong = é “{ $found }”, deveria ser “{ $expected }”
SheetMessage-stale = é “{ $found }”, deveria estar vazio
SheetMessage-untold = { $reason }; nenhum comentário de resultado diz “{ $answer }”
SheetMessage-limit-tooManyLines = mais de { $lineLimit } linhas
SheetMessage-limit-tooLong = mais de { $byteLimit } bytes
SheetMessage-hasChanged = o arquivo foi alterado desde que foi lido; nada foi gravado

## exactly UsageReason package

UsageReason-givenTwice = { $option } aparece duas vezes
UsageReason-excluded = { $one } e { $other } não podem ser combinados
UsageReason-needs = { $option } precisa de { $other }
UsageReason-notOneOf = { $option } aceita { JOINED($choices, separator: ", ", last: " ou ") }, não “{ $text }”
UsageReason-noIdentifier = { $option } espera 16 dígitos hexadecimais, como --json os mostra
UsageReason-noExpressionBeside = { $option } não pode ser combinado com uma expressão
UsageReason-noSettingBeside = { $option } não aceita o nome de uma configuração
UsageReason-noDate = { $option } aceita uma data como 2026-11-22, não “{ $text }”
UsageReason-malformedRate = { $file }, linha { $line }: escreva uma taxa como date,from,to,rate,source: 2026-11-20,EUR,USD,1.0823,ECB
UsageReason-tooManyRates = { $file }: mais de { $limit } taxas de câmbio
UsageReason-ratesTooLong = { $file }: mais de { $limit } bytes
UsageReason-isForExpressions = { $option } só funciona com expressões
UsageReason-isForOneExpression = { $option } só funciona com uma única expressão, dada como argumento
UsageReason-isForExpressionsAndKeys = { $option } só funciona com expressões e --keys; a calculadora tem uma configuração com esse nome
UsageReason-isForObjects = { $option } só funciona com expressões, --keys, history, sheet e plot
UsageReason-isForRecords = { $option } só funciona com expressões, --keys e history
UsageReason-isForKeys = { $option } só funciona com teclas
UsageReason-isForTerminals = { $option } só funciona com a calculadora em um terminal
UsageReason-sessionWithExpression = repl não aceita uma expressão: omita “repl” ou digite “{ $line }” na sessão
UsageReason-sheetNeedsFile = sheet precisa do nome de um arquivo; - é a entrada padrão
UsageReason-oneSheet = sheet mostra um só arquivo; para vários, use --write, --write-all, --strip ou --check
UsageReason-plotNeedsFunction = plot precisa de uma função de x, como sin(x)/x

UsageReason-noSize = { $option } espera colunas e linhas de 1 a { $limit }, como 800x500, e não “{ $text }”
UsageReason-notBelow = { $one } deve ser menor que { $other }
UsageReason-noFraction = { $option } espera uma fração ou um decimal, e não “{ $text }”
UsageReason-tooManyCurves = um desenho tem até { $limit } curvas
UsageReason-tooNarrow = o intervalo é estreito demais: seus extremos têm mais de 16 algarismos em comum
UsageReason-notPlotted = “{ $function }” não pode ser desenhada: só funções elementares, arredondamentos, min e max
UsageReason-onlyFunctions = “{ $relation }” não pode ser desenhada: só y = f(x), como x^2 - 2
UsageReason-historyStandsAlone = history só aceita suas próprias opções
UsageReason-noSetting = configuração desconhecida “{ $name }”; as configurações são { $names }
UsageReason-noValue = { $setting } aceita { $values }, não “{ $text }”
UsageReason-ratesTask = tarefa de rates desconhecida “{ $text }”; use import FILE ou clear
UsageReason-noHelp = não há ajuda sobre “{ $name }”; tópicos: { $tasks } e os nomes de exactly functions

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
OrderError-notAnItem = escreva um item como QUANTIDADE x PREÇO, por exemplo 3 x 19.99
OrderError-longItem = um item tem no máximo { $textLengthLimit } caracteres
OrderError-notAPrice = um preço é um número decimal com ponto, como 19.99
OrderError-priceOutOfRange = um preço vai de 0 a { $most }
OrderError-priceTooPrecise = um preço tem no máximo { $priceDecimalPlaces } casas decimais
OrderError-quantityOutOfRange = uma quantidade é um número inteiro de { $least } a { $most }
OrderError-calculationForName = um nome não pode começar com um número ou um sinal isolado
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
CompanionsHelpPart-endOfOptions = o resto são opções entre as quais decidir, ou itens
CompanionsHelpPart-done = sucesso
CompanionsHelpPart-failed = os argumentos estão errados, o menu não tem terminal, ou a entrada ou a saída falhou

## CompanionsCommand CompanionsUsageReason package

CompanionsUsageReason-unexpectedArgument = argumento inesperado “{ $text }”
CompanionsUsageReason-noApp = app desconhecido “{ $text }”; os apps são fizzbuzz, decide e order
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
    eV Elétrons-volt
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
Desktop-comment = Calcule sem nenhum dígito errado
Desktop-keywords = calculadora;cálculo;conta;aritmética;científica;fração;exato;
Desktop-new-calculation-name = Novo cálculo
Desktop-new-window-name = Nova janela
Desktop-scientific-keypad-name = Teclado científico
Desktop-history-name = Mostrar histórico

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.runner.desktop.in

Runner-comment = Calcula sem nenhum dígito errado

## Apps/Linux/Data/io.github.exactly_calculator.Exactly.metainfo.xml.in

Metainfo-summary = Calcule sem nenhum dígito errado
Metainfo-about = Uma calculadora com as teclas de sempre e cada dígito comprovado: 1 ÷ 3 × 3 é 1, e √50 − 5√2 é 0.
Metainfo-keypads = Teclados básico, científico e de programador, memória e um histórico que pode ser editado
Metainfo-results = Resultados em forma decimal, fracionária e exata, com mais dígitos quando você quiser
Metainfo-search = Respostas na busca do GNOME e do Plasma

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/Localizable.strings

Actions-calculate = Calcular
Actions-calculateAbout = Calcula com exatidão, também com unidades e datas, ou diz onde não entendeu a entrada.
Actions-result = Resultado
Actions-calculation = Cálculo
Actions-calculationExample = Por exemplo, 2 + 3 × 4, 1/3 ou 5 ft to cm
Actions-calculationQuestion = O que você quer calcular?
Actions-calculateSummary = Calcular { $calculation }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/AppShortcuts.strings

Shortcuts-calculate = Calcular com { $applicationName }
Shortcuts-ask = Pedir um resultado ao { $applicationName }

## Apps/Apple/Exactly.swiftpm/Sources/ExactlyProgram/Resources/{code}.lproj/InfoPlist.strings

Info-name = Exactly
Info-sheet = Planilha do Exactly
