// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/pt.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalendarDates
import DisplayableText
import ExactReals
import Languages
import Quantities

extension ConstantsText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .name(let constant): constant.portuguese
    case .search: "Buscar"
    case .nothingFound: "Nada encontrado"
    case .measuredAreLeftOut: "Constantes medidas, como a gravitacional, ficam de fora: não são exatas"
    }
  }
}

extension PhysicalConstant {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .caesiumFrequency: "Frequência do césio"
    case .speedOfLight: "Velocidade da luz"
    case .planck: "Constante de Planck"
    case .elementaryCharge: "Carga elementar"
    case .boltzmann: "Constante de Boltzmann"
    case .avogadro: "Constante de Avogadro"
    case .luminousEfficacy: "Eficácia luminosa"
    case .reducedPlanck: "Constante de Planck reduzida"
    case .gas: "Constante universal dos gases"
    case .faraday: "Constante de Faraday"
    case .stefanBoltzmann: "Constante de Stefan-Boltzmann"
    case .josephson: "Constante de Josephson"
    case .vonKlitzing: "Constante de von Klitzing"
    case .standardGravity: "Gravidade padrão"
    case .standardAtmosphere: "Atmosfera padrão"
    case .astronomicalUnit: "Unidade astronômica"
    case .lightYear: "Ano-luz"
    case .parsec: "Parsec"
    }
  }
}

extension DatesText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .field(.from): "De"
    case .field(.to): "Até"
    case .field(.years): "Anos"
    case .field(.months): "Meses"
    case .field(.days): "Dias"
    case .field(.workdays): "Dias úteis"
    case .field(.time): "Horas e minutos"
    case .countLastDay: "Contar o último dia"
    case .difference: "Diferença"
    case .steps: "Somar ou subtrair"
    case .direction(.adding): "Somar"
    case .direction(.subtracting): "Subtrair"
    case .result: "Resultado"
    case .weekday(let weekday): weekday.portuguese
    case .count(let count, .years): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) ano"
default: "\(count) anos"
}
    case .count(let count, .months): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) mês"
default: "\(count) meses"
}
    case .count(let count, .weeks): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) semana"
default: "\(count) semanas"
}
    case .count(let count, .days): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) dia"
case .many: "\(count) de dias"
default: "\(count) dias"
}
    case .count(let count, .workdays): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) dia útil"
case .many: "\(count) de dias úteis"
default: "\(count) dias úteis"
}
    case .count(let count, .hours): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) hora"
default: "\(count) horas"
}
    case .count(let count, .minutes): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) minuto"
default: "\(count) minutos"
}
    case .count(let count, .seconds): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) segundo"
default: "\(count) segundos"
}
    case .earlier(let text): text + " antes"
    case .away(-1): "ontem"
    case .away(1): "amanhã"
    case .away(let days) where days < 0: switch PluralCategory(Int(days.magnitude), in: .portuguese) {
case .one: "há \(Int(days.magnitude)) dia"
case .many: "há \(Int(days.magnitude)) de dias"
default: "há \(Int(days.magnitude)) dias"
}
    case .away(let days): switch PluralCategory(Int(days.magnitude), in: .portuguese) {
case .one: "daqui a \(Int(days.magnitude)) dia"
case .many: "daqui a \(Int(days.magnitude)) de dias"
default: "daqui a \(Int(days.magnitude)) dias"
}
    case .date(let moment): "\(moment), " + moment.date.weekday.portuguese
    case .problem(let problem): problem.portuguese
    }
  }
}

extension Weekday {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .monday: "segunda-feira"
    case .tuesday: "terça-feira"
    case .wednesday: "quarta-feira"
    case .thursday: "quinta-feira"
    case .friday: "sexta-feira"
    case .saturday: "sábado"
    case .sunday: "domingo"
    }
  }
}

extension DatesProblem {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .otherForm(let place): "formato esperado: AAAA-MM-DD; erro no caractere \(place + 1)"
    case .noSuchYear: "os anos começam em 0001"
    case .noSuchMonth: "os meses vão de 01 a 12"
    case .noSuchDay(let last): "os dias deste mês vão de 01 a \(last)"
    case .noWholeNumber(let place): "número inteiro esperado; erro no caractere \(place + 1)"
    case .tooMany: "no máximo \(DatesForm.countLimit)"
    case .noDuration: "duração esperada, como 7:45"
    case .ambiguous(let one, let other): "escreva \(one) ou \(other)"
    case .beyondCalendar: "fora do intervalo de 0001-01-01 a 9999-12-31"
    }
  }
}

extension CalculationError {
  /// The text in Portuguese.
  public var portuguese: String {
    switch self {
    case .divisionByZero: "divisão por zero"
    case .notReal: "o resultado não é um número real"
    case .outsideDomain: "fora do domínio da função"
    case .notInteger: "só é possível com números inteiros"
    case .notFraction: "só é possível com números inteiros ou frações"
    case .negativeShiftCount: "o número de bits a deslocar é negativo"
    case .tooFewNumbers: "faltam números na pilha"
    case .stackFull: "a pilha está cheia"
    case .tooLarge: "o resultado é grande demais"
    case .argumentTooLarge: "o argumento da função é grande demais"
    case .tooSmall: "o resultado está próximo demais de zero"
    case .tooManyDigits: "o resultado exato tem dígitos demais"
    case .tooMuchWork: "o cálculo demora demais"
    case .undecided: "não é possível decidir se um número aqui é zero"
    case .notDifferentiable: "não há derivada aqui, ou nenhuma conhecida"
    case .notIntegrable: "não é possível provar nenhuma integral aqui: talvez a função não esteja definida ou não seja limitada"
    case .notIsolated: "não é possível provar todas as raízes aqui: talvez haja infinitas"
    case .notPolynomial: "solve só aceita polinômios; roots(f, x, a, b) aceita qualquer expressão e um intervalo"
    case .stopped: "interrompido"
    }
  }
}

extension Unavailable {
  /// The text in Portuguese.
  public var portuguese: String {
    switch self {
    case .latex(let command): "o comando “" + command + "” do LaTeX não é reconhecido"
    case .equation: "para resolver uma equação, escreva solve(x^2 = 4, x)"
    case .complexNumber: "não há números complexos; todos os valores são reais"
    case .matrix: "não há matrizes; uma lista é escrita assim: [1, 2, 3]"
    case .calculus: "não há limites; veja roots(x^2 - 2, x, -5, 5), integral(x^2, x, 0, 1), derivative(x^2, x, 3)"
    case .networkAddress: "endereços de rede não são reconhecidos; para números inteiros há “and”, “or” e “<<”"
    case .colour(let digits): "cores não são reconhecidas; escreva o número como 0x" + digits
    case .dice: "não há lançamento de dados; o teclado tem “Rand”"
    case .romanNumeral: "números romanos só são possíveis na saída, com “to roman”"
    case .density: "a massa de um volume depende do conteúdo; multiplique assim: 2 cups * 125 g/cup"
    case .plot: "as curvas têm um comando próprio: exactly plot x^2"
    case .measuredConstant(let name): "“" + name + "” é um valor medido, não exato; “planck”, “avogadro” e outros são exatos"
    }
  }
}

extension ExpressionError.Cause {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .empty: "nada para calcular"
    case .missingOperand: "falta um número"
    case .missingOperator: "falta um operador"
    case .percentageAsRemainder: "falta um operador depois de “%”; para o resto de uma divisão, use “mod”"
    case .unopenedBracket: "este parêntese não foi aberto"
    case .unclosedBracket: "este parêntese não foi fechado"
    case .otherNotation(let text): "escreva isto como " + Language.portuguese.quoted(text, limit: 40)
    case .severalCalculations: "só um cálculo por linha; escreva o que vem depois de “;” na linha seguinte"
    case .unknownName(let name, let suggestion?): "nome desconhecido " + Language.portuguese.quoted(name) + "; você quis dizer " + Language.portuguese.quoted(suggestion) + "?"
    case .unknownName(let name, nil): "nome desconhecido " + Language.portuguese.quoted(name)
    case .ambiguous(let one, let other): "isto pode ser " + one + " ou " + other + "; escreva um dos dois"
    case .differentMarks(let number): "em " + Language.portuguese.quoted(number) + " os separadores são lidos de outra forma; escreva os dois números do mesmo jeito"
    case .powerOfFunction(let function, let inverse?): "escreva a potência depois do argumento: " + function + "(x)^2; a função inversa é " + Language.portuguese.quoted(inverse)
    case .powerOfFunction(let function, nil): "escreva a potência depois do argumento: " + function + "(x)^2"
    case .roundedNumber: "“≈” indica um número arredondado, do qual só restam estes dígitos"
    case .differentDigits: "este número mistura dígitos de dois sistemas de escrita; use só um"
    case .differentCurrencies: "não é possível misturar duas moedas em um cálculo"
    case .ambiguousRoot: "isto pode ser lido de duas maneiras; coloque um “×” antes da raiz"
    case .missingArgument(let function): Language.portuguese.quoted(function) + " não tem argumento antes deste sinal; escreva-o entre parênteses"
    case .missingCalculation: "esse cálculo não existe"
    case .unknownCharacter(let text): "caractere inesperado " + Language.portuguese.shown(text)
    case .needsWord: "“>>>” precisa de um tamanho de palavra, como --word 64"
    case .doesNotFit(let format) where format.isSigned: "não cabe em \(format.bitWidth) bits com sinal"
    case .doesNotFit(let format): "não cabe em \(format.bitWidth) bits sem sinal"
    case .misplacedConversion: "isto só funciona no fim da linha, antes de “hex”, “oct”, “bin” ou “dec”"
    case .onlyWholeNumbers: "só números inteiros têm esta forma"
    case .malformedNumber: "não é um número"
    case .argumentCount(let function, let counts, let given) where counts.upperBound == Int.max: Language.portuguese.quoted(function) + " precisa de \(counts.lowerBound) ou mais argumentos, não de \(given)"
    case .argumentCount(let function, let counts, let given) where counts.lowerBound == counts.upperBound: switch PluralCategory(counts.upperBound, in: .portuguese) {
case .one: Language.portuguese.quoted(function) + " precisa de \(counts.upperBound) argumento, não de \(given)"
default: Language.portuguese.quoted(function) + " precisa de \(counts.upperBound) argumentos, não de \(given)"
}
    case .argumentCount(let function, let counts, let given): switch PluralCategory(counts.upperBound, in: .portuguese) {
case .one: Language.portuguese.quoted(function) + " precisa de \(counts.lowerBound) ou \(counts.upperBound) argumento, não de \(given)"
default: Language.portuguese.quoted(function) + " precisa de \(counts.lowerBound) ou \(counts.upperBound) argumentos, não de \(given)"
}
    case .misplacedComma: "vírgula ou ponto e vírgula só podem separar os argumentos de uma função"
    case .repeatedFactorial: "“!!” pode ser lido de duas maneiras; escreva, por exemplo, (3!)!"
    case .misplacedEquals: "“=” só pode vir depois de um nome ou de uma função com seus parâmetros"
    case .reservedName(let name): Language.portuguese.quoted(name) + " é um nome reservado"
    case .repeatedParameter(let name): "dois parâmetros se chamam " + Language.portuguese.quoted(name)
    case .tooManyParameters: "mais de \(Worksheet.parameterLimit) parâmetros"
    case .recursion(let name): "a função " + Language.portuguese.quoted(name) + " não pode usar a si mesma"
    case .noPreviousAnswer: "ainda não há resultado anterior"
    case .tooManyDefinitions: "mais de \(Worksheet.definitionLimit) definições, ou definições longas demais para guardar"
    case .tooDeep: "mais de \(MathExpression.depthLimit) níveis de parênteses, sinais e funções"
    case .tooLong: "mais de \(MathExpression.lengthLimit) bytes"
    case .unit(let error): error.portuguese
    case .malformedRate: "escreva uma taxa de câmbio assim: “rate 2026-11-20 1 EUR = 1.0823 USD”"
    case .missingUnit: "falta uma unidade aqui"
    case .numberWithoutUnit: "um número depois de uma grandeza precisa de uma unidade"
    case .onlyPlainNumbers(let name): Language.portuguese.quoted(name) + " só aceita números simples, sem unidade"
    case .notPlainNumber: "o resultado não é um número simples"
    case .quantity(let error): error.portuguese
    case .date(let error): error.portuguese
    case .listAsNumber: "é preciso um número, não uma lista; para agrupar um cálculo, use ( )"
    case .functionAsNumber(let name): Language.portuguese.quoted(name) + " é uma função; faltam os argumentos"
    case .percentageNeeded(let word): Language.portuguese.quoted(word) + " precisa de uma porcentagem antes, como 20%"
    case .boundsNotWhole: "os limites precisam ser números inteiros"
    case .misplacedWord(let word): Language.portuguese.quoted(word) + " não faz sentido aqui"
    case .onlyInSheets(let word): Language.portuguese.quoted(word) + " só funciona em planilhas"
    case .nothingAbove(let word): "não há valores acima para " + Language.portuguese.quoted(word)
    case .lineBelow: "essa linha não está acima desta"
    case .noSuchLine: "essa linha não existe ou não tem valor"
    case .sheetTooLong: "as linhas desta planilha levam, juntas, mais de \(Sheet.totalWork / 1_000_000_000) segundos"
    case .sheetTooLarge: "os resultados desta planilha ocupam, juntos, mais de \(Sheet.keptByteLimit / 1_000_000) MB"
    case .failedLine(let index): "a linha \(index + 1) tem um erro"
    case .definedBelow(let name, let line): Language.portuguese.quoted(name) + " só é definido mais abaixo, na linha \(line + 1)"
    case .unknownOption(let text): "opção desconhecida " + Language.portuguese.quoted(text) + "; as opções são “angle”, “places”, “digits” e “marks”"
    case .calculation(let error): error.portuguese
    case .powerOfBits(let error): error.portuguese + "; para o ou exclusivo, use “xor”"
    case .unavailable(let feature): feature.portuguese
    }
  }
}

extension HelpText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .heading(.touch): "Na tela sensível ao toque"
    case .heading(.keyboard): "Com o teclado"
    case .gesture(let gesture): gesture.portuguese
    case .effect(let gesture): gesture.portugueseEffect
    case .withControl(let key): "Ctrl+" + key
    case .documentation: "Guias e referência (em inglês)"
    }
  }
}

extension TouchGesture {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .swipeNumber: "Deslizar o dedo sobre o número"
    case .holdNumber: "Tocar no número e manter pressionado"
    case .tapMark: "Tocar em = ou ≈ ao lado do número"
    case .slideOffKey: "Deslizar o dedo para fora de uma tecla"
    case .typeWithThumbs: "Digitar com os dois polegares"
    case .tapCalculation: "Tocar em um cálculo do histórico"
    case .turnDevice: "Girar o dispositivo"
    }
  }
  /// The effect in Portuguese.
  var portugueseEffect: String {
    switch self {
    case .swipeNumber: "Apagar o último dígito"
    case .holdNumber: "Copiar, colar e outras formas"
    case .tapMark: "Fração, forma exata ou decimal"
    case .slideOffKey: "Desistir de pressioná-la"
    case .typeWithThumbs: "Cada toque conta"
    case .tapCalculation: "Reutilizar o resultado"
    case .turnDevice: "O outro teclado"
    }
  }
}

extension KeyName {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .add: "Somar"
    case .subtract: "Subtrair"
    case .multiply: "Multiplicar"
    case .divide: "Dividir"
    case .equals: "Igual"
    case .percent: "Porcentagem"
    case .changeSign: "Trocar o sinal"
    case .decimalPoint: "Separador decimal"
    case .clear: "Limpar"
    case .allClear: "Limpar tudo"
    case .delete: "Apagar"
    case .leftParenthesis: "Abrir parêntese"
    case .rightParenthesis: "Fechar parêntese"
    case .memoryClear: "Limpar memória"
    case .memoryAdd: "Somar à memória"
    case .memorySubtract: "Subtrair da memória"
    case .memoryRecall: "Recuperar da memória"
    case .secondFunctions: "Funções secundárias"
    case .square: "Quadrado"
    case .cube: "Cubo"
    case .xToThePowerOfY: "x elevado a y"
    case .yToThePowerOfX: "y elevado a x"
    case .eToThePowerOfX: "e elevado a x"
    case .tenToThePowerOfX: "10 elevado a x"
    case .twoToThePowerOfX: "2 elevado a x"
    case .reciprocal: "Inverso"
    case .squareRoot: "Raiz quadrada"
    case .cubeRoot: "Raiz cúbica"
    case .yThRootOfX: "Raiz y-ésima de x"
    case .naturalLogarithm: "Logaritmo natural"
    case .logarithmBase10: "Logaritmo na base 10"
    case .logarithmBase2: "Logaritmo na base 2"
    case .logarithmBaseY: "Logaritmo na base y"
    case .factorial: "Fatorial"
    case .sine: "Seno"
    case .cosine: "Cosseno"
    case .tangent: "Tangente"
    case .inverseSine: "Arco seno"
    case .inverseCosine: "Arco cosseno"
    case .inverseTangent: "Arco tangente"
    case .hyperbolicSine: "Seno hiperbólico"
    case .hyperbolicCosine: "Cosseno hiperbólico"
    case .hyperbolicTangent: "Tangente hiperbólica"
    case .inverseHyperbolicSine: "Seno hiperbólico inverso"
    case .inverseHyperbolicCosine: "Cosseno hiperbólico inverso"
    case .inverseHyperbolicTangent: "Tangente hiperbólica inversa"
    case .eulersNumber: "Número de Euler (e)"
    case .pi: "Pi"
    case .enterExponent: "Inserir expoente"
    case .randomNumber: "Número aleatório"
    case .radians: "Radianos"
    case .degrees: "Graus"
    case .remainder: "Resto"
    case .and: "E"
    case .or: "Ou"
    case .exclusiveOr: "Ou exclusivo"
    case .nand: "Não-e"
    case .nor: "Não-ou"
    case .shiftLeftBy: "Deslocar à esquerda"
    case .shiftRightBy: "Deslocar à direita"
    case .shiftRightWithZerosBy: "Deslocar à direita com zeros"
    case .divideWhole: "Dividir, parte inteira"
    case .shiftLeft: "Deslocar um bit à esquerda"
    case .shiftRight: "Deslocar um bit à direita"
    case .onesComplement: "Complemento de um"
    case .twosComplement: "Complemento de dois"
    case .rotateLeft: "Rotacionar à esquerda"
    case .rotateRight: "Rotacionar à direita"
    case .rotateLeftThroughCarry: "Rotacionar à esquerda com vai-um"
    case .rotateRightThroughCarry: "Rotacionar à direita com vai-um"
    case .flipBytes: "Inverter a ordem dos bytes"
    case .flipWords: "Inverter a ordem das palavras"
    case .doubleZero: "Zero duplo"
    case .doubleF: "F duplo"
    case .binary: "Binário"
    case .octal: "Octal"
    case .decimal: "Decimal"
    case .hexadecimal: "Hexadecimal"
    case .bits8: "8 bits"
    case .bits16: "16 bits"
    case .bits32: "32 bits"
    case .bits64: "64 bits"
    case .signed: "Com sinal"
    case .unsigned: "Sem sinal"
    case .enter: "Enter"
    case .exchange: "Trocar x e y"
    case .rollUp: "Girar a pilha para cima"
    case .rollDown: "Girar a pilha para baixo"
    case .drop: "Descartar x"
    }
  }
}

extension KeyboardText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .noKey(let key, let help?): Language.portuguese.quoted(key) + " não é uma tecla; " + help + " mostra as teclas"
    case .noKey(let key, nil): Language.portuguese.quoted(key) + " não é uma tecla"
    case .doesNothing(let key, let help?): Language.portuguese.quoted(key) + " não faz nada agora; " + help + " mostra as teclas"
    case .doesNothing(let key, nil): Language.portuguese.quoted(key) + " não faz nada agora"
    case .doesNothingHere(let key, let close): Language.portuguese.quoted(key) + " não faz nada aqui; " + close + " fecha"
    case .scientific(let key, let keypad?): Language.portuguese.quoted(key) + " é uma tecla científica; " + keypad + " mostra essas teclas"
    case .scientific(let key, nil): Language.portuguese.quoted(key) + " é uma tecla científica"
    case .secondFunctions: "As teclas estão com as funções secundárias"
    case .noOpenParenthesis: "Não há parêntese aberto"
    case .wordIsFull(let bits): "Não cabem mais dígitos em \(bits) bits"
    case .notInBase(let digit, let base): Language.portuguese.quoted(digit) + " não é um dígito na base \(base)"
    case .afterError(let undo?): "Um erro não é um número: um dígito começa de novo, " + undo + " desfaz"
    case .afterError(nil): "Um erro não é um número"
    case .nothingTyped(let undo?): "Nada digitado para apagar; " + undo + " desfaz"
    case .nothingTyped(nil): "Nada digitado para apagar"
    case .nothingToCalculate: "Nada para calcular"
    case .takesPlace(let key, let number, let undo?): key + " substitui " + number + "; " + undo + " desfaz"
    case .takesPlace(let key, let number, nil): key + " substitui " + number
    case .takenInside(let number, let undo?): number + " fica dentro do parêntese, sem multiplicação; " + undo + " desfaz"
    case .takenInside(let number, nil): number + " fica dentro do parêntese, sem multiplicação"
    case .keysSay(let pressed, let typed, let line?): "As teclas dão " + pressed + ", não " + typed + "; " + line + " digita isso em uma linha"
    case .keysSay(let pressed, let typed, nil): "As teclas dão " + pressed + ", não " + typed
    case .lineIsOpen(let enter, let escape): enter + ": calcular · " + escape + ": cancelar"
    case .heading(let group): group.portuguese
    case .about(let topic): topic.portuguese
    case .way(let way): way.portuguese
    case .tabKey: "Tab"
    case .spaceKey: "Espaço"
    }
  }
}

extension HelpGroup {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .calculate: "Calcular"
    case .correct: "Corrigir"
    case .show: "Ver o número de outra forma"
    case .keep: "Guardar e reutilizar"
    case .functions: "Funções"
    case .adjust: "Ajustar"
    case .finish: "Ajuda e saída"
    }
  }
}

extension HelpTopic {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .history: "Cálculos concluídos, o mais recente primeiro. Um cálculo editado é refeito, com todos os que usam seu resultado."
    case .tape: "Cálculos como numa máquina de somar: ⋄ é o total até ali. No shell, exactly history --tape imprime a fita."
    case .units: "Unidades para uma linha do visor. Busque por símbolo ou nome."
    case .dates: "Dias entre datas, ou a data a certos anos, meses e dias de distância."
    case .commands: "Tudo o que você pode fazer agora, com as teclas de cada comando. Digite para buscar."
    case .constants: "Constantes exatas da física e da astronomia. Digite para buscar nomes, símbolos e unidades."
    case .memory: "O número na memória e os outros números guardados."
    case .digits: "Todos os dígitos mostrados estão corretos. Role além do fim para calcular o dobro de dígitos."
    case .settings: "As alterações valem imediatamente e são salvas."
    }
  }
}

extension HelpWay {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .typeLine: "Digitar um cálculo em uma linha"
    case .chooseLine: "Escolher uma linha"
    case .scroll: "Rolar"
    case .changeValue: "Valor seguinte ou anterior"
    case .otherLine: "Unidades da outra linha"
    case .chooseBit: "Escolher um bit"
    case .turnBit: "Inverter o bit"
    case .toTheList: "Ir para a lista"
    case .toTheCalculator: "Ir para a calculadora"
    }
  }
}

extension Message {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .key(let name): name.portuguese
    case .command(let name): name.portuguese
    case .part(let name): name.portuguese
    case .setting(let name): name.portuguese
    case .settingDescription(let name): name.portugueseDescription
    case .settingGroup(let group): group.portuguese
    case .settingValue(let value): value.portuguese
    case .sentence(let sentence): sentence.portuguese
    case .calculationReason(let error, nil): error.portuguese
    case .calculationReason(let error, let demand?): switch PluralCategory(demand.count, in: .portuguese) {
case .one: error.portuguese + ": " + demand.operation + " precisa de um"
default: error.portuguese + ": " + demand.operation + " precisa de dois"
}
    case .expressionReason(let cause): cause.portuguese
    case .pasteReason(let reason): reason.portuguese
    case .storageReason(let reason): reason.portuguese
    case .historyReason(let reason): reason.portuguese
    case .readingNote(let note): note.portuguese
    case .settingReason(let reason): reason.portuguese
    }
  }
}

extension KeypadMode {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .basic: "Básica"
    case .scientific: "Científica"
    case .programmer: "Programador"
    }
  }
}

extension CommandName {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .undo: "Desfazer"
    case .redo: "Refazer"
    case .cut: "Recortar"
    case .copy: "Copiar"
    case .copyLink: "Copiar link"
    case .paste: "Colar"
    case .selectAll: "Selecionar tudo"
    case .menu: "Menu"
    case .more: "Mais"
    case .back: "Voltar"
    case .close: "Fechar"
    case .cancel: "Cancelar"
    case .done: "Concluir"
    case .help: "Ajuda"
    case .stop: "Parar"
    case .reload: "Recarregar"
    case .quit: "Sair"
    case .about: "Sobre o Exactly"
    case .openInExactly: "Abrir no Exactly"
    case .basicKeypad: "Teclado básico"
    case .scientificKeypad: "Teclado científico"
    case .programmerKeypad: "Teclado do programador"
    case .reversePolish: "Notação polonesa reversa"
    case .infix: "Notação infixa"
    case .showDecimal: "Resultado como decimal"
    case .showFraction: "Resultado como fração"
    case .showExactForm: "Resultado na forma exata"
    case .moreDigits: "Mais dígitos"
    case .largeType: "Letras grandes"
    case .showSeparators: "Mostrar separadores de milhar"
    case .hideSeparators: "Ocultar separadores de milhar"
    case .convert: "Converter unidades"
    case .stopConverting: "Parar de converter"
    case .swapUnits: "Trocar unidades"
    case .otherUnit: "Digitar na outra linha"
    case .chooseUnits: "Escolher unidades"
    case .storeNumber: "Guardar número"
    case .showHistory: "Mostrar histórico"
    case .showTape: "Mostrar fita de papel"
    case .showSheet: "Planilha"
    case .showDates: "Mostrar datas"
    case .showConstants: "Mostrar constantes"
    case .showMemory: "Mostrar memória"
    case .showSettings: "Mostrar configurações"
    case .reuseResult: "Reutilizar resultado"
    case .useNumber: "Usar número"
    case .edit: "Editar"
    case .label: "Rotular"
    case .remove: "Remover"
    case .clearHistory: "Limpar histórico"
    case .clearMemory: "Limpar toda a memória"
    case .export: "Exportar"
    case .exportText: "Exportar como texto"
    case .newWindow: "Nova janela"
    case .exportCSV: "Exportar como CSV"
    case .exportJSON: "Exportar como JSON"
    case .print: "Imprimir"
    case .saveText: "Salvar como texto"
    case .keepHistory: "Guardar histórico"
    case .stopKeepingHistory: "Parar de guardar histórico"
    }
  }
}

extension PartName {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .result: "Resultado"
    case .calculation: "Cálculo"
    case .reading: "Lido como"
    case .keypad: "Teclado"
    case .bits: "Bits"
    case .history: "Histórico"
    case .tape: "Fita de papel"
    case .units: "Unidades"
    case .belowAbsoluteZero: "Abaixo do zero absoluto"
    case .recentConversions: "Conversões recentes"
    case .unitCategories: "Categorias"
    case .unitSearch: "Buscar unidades"
    case .dates: "Datas"
    case .commands: "Comandos"
    case .constants: "Constantes"
    case .memory: "Memória"
    case .settings: "Configurações"
    case .label: "Rótulo"
    case .noCalculations: "Nenhum cálculo ainda"
    case .noUnits: "Nenhuma unidade encontrada"
    case .nothingInMemory: "Nada na memória"
    case .memoryIsSet: "Há um valor na memória"
    case .wraps: "com estouro"
    case .wholePart: "parte inteira"
    case .isWaiting: "aguardando um número"
    case .isSelected: "selecionado"
    case .subtotal: "subtotal"
    case .exactly: "exatamente"
    case .approximately: "aproximadamente"
    case .decimal: "Decimal"
    case .fraction: "Fração"
    case .exactForm: "Forma exata"
    case .error: "Erro"
    case .calculating: "Calculando…"
    case .stopped: "O cálculo foi interrompido"
    case .restarted: "A calculadora foi reiniciada; o cálculo foi recuperado"
    case .startedAnew: "A calculadora foi reiniciada; o cálculo foi perdido"
    case .newVersion: "Há uma nova versão"
    case .enterKey: "Enter"
    case .escapeKey: "Esc"
    case .backspaceKey: "Backspace"
    }
  }
}

extension SettingName {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .order: "Ordem das operações"
    case .angle: "Ângulos"
    case .reversePolish: "Notação polonesa reversa"
    case .digits: "Dígitos"
    case .places: "Casas decimais"
    case .numberMarks: "Formato dos números"
    case .notation: "Notação"
    case .grouping: "Agrupamento"
    case .theme: "Tema"
    case .language: "Idioma"
    case .keepHistory: "Guardar histórico"
    case .keepSession: "Guardar sessão"
    }
  }
  /// The description in Portuguese.
  var portugueseDescription: String {
    switch self {
    case .order: "Se 2 + 3 × 4 dá 14 ou, da esquerda para a direita, 20"
    case .angle: "A unidade dos ângulos"
    case .reversePolish: "Números em uma pilha: 2 Enter 3 + dá 5"
    case .digits: "O máximo de dígitos de um resultado"
    case .places: "O máximo de casas decimais mostradas; o número conserva todas"
    case .numberMarks: "O separador decimal e o agrupamento dos dígitos"
    case .notation: "Escrever os resultados com expoente"
    case .grouping: "Agrupar os dígitos de três em três"
    case .theme: "Claro ou escuro"
    case .language: "O idioma da interface"
    case .keepHistory: "Guardar os cálculos concluídos"
    case .keepSession: "Continuar de onde parou"
    }
  }
}

extension SettingGroup {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .calculating: "Cálculo"
    case .numbers: "Números"
    case .looks: "Aparência e idioma"
    case .keeping: "Histórico e sessão"
    }
  }
}

extension SettingValue {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .precedence: "Por precedência"
    case .leftToRight: "Da esquerda para a direita"
    case .radians: "Radianos"
    case .degrees: "Graus"
    case .gradians: "Grados"
    case .automatic: "Automático"
    case .plain: "Sem expoente"
    case .scientific: "Científica"
    case .engineering: "Engenharia"
    case .thousands: "Milhares"
    case .noGrouping: "Sem agrupamento"
    case .light: "Claro"
    case .dark: "Escuro"
    case .highContrast: "Alto contraste"
    case .on: "Ativado"
    case .off: "Desativado"
    }
  }
}

extension UnitNameError {
  /// The text in Portuguese.
  public var portuguese: String {
    switch self {
    case .unknown(let name, let suggestions) where suggestions.isEmpty: "unidade desconhecida “" + name + "”"
    case .unknown(let name, let suggestions): "unidade desconhecida “" + name + "”; você quis dizer " + suggestions.joined(separator: ", ", last: " ou ") + "?"
    case .ambiguous(let name, let meanings): "“" + name + "” pode ser mais de uma unidade: " + meanings.joined(separator: ", ", last: " ou ")
    }
  }
}

extension QuantityError {
  /// The text in Portuguese.
  public var portuguese: String {
    switch self {
    case .differentDimensions(let left, let right, let hint?): switch left.isNone {
case true: switch right.isNone {
case true: "um número simples e um número simples medem coisas diferentes; você quis dizer " + hint + "?"
default: "um número simples e " + right.text + " medem coisas diferentes; você quis dizer " + hint + "?"
}
default: switch right.isNone {
case true: left.text + " e um número simples medem coisas diferentes; você quis dizer " + hint + "?"
default: left.text + " e " + right.text + " medem coisas diferentes; você quis dizer " + hint + "?"
}
}
    case .differentDimensions(let left, let right, nil): switch left.isNone {
case true: switch right.isNone {
case true: "um número simples e um número simples medem coisas diferentes"
default: "um número simples e " + right.text + " medem coisas diferentes"
}
default: switch right.isNone {
case true: left.text + " e um número simples medem coisas diferentes"
default: left.text + " e " + right.text + " medem coisas diferentes"
}
}
    case .noUnit(let units): "o número não tem unidade que se possa converter em " + units.text
    case .exponentWithUnit: "um expoente não tem unidade"
    case .fractionalExponent(let units): "os expoentes de " + units.text + " não seriam números inteiros"
    case .exponentTooLarge: "o expoente de uma unidade é grande demais"
    case .tooManyUnits: "há unidades demais"
    case .sumOfTemperatures: "não é possível somar duas temperaturas; para uma diferença, use K, delta_degC ou delta_degF"
    case .productOfTemperature: "não é possível multiplicar nem dividir uma temperatura; para uma diferença, use K, delta_degC ou delta_degF"
    case .temperatureAndDifference: "uma temperatura não é uma diferença de temperaturas"
    case .frequencyAndAngle: "Hz e um ângulo por tempo podem diferir por um fator de 2π; use rpm ou turn/s"
    case .unitsNotDescending: "cada unidade precisa ser menor que a anterior e do mesmo tipo"
    case .moneyTimesUnits(let units, let price): units.text + " não é uma quantia em dinheiro; você quis dizer um preço em " + price.text + "?"
    case .noRate(let from, let to, let day?): "não há taxa de câmbio conhecida de " + from.code + " para " + to.code + " em " + day
    case .noRate(let from, let to, nil): "não há taxa de câmbio conhecida de " + from.code + " para " + to.code
    case .calculation(let error): error.portuguese
    }
  }
}

extension DateError {
  /// The text in Portuguese.
  public var portuguese: String {
    switch self {
    case .noSuchDate: "essa data não existe"
    case .unclear: "a data termina aqui; para subtrair, coloque espaços em volta do sinal de menos"
    case .noToday: "a data de hoje não é conhecida; escreva a data, como 2026-11-22"
    case .noZone: "aqui é preciso data e hora com fuso horário, como “2026-11-22 14:30 UTC”"
    case .noSuchZone: "esse fuso horário não existe; escreva um nome como Europe/Berlin"
    case .noZoneTable: "não há dados de fusos horários aqui; no Linux, eles vêm no pacote tzdata"
    case .damagedZone(let name): "não é possível ler o arquivo do fuso horário \(name)"
    case .dayOfNoRate: "“on” com uma data só funciona para taxas de câmbio"
    case .sumOfDates: "não é possível somar duas datas"
    case .productOfDate: "uma data só pode estar em uma soma ou diferença"
    case .noTime: "some ou subtraia um tempo com unidade, como “3 days”"
    case .subtractedDate: "não é possível subtrair uma data de um tempo"
    case .notWholeDays: "uma data só pode mudar em dias inteiros"
    case .notWholeSteps: "uma data só pode mudar em meses e anos inteiros"
    case .beyondCalendar: "as datas vão de 0001-01-01 a 9999-12-31"
    case .noDate: "aqui é preciso uma data, como 2026-11-22"
    case .noSuchTime: "minutos e segundos são menores que 60, e horas com “am” ou “pm” vão de 1 a 12"
    case .timeOfDay: "some uma duração a uma hora do dia, como “5pm + 3 h”, ou subtraia outra hora: “5pm - 9am”"
    case .laterTime: "a hora depois do sinal de menos é posterior; troque as duas, ou some 24 h à primeira se for do dia seguinte"
    case .notConvertible: "uma data não tem unidade; ela pode ser convertida com “to weekday” e “to week”"
    }
  }
}

extension PasteReason {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .noText: "não há texto"
    case .severalNumbers: "vários números; digite sum( ou mean( e cole-os ali"
    case .tooLong(let limit): "mais de \(limit) caracteres"
    case .notANumber(let text): "“" + text + "” não é um número"
    case .unfinished: "o fim do texto não chegou"
    case .expression(let cause, let column?): "coluna \(column), " + cause.portuguese
    case .expression(let cause, nil): cause.portuguese
    case .calculation(let error): error.portuguese
    }
  }
}

extension StorageReason {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .noSpace: "não há mais espaço"
    case .notPermitted: "permissão negada"
    case .unreadable: "não é possível ler"
    case .other(let detail) where detail.isEmpty: "algo deu errado"
    case .other(let detail): detail
    }
  }
}

extension HistoryReason {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .gone: "este cálculo não está mais no histórico"
    case .usesItself: "um cálculo não pode usar o próprio resultado"
    case .usesLater: "um cálculo só pode usar resultados anteriores a ele"
    case .usesUnknown: "o cálculo que ele usa não está no histórico"
    case .unitsHaveNoValue: "suas unidades ou datas não combinam"
    case .usesRemoved: "falta um cálculo que ele usa"
    case .unreadable: "não é possível ler a expressão"
    case .tooLong(let limit): "mais de \(limit) caracteres"
    case .expression(let cause): cause.portuguese
    case .calculation(let error): error.portuguese
    }
  }
}

extension SettingReason {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .noEqualsSign: "falta “=”"
    case .unknownName(let name): "não há nenhuma configuração " + Language.portuguese.quoted(name)
    case .unknownValue(let value, let setting): Language.portuguese.quoted(value) + " não é um valor de " + setting
    }
  }
}

extension Sentence {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .nothingToUndo: "Nada para desfazer"
    case .nothingToRedo: "Nada para refazer"
    case .nothingToCopy: "Nada para copiar"
    case .nothingToStore: "Nada para guardar"
    case .copied(let number): "Copiado: " + number
    case .nothingToLink: "Nada para colocar em um link"
    case .linkCopied: "Link deste cálculo copiado"
    case .pasted(let reading, .degrees): "Colado: " + reading + ", ângulos em graus"
    case .pasted(let reading, .radians): "Colado: " + reading + ", ângulos em radianos"
    case .pasted(let reading, .gradians): "Colado: " + reading + ", ângulos em grados"
    case .pasted(let reading, nil): "Colado: " + reading
    case .answer(let text): text
    case .keysHaveNoUnits: "As teclas não têm unidades: digite a operação como uma linha, por exemplo + 2 cm"
    case .ratesTaken(let count): "Taxas de câmbio importadas: \(count)"
    case .ageOfRates(let days): "idade em dias: \(days)"
    case .needsRates: "Para dinheiro, digite ou cole uma taxa: rate 2026-11-20 1 EUR = 1.08 USD"
    case .notPasted(let reason): "Não colado: " + reason.portuguese
    case .linked(let reading, .degrees): "Do link: " + reading + ", ângulos em graus"
    case .linked(let reading, .radians): "Do link: " + reading + ", ângulos em radianos"
    case .linked(let reading, .gradians): "Do link: " + reading + ", ângulos em grados"
    case .linked(let reading, nil): "Do link: " + reading
    case .notLinked(let reason): "O link não foi aberto: " + reason.portuguese
    case .stored(let number): "Guardado: " + number
    case .memoryIsFull: "Não há espaço para mais um número"
    case .noOtherForm: "Não há fração nem forma exata curta"
    case .noMoreDigits: "Mais dígitos demorariam demais"
    case .orderIs(.precedence): "Agora a multiplicação e a divisão vêm primeiro"
    case .orderIs(.leftToRight): "Agora tudo é calculado da esquerda para a direita"
    case .separators(areShown: true): "Agora os separadores de milhar são exibidos"
    case .separators(areShown: false): "Agora os números não têm separadores de milhar"
    case .notationIsReversePolish(true): "Agora as operações tiram seus números de uma pilha"
    case .notationIsReversePolish(false): "Agora as operações ficam entre os números"
    case .anglesAreIn(.radians): "Agora os ângulos estão em radianos"
    case .anglesAreIn(.degrees): "Agora os ângulos estão em graus"
    case .anglesAreIn(.gradians): "Agora os ângulos estão em grados"
    case .baseIs(let base): "Agora os números estão na base \(base.rawValue)"
    case .wordsHave(let bits): "Agora as palavras têm \(bits) bits"
    case .wordsAreSigned(true): "Agora as palavras têm sinal"
    case .wordsAreSigned(false): "Agora as palavras não têm sinal"
    case .historyIsOff: "O histórico está desativado"
    case .historyIsOn: "O histórico está ativado"
    case .historyIsCleared: "O histórico foi apagado"
    case .calculationIsRemoved: "O cálculo foi removido"
    case .notKept(let changes, let reason): switch PluralCategory(changes, in: .portuguese) {
case .one: "\(changes) alteração ainda não salva: " + reason.portuguese
case .many: "\(changes) de alterações ainda não salvas: " + reason.portuguese
default: "\(changes) alterações ainda não salvas: " + reason.portuguese
}
    case .historyNotRead(let reason): "O histórico não foi lido: " + reason.portuguese
    case .settingsNotRead(let reason): "As configurações não foram lidas: " + reason.portuguese
    case .settingsNotSaved(let reason): "As configurações não foram salvas: " + reason.portuguese
    case .setAside(let lines, let place): switch PluralCategory(lines, in: .portuguese) {
case .one: "\(lines) linha danificada movida para " + place
case .many: "\(lines) de linhas danificadas movidas para " + place
default: "\(lines) linhas danificadas movidas para " + place
}
    case .sessionNotKept(let reason): "A sessão não foi salva: " + reason.portuguese
    case .sessionNotRead(let reason): "A sessão não foi lida: " + reason.portuguese
    case .sessionSetAside(let place): "Não é possível ler a última sessão; ela está guardada em " + place
    case .approximately(let number): "aproximadamente " + number
    case .error(let error, nil): "Erro: " + error.portuguese
    case .error(let error, let demand?): switch PluralCategory(demand.count, in: .portuguese) {
case .one: "Erro: " + error.portuguese + ": " + demand.operation + " precisa de um"
default: "Erro: " + error.portuguese + ": " + demand.operation + " precisa de dois"
}
    case .spokenError(let error, nil): "Erro, " + error.portuguese
    case .spokenError(let error, let demand?): switch PluralCategory(demand.count, in: .portuguese) {
case .one: "Erro, " + error.portuguese + ": " + demand.operation + " precisa de um"
default: "Erro, " + error.portuguese + ": " + demand.operation + " precisa de dois"
}
    case .failure(let calculation, let error): calculation + ": " + error.portuguese
    case .wrapped(let exact, let bits, let word): exact + ", em \(bits) bits " + word
    case .wholePart(let word, let exact): exact + ", parte inteira " + word
    case .remainder(let quotient, let remainder): quotient + ", resto " + remainder
    case .cut(let number, let bits): number + ", truncado para \(bits) bits"
    case .bit(let bit, true): "bit \(bit), 1"
    case .bit(let bit, false): "bit \(bit), 0"
    case .carry(true): "vai-um 1"
    case .carry(false): "vai-um 0"
    case .calculations(let count): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) cálculo"
case .many: "\(count) de cálculos"
default: "\(count) cálculos"
}
    case .digits(let count): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) dígito"
case .many: "\(count) de dígitos"
default: "\(count) dígitos"
}
    case .greeting(let help, let quit): "Digite um cálculo como 5+3 e pressione Enter; " + help + " para ajuda, " + quit + " para sair."
    case .notPressed(let character, let column): "Não pressionado: coluna \(column), “" + character + "” não é uma tecla"
    case .notRead(let cause, let column): "Não entendido: coluna \(column), " + cause.portuguese
    case .wouldReplaceNumber(let column): "Não pressionado: a coluna \(column) substituiria um número anterior"
    case .notListed(let text): "“" + text + "” não está na lista"
    case .unprintableNotPressed(let column): "Não pressionado: coluna \(column), este caractere não é uma tecla"
    case .helpHint(let key): key + " ajuda"
    case .continues(let key): key + " continua"
    case .closes(let key): key + " fecha"
    case .needs(let columns, let rows): "Requer \(columns)×\(rows)"
    case .losesSession(let key): "Números guardados ou pendentes seriam perdidos: " + key + " sai"
    case .shortcuts(let name, let shortcuts): name + ": " + shortcuts
    }
  }
}

extension SheetExample {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .budget: "Exemplo: orçamento; Aluguel; Comida; Eletricidade; Telefone"
    case .trip: "Exemplo: divisão de uma viagem; Hotel; Gasolina; Jantar"
    case .invoice: "Exemplo: fatura; Projeto; Hospedagem"
    case .timesheet: "Exemplo: planilha de horas"
    case .loans: "Exemplo: dois empréstimos"
    }
  }
}

extension SheetFaceWords {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .untitled: "Sem título"
    case .newSheet: "Nova planilha"
    case .openSheet: "Abrir planilha…"
    case .save: "Salvar"
    case .saveAs: "Salvar como…"
    case .fileName: "Nome do arquivo"
    case .text: "Planilha"
    case .answers: "Resultados"
    case .more: "Forma exata, mais dígitos"
    case .writeAnswers: "Escrever os resultados no texto"
    case .updateAnswers: "Atualizar os resultados no texto"
    case .removeAnswers: "Remover os resultados do texto"
    case .examples: "Exemplos"
    case .keypad: "Teclado na tela"
    case .redraw: "Redesenhar"
    case .move: "Mover o cursor"
    case .moveByWord: "Mover por palavra"
    case .moveToEnd: "Ir para o início ou o fim"
    case .select: "Selecionar"
    case .complete: "Completar um nome"
    case .changeNumber: "Alterar o número no cursor"
    case .dragNumber: "Segurar a tecla e arrastar um número para alterá-lo"
    case .refer: "Clicar em um resultado para usá-lo na linha"
    case .saved(let name): "Salvo como " + name
    case .answersWritten: "Os resultados estão no texto"
    case .answersUpdated: "Os resultados no texto estão atualizados"
    case .answersRemoved: "Não há resultados no texto"
    case .nothingToUndo: "Não há nada para desfazer"
    case .nothingToRedo: "Não há nada para refazer"
    case .nothingSelected: "Não há nada selecionado"
    case .noNameBegins: "Nenhum nome começa assim"
    case .nothingMore: "A linha não tem resultado"
    case .unfinishedPaste: "O texto colado estava incompleto; nada foi inserido"
    case .savesChanges: "Salvar as alterações?"
    case .losesChanges: "As alterações não salvas serão perdidas."
    case .discard: "Descartar"
    case .hasChanged: "O arquivo foi alterado depois de ser lido"
    case .losesTheirs: "Outra pessoa alterou ou removeu o arquivo. Se você o substituir, essas alterações serão perdidas."
    case .overwrite: "Substituir"
    case .exists(let name): name + " já existe"
    case .recoversText: "Recuperar as alterações não salvas?"
    case .wasNotSaved: "O programa foi encerrado antes de salvá-las."
    case .wasOtherText: "O arquivo foi alterado desde então. Seu texto será aberto como uma nova planilha, e o arquivo ficará como está."
    case .recover: "Recuperar"
    case .cannotOpen: "Não é possível abrir o arquivo"
    case .cannotSave: "Não é possível salvar o arquivo"
    case .isNotText: "Não é texto em UTF-8."
    case .hasOtherLineEnds: "Ele tem caracteres que se perderiam na edição: NUL ou quebras de linha de outros sistemas."
    }
  }
}

extension SheetWords {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .changedAnswers(let count): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) resultado mudou"
case .many: "\(count) de resultados mudaram"
default: "\(count) resultados mudaram"
}
    case .line(let number): "linha \(number)"
    case .equals(let number): "igual a " + number + ", exato"
    case .approximately(let number): "aproximadamente " + number
    case .failure(let reason): "erro, " + reason
    case .pending: "ainda calculando"
    case .function: "função"
    case .graph: "gráfico"
    case .heading: "título"
    case .blank: "em branco"
    case .plus: "mais"
    case .minus: "menos"
    case .times: "vezes"
    case .dividedBy: "dividido por"
    case .toThePowerOf: "elevado a"
    case .percent: "por cento"
    case .definedAs: "é"
    case .opensParenthesis: "abre parêntese"
    case .closesParenthesis: "fecha parêntese"
    case .sum(let number): "soma " + number
    case .average(let number): "média " + number
    case .count(let count): "contagem \(count)"
    case .countedLines(let count): switch PluralCategory(count, in: .portuguese) {
case .one: "(\(count) linha)"
default: "(\(count) linhas)"
}
    case .addedMarks(let marks): "nesta planilha, os números são lidos como " + marks + ", conforme a primeira linha"
    case .remark(let remark): remark.portuguese
    case .failedLine(let number): "a linha \(number) tem um erro"
    case .nothingAbove: "não há nada acima para contar"
    case .lineBelow: "essa linha está abaixo; uma linha só pode usar as que estão acima dela"
    case .noSuchLine: "essa linha não tem valor"
    case .refusal(let refusal): refusal.portuguese
    case .limit(.tooManyLines): "No máximo \(Sheet.lineLimit) linhas"
    case .limit(.tooLong): "No máximo \(Sheet.byteLimit) bytes"
    }
  }
}

extension ReadingNote {
  /// The text in Portuguese.
  public var portuguese: String {
    switch self {
    case .calories: "uma caloria são 4,184 J; para as dos alimentos, escreva kcal"
    case .pounds: "uma libra é aqui um peso; o dinheiro é £ ou GBP"
    case .workdays: "de segunda a sexta, sem o primeiro dia; feriados não são considerados"
    case .addsPercentage: "soma a percentagem; `of` dá só a parte"
    case .isNoDate: "calculado como números; uma data escreve-se 2026-12-20"
    case .bits: "`and` e `or` operam com bits; uma soma se escreve com +"
    case .hoursAndMinutes: "5:12 são 5 h 12 min; 5 min 12 s é 0:05:12"
    case .isDuration: "uma duração; uma hora do dia se escreve 11pm + 8 h"
    case .timesCancel: "as horas e os dias cancelam-se; para horas por dia, divida só pelo número"
    case .isNoShare: "uma percentagem entre parênteses é um número, não uma parte; tire os parênteses"
    case .beforeGregorian: "antes de 15 de outubro de 1582 é a data gregoriana, não a juliana"
    }
  }
}

extension SheetRemark {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .countsDefinitions(let lines): "inclui " + Language.portuguese.listed(lines) + "; uma linha em branco acima dos itens deixa isso de fora"
    case .leavesOut(let lines): "não inclui " + Language.portuguese.listed(lines)
    case .leavesOutPercentages(let lines, let sum): "não inclui " + Language.portuguese.listed(lines) + "; `" + sum + "` inclui"
    case .takesOff(let lines): "desconta " + Language.portuguese.listed(lines)
    case .countsPercentages(let lines): "inclui " + Language.portuguese.listed(lines) + " das linhas acima"
    case .countsDerived(let lines): "inclui " + Language.portuguese.listed(lines) + " e também as linhas usadas nesse cálculo"
    case .addsBulleted(let lines): "soma " + Language.portuguese.listed(lines) + ": o traço marca um item; escreva o menos logo antes do número"
    case .adds(let lines): "soma " + Language.portuguese.listed(lines) + "; um menos antes do valor o desconta"
    case .countsAboveTotal(let line): "conta também as linhas acima do total da linha \(line)"
    case .leavesBlockAbove: "não inclui as linhas acima da linha em branco; `grand total` inclui"
    case .countsAsMoney(let lines, let currency): "conta " + Language.portuguese.listed(lines) + " como " + currency
    case .note(let note): note.portuguese
    case .totalsBlockAbove: "usa o bloco acima da linha em branco"
    case .text(let word, let name?): word + " é texto; você quis dizer " + name + "?"
    case .text(let word, nil): word + " é texto; esse nome não existe"
    case .radians: "em radianos; para graus, sin(30°), ou `# exactly: angle deg` no início"
    case .otherReading(let reading): "lido como " + reading
    case .optionsTooLow: "as opções só funcionam no início, acima da primeira linha"
    }
  }
}

extension SheetKeyRefusal {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .comment: "Um comentário não é calculado"
    case .needsNumber: "É preciso um número antes"
    case .needsOperation: "É preciso uma operação antes"
    case .secondPoint: "Só um separador decimal"
    case .nothingToClear: "Não há nada para limpar"
    case .nothingToDelete: "Não há nada para apagar"
    case .noOpenParenthesis: "Não há parêntese aberto"
    case .nothingToRepeat: "Não há operação para repetir"
    case .memory: "Planilhas usam nomes em vez da memória: a = 5"
    case .random: "Os resultados de uma planilha dependem só do seu texto"
    case .reversedPower: "Escreva primeiro a base da potência: x^y"
    case .otherKeypad: "Esta tecla é de outro teclado"
    }
  }
}

extension UnitCategory {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .angle: "Ângulo"
    case .area: "Área"
    case .currency: "Moeda"
    case .data: "Dados"
    case .energy: "Energia"
    case .force: "Força"
    case .fuel: "Consumo de combustível"
    case .length: "Comprimento"
    case .power: "Potência"
    case .pressure: "Pressão"
    case .speed: "Velocidade"
    case .temperature: "Temperatura"
    case .time: "Tempo"
    case .volume: "Volume"
    case .weight: "Peso"
    case .other: "Outras"
    }
  }
}

extension WrittenDate {
  static let portuguese: [Name] = names(in: """
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro ontem hoje amanhã
    """)
}

extension EverydayUnits {
  static let portuguese: [Name] = names(in: """
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
    """)
}
