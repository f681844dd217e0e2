// swift-format-ignore-file
// Scripts/texts wrote this file from Texts/pt.ftl: change that one.
import BigNumbers
import CalculatorModel
import CalculatorPresentation
import CommandLineInterface
import DisplayableText
import ExactReals
import Languages

extension Option {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .digits: "dígitos significativos de um resultado: 1 a \(AnswerFormat.digitLimit) (16)"
    case .places: "em vez de --digits, casas decimais: 0 a \(AnswerFormat.digitLimit); metades arredondam para longe do zero"
    case .exact: "a forma exata, como √3/2 ou 1/3, quando há uma curta"
    case .mixed: "como --exact, com 7/2 escrito como 3 1/2"
    case .explain: "cada passo de uma expressão, e o que está provado sobre ele"
    case .angle: "a unidade dos ângulos: rad, deg ou grad (rad)"
    case .notation: "automatic (ou auto), plain (sem expoente), scientific (1.2e4) ou engineering (12e3)"
    case .grouping: "thousands (1_234_567; com --keys 1,234,567) ou none"
    case .base: "números inteiros na base 2, 8, 10 ou 16, com todos os dígitos"
    case .word: "calcula em palavras de 8, 16, 32 ou 64 bits; cada passo é truncado para caber"
    case .signed: "as palavras têm sinal (o padrão)"
    case .unsigned: "as palavras não têm sinal"
    case .json: "um objeto JSON por linha"
    case .csv: "valores separados por vírgulas, uma linha para cada; antes, os nomes das colunas"
    case .rates: "converte dinheiro com as taxas de um arquivo: date,from,to,rate,source"
    case .marks: "como ler os separadores de 1,234 e 1.234: 1,234.5 ou 1.234,5"
    case .today: "a data de hoje, como 2026-11-22"
    case .file: "calcula as linhas de um arquivo; - é a entrada padrão"
    case .jobs: "threads que calculam as linhas: 1 a \(Options.jobLimit) (quantas puderem rodar ao mesmo tempo)"
    case .keys: "pressiona teclas; - lê uma sequência por linha"
    case .order: "precedence, como na calculadora da Apple, ou left-to-right"
    case .mode: "basic (9 dígitos), scientific (16) ou programmer (palavras de 8 a 64 bits)"
    case .reversePolish: "notação polonesa reversa: as operações tiram seus números de uma pilha"
    case .plain: "linhas de texto sem códigos de controle, para leitores de tela"
    case .new: "começa com 0 e a memória vazia, não de onde você parou"
    case .remove: "remove um cálculo; --json mostra seu ID"
    case .label: "rotula um cálculo com as palavras seguintes, ou remove o rótulo"
    case .tape: "imprime os cálculos como a fita de uma máquina de somar"
    case .clear: "remove todos os cálculos, sem perguntar"
    case .off: "deixa de guardar cálculos"
    case .on: "volta a guardar cálculos"
    case .reset: "restaura o valor padrão de todas as configurações"
    case .answers: "mostra só os resultados, uma linha para cada linha da planilha"
    case .write: "atualiza os resultados no arquivo"
    case .writeAll: "escreve um resultado depois de cada linha que tem um"
    case .strip: "remove os resultados do arquivo"
    case .check: "informa os resultados errados nos arquivos, sem alterar nada"
    case .from: "a extremidade esquerda do desenho (-10)"
    case .to: "a extremidade direita do desenho (10)"
    case .bottom: "a borda inferior do desenho (escolhida pelos valores)"
    case .top: "a borda superior do desenho (escolhida pelos valores)"
    case .size: "colunas e linhas de pixels, como 800x500, que é o padrão; mostra SVG"
    case .count: "mostra quantos pixels estão desenhados, vazios e indefinidos"
    case .completionScript: "mostra o script de preenchimento automático para bash, zsh ou fish"
    case .manual: "mostra a página de manual, para man"
    case .version: "mostra a versão"
    case .help: "mostra esta ajuda"
    }
  }
}

extension SessionWord {
  /// The text in Portuguese.
  var portuguese: String {
    switch self {
    case .help: "esta ajuda, ou a de uma função ou palavra"
    case .variables: "os números com nome e seus valores"
    case .functions: "todas as funções e constantes, as suas primeiro, ou as que contêm uma palavra"
    case .units: "todas as unidades, ou as que contêm uma palavra"
    case .history: "as linhas digitadas antes, ou as últimas N"
    case .undo: "desfaz a última linha que mudou algo, ou as últimas N"
    case .reset: "esquece todos os nomes e o resultado; undo os traz de volta"
    case .digits: "mostra ou define o número de dígitos significativos"
    case .places: "o mesmo para as casas decimais"
    case .notation: "a notação dos resultados: " + Self.notations
    case .grouping: "escreve 1_234_567 em vez de 1234567, ou não"
    case .exact: "mostra só a forma exata quando há uma curta, ou frações como 3 1/2"
    case .degrees: "mede os ângulos em graus"
    case .radians: "mede os ângulos em radianos"
    case .gradians: "mede os ângulos em grados"
    case .preview: "mostra o resultado parcial durante a digitação, ou não"
    case .clear: "limpa a tela"
    case .quit: "sai, como Ctrl-D"
    }
  }
}

extension ExplanationText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .nothingCalculated: "nada é calculado"
    case .moreSteps(let count): switch PluralCategory(count, in: .portuguese) {
case .one: "… mais \(count) passo"
default: "… mais \(count) passos"
}
    case .noDecimal(let reason): "sem número decimal: " + reason.portuguese
    case .noValue(let reason): "sem valor: " + reason.portuguese
    case .exact: "exato"
    case .rounded: "arredondado"
    case .roundedWithin(let bound): "arredondado, com erro de no máximo " + bound
    case .noted(let note, let bound): Notice.written(note).portuguese + "; com erro de no máximo " + bound
    case .converted(let unit, let other, let proof): switch unit {
case .radians: switch other {
case .radians: "de radianos para radianos; " + proof.portuguese
case .degrees: "de radianos para graus; " + proof.portuguese
default: "de radianos para grados; " + proof.portuguese
}
case .degrees: switch other {
case .radians: "de graus para radianos; " + proof.portuguese
case .degrees: "de graus para graus; " + proof.portuguese
default: "de graus para grados; " + proof.portuguese
}
default: switch other {
case .radians: "de grados para radianos; " + proof.portuguese
case .degrees: "de grados para graus; " + proof.portuguese
default: "de grados para grados; " + proof.portuguese
}
}
    case .measured(let unit, let proof): switch unit {
case .radians: "o ângulo em radianos; " + proof.portuguese
case .degrees: "o ângulo em graus; " + proof.portuguese
default: "o ângulo em grados; " + proof.portuguese
}
    }
  }
}

extension FailureReason {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .expression(let cause): Message.expressionReason(cause).portuguese
    case .calculation(let error, let demand): Message.calculationReason(error, demand).portuguese
    case .unknownKey(let name): "tecla desconhecida “" + name + "”"
    case .severalKeys(let name): "“" + name + "” pode ser várias teclas: coloque espaços entre elas"
    case .tooLong(let limit): "mais de \(limit) bytes"
    case .notUTF8: "não é texto UTF-8"
    case .meantCommand(let words): "isto não é uma expressão; você quis dizer “exactly \(words)”?"
    case .unknownOption(let name, let options) where options.isEmpty: "opção desconhecida “" + name + "”"
    case .unknownOption(let name, let options): "opção desconhecida “" + name + "”; você quis dizer " + options.joined(separator: " ou ") + "?"
    case .noFile(let cause): Message.expressionReason(cause).portuguese + "; e não há nenhum arquivo com esse nome"
    }
  }
}

extension HelpPart {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .summary: "Uma calculadora com as teclas da Apple que nunca mostra um dígito errado"
    case .inTerminal: "em um terminal: a calculadora em tela cheia; fora dele, uma expressão e um resultado por linha"
    case .expression: "o resultado: exactly '1/3 + 1/6' mostra 0.5"
    case .file: "os resultados das linhas de um arquivo; também --file FILE"
    case .keys: "pressiona as teclas da calculadora e mostra seu visor"
    case .task(.repl): "uma sessão interativa, com variáveis e edição de linha"
    case .task(.functions): "lista todas as funções e constantes, ou as que contêm uma palavra"
    case .task(.units): "lista todas as unidades, ou as que contêm uma palavra"
    case .task(.sheet): "calcula uma planilha dinâmica: um arquivo cujas linhas usam umas às outras"
    case .task(.plot): "desenha funções de x: as curvas e tudo o que está provado sobre elas"
    case .task(.history): "lista os cálculos guardados; com opções, também os altera"
    case .task(.settings): "lista as configurações; com um nome e um valor, altera uma"
    case .task(.rates): "guarda taxas de câmbio de arquivos do Banco Central Europeu ou de outros"
    case .task(.help): "esta ajuda, ou a de uma tarefa, função ou constante"
    case .title(.repl): "Uma sessão interativa em um terminal"
    case .title(.functions): "Todas as funções e constantes para expressões"
    case .title(.units): "Todas as unidades para expressões"
    case .title(.sheet): "Uma planilha dinâmica: linhas de texto, cada uma com seu resultado"
    case .title(.plot): "Curvas com raízes, extremos, polos, saltos e buracos"
    case .title(.history): "Cálculos guardados, do mais antigo ao mais recente"
    case .title(.settings): "As configurações da calculadora de teclas"
    case .title(.rates): "Taxas de câmbio guardadas para converter dinheiro"
    case .title(.help): "Ajuda sobre o comando, uma tarefa ou um nome"
    case .examplesTitle: "EXEMPLOS"
    case .expressionsTitle: "EXPRESSÕES"
    case .keysTitle: "TECLAS"
    case .linesTitle: "LINHAS"
    case .keptTitle: "O QUE É GUARDADO"
    case .plotsTitle: "O QUE É MOSTRADO"
    case .namesTitle: "NOMES"
    case .fiftyDigits: "cinquenta dígitos, o último arredondado"
    case .twoAnswers: "3, depois 18.84955592153876"
    case .jsonAnswer: "a leitura, o decimal e a fração"
    case .steps: "cada passo, e o que está provado sobre ele"
    case .fileAnswers: "os resultados das linhas de um arquivo"
    case .taskHelp: "ajuda sobre uma tarefa"
    case .language: "+ - * / ^ ou − × ÷ √, parênteses, decimais, expoentes (1e-3), _ entre dígitos, fatoriais (5!), graus (30°), porcentagens (200 + 10% é 220, 200 * 10% é 20), produtos implícitos (2pi), funções e constantes pelo nome, # para comentários."
    case .naming: "Em pipes e sessões, x = 3 dá nome a um número, f(x) = x^2 + 1 a uma função, e ans ou _ é o resultado anterior."
    case .exactness: "Os números são exatos; quando um resultado tem mais dígitos do que os mostrados, o último é arredondado."
    case .keySequences: "0 a 9 . + - * / = % +/- C AC DEL e nomes como sqrt e x^y. Podem vir juntos quando só há uma maneira de separá-los: 2+3= mas 5 +/- =."
    case .answered: "tudo foi calculado"
    case .noValue: "algo não tinha valor, ou uma linha da entrada foi recusada"
    case .unreadable: "não foi possível ler a entrada, ou as opções estão erradas"
    case .session: "responde linha por linha, até quit ou Ctrl-D"
    case .functions: "uma linha para cada: nome, descrição, exemplo"
    case .units: "uma linha para cada: símbolo, nomes, valor exato, fonte"
    case .unitsAbout: "as que têm a palavra em sua linha"
    case .rates: "lista a taxa mais recente de cada moeda"
    case .ratesImport: "lê taxas de um arquivo: XML ou CSV do BCE, ou linhas date,from,to,rate,source; - é a entrada padrão"
    case .ratesClear: "apaga todas as taxas"
    case .importsRates: "o arquivo como foi baixado"
    case .importsRatesOfToday: "as taxas de hoje"
    case .unitsOfPressure: "as unidades de pressão"
    case .functionsAbout: "as que têm a palavra no nome ou na descrição"
    case .commandHelp: "ajuda sobre o comando"
    case .nameHelp: "ajuda sobre uma tarefa, função ou constante"
    case .sheet: "abre a planilha, ou a mostra com seus resultados (--plain); - é a entrada padrão"
    case .sheetChange: "altera os resultados nos arquivos; --write-all e --strip também"
    case .sheetCheck: "informa os resultados errados nos arquivos"
    case .plot: "desenha até seis funções de x; y = pode vir antes de cada uma"
    case .plotBetween: "para x de A a B (de -10 a 10)"
    case .history: "lista os cálculos"
    case .label: "rotula um cálculo; sem palavras, remove o rótulo"
    case .settings: "lista as configurações e os valores possíveis de cada uma"
    case .setting: "mostra o valor de uma configuração"
    case .change: "altera uma configuração"
    case .lines: "x = 3 dá nome a um número, f(x) = x^2 + 1 a uma função, e ans é o resultado anterior. ? lista todo o resto. = indica um resultado exato, ≈ um arredondado."
    case .sheetLines: "rent = 1200 dá nome a um número, que as linhas abaixo podem usar. total refere-se às linhas acima, até uma em branco; ans é o resultado anterior, e line 3 o da terceira linha. # começa um comentário. De um arquivo Markdown (.md), só os blocos marcados com exactly são calculados, todos como uma única planilha."
    case .sheetAnswers: "Um resultado vem depois de # em sua linha: = indica um exato, ≈ um arredondado, ! o motivo de não haver nenhum. Um resultado com menos dígitos continua com a mesma quantidade."
    case .kept: "Os cálculos feitos em um terminal são guardados, até history --off: as expressões e --keys passadas como argumentos, as linhas de uma sessão e os cálculos da própria calculadora. Pipes e arquivos não guardam nada."
    case .plots: "Cada raiz, extremo, polo, salto, buraco ou lacuna da lista está provado, e não há outros; onde não foi possível seguir uma curva, isso é dito. Só são desenhados pixels por onde a curva passa de forma provada. Em um terminal a imagem é em braille, fora dele em SVG."
    case .names: "As expressões e --keys usam opções em vez das configurações."
    case .beginsSession: "inicia uma sessão"
    case .sessionInDegrees: "uma em graus e com 30 dígitos"
    case .functionsWithRoot: "as funções que contêm root"
    case .functionHelp: "o que uma função faz, com um exemplo"
    case .sheetWithAnswers: "a planilha com seus resultados"
    case .sheetInCI: "em um script: status 1 se um resultado estiver errado"
    case .plotAsPicture: "uma imagem para uma página ou um documento"
    case .plotOfTwo: "duas curvas"
    case .plotInWords: "a descrição e uma tabela de valores"
    case .historyForPrograms: "para programas, com o ID de cada cálculo"
    case .historyForSpreadsheet: "para uma planilha eletrônica"
    case .tapeForPrinter: "para imprimir"
    case .namesCalculation: "rotula um cálculo"
    case .leftToRight: "2 + 3 × 4 passa a ser 20 nas teclas"
    case .notationAtFirst: "mostra automatic, até ser alterada"
    }
  }
}

extension HistoryText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .noCalculation(let id): "não há nenhum cálculo " + id
    case .removed(let count): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) cálculo removido"
case .many: "\(count) de cálculos removidos"
default: "\(count) cálculos removidos"
}
    case .unreadableLeft(let place): "as linhas ilegíveis continuam em " + place
    case .isOn: "a partir de agora os cálculos são guardados"
    case .isOff: "os cálculos não são mais guardados; exactly history --clear remove os anteriores"
    case .storage(let error): error.reason(in: .portuguese)
    case .setAside(let count, let place): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) linha do histórico não pôde ser lida e está agora em " + place
default: "\(count) linhas do histórico não puderam ser lidas e estão agora em " + place
}
    }
  }
}

extension NameText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .function(.squareRoot): "raiz quadrada, também √"
    case .function(.cubeRoot): "raiz cúbica, também ∛"
    case .function(.root): "raiz n-ésima de x"
    case .function(.power): "potência, também ^ e **"
    case .function(.exponential): "e elevado a x"
    case .function(.naturalLogarithm): "logaritmo natural, na base e"
    case .function(.logarithm): "logaritmo na base 10, como na tecla de uma calculadora, ou em uma base dada como segundo argumento"
    case .function(.binaryLogarithm): "logaritmo na base 2"
    case .function(.decimalLogarithm): "logaritmo na base 10"
    case .function(.exponentialLessOne): "e^x − 1"
    case .function(.logarithmOfOneMore): "ln(1 + x)"
    case .function(.sine): "seno de um ângulo"
    case .function(.cosine): "cosseno de um ângulo"
    case .function(.tangent): "tangente de um ângulo"
    case .function(.secant): "secante de um ângulo, 1/cos"
    case .function(.cosecant): "cossecante de um ângulo, 1/sin"
    case .function(.cotangent): "cotangente de um ângulo, 1/tan"
    case .function(.arcsine): "arco seno, um ângulo"
    case .function(.arccosine): "arco cosseno, um ângulo"
    case .function(.arctangent): "arco tangente, um ângulo"
    case .function(.arctangent2): "ângulo do ponto (x, y), com y primeiro"
    case .function(.hyperbolicSine): "seno hiperbólico"
    case .function(.hyperbolicCosine): "cosseno hiperbólico"
    case .function(.hyperbolicTangent): "tangente hiperbólica"
    case .function(.hyperbolicSecant): "secante hiperbólica, 1/cosh"
    case .function(.hyperbolicCosecant): "cossecante hiperbólica, 1/sinh"
    case .function(.hyperbolicCotangent): "cotangente hiperbólica, 1/tanh"
    case .function(.areaSine): "inversa de sinh"
    case .function(.areaCosine): "inversa de cosh, não negativa"
    case .function(.areaTangent): "inversa de tanh"
    case .function(.areaSecant): "inversa de sech, não negativa"
    case .function(.areaCosecant): "inversa de csch"
    case .function(.areaCotangent): "inversa de coth"
    case .function(.factorial): "fatorial, também !"
    case .function(.gamma): "função gama, (x − 1)!"
    case .function(.logarithmOfGamma): "ln |gamma(x)|"
    case .function(.combinations): "maneiras de escolher k entre n"
    case .function(.permutations): "maneiras de escolher k entre n, em ordem"
    case .function(.fibonacci): "número de Fibonacci"
    case .function(.absolute): "distância até zero"
    case .function(.sign): "sinal: −1, 0 ou 1"
    case .function(.floor): "inteiro imediatamente inferior"
    case .function(.ceiling): "inteiro imediatamente superior"
    case .function(.round): "inteiro mais próximo, ou arredondado a n casas; metades arredondam para longe do zero"
    case .function(.truncation): "parte inteira"
    case .function(.fraction): "parte fracionária"
    case .function(.remainder): "resto com o sinal do divisor, também como 8 mod 3"
    case .function(.greatestCommonDivisor): "máximo divisor comum"
    case .function(.leastCommonMultiple): "mínimo múltiplo comum"
    case .function(.minimum): "o menor valor"
    case .function(.maximum): "o maior valor"
    case .function(.hypotenuse): "√(x² + y² + …)"
    case .function(.sum): "soma, também de uma lista, e em k: sum(1/k, k, 1, 9)"
    case .function(.product): "produto, também de uma lista, e em k: product(k, k, 1, 9)"
    case .function(.mean): "média, também de uma lista"
    case .function(.median): "mediana, também de uma lista"
    case .function(.mode): "o valor mais frequente, também de uma lista"
    case .function(.count): "quantidade de valores"
    case .function(.variance): "variância amostral, também de uma lista, dividida por n − 1"
    case .function(.populationVariance): "variância populacional, dividida por n"
    case .function(.standardDeviation): "desvio padrão amostral, √var"
    case .function(.populationStandardDeviation): "desvio padrão populacional, √varp"
    case .function(.geometricMean): "média geométrica"
    case .function(.harmonicMean): "média harmônica"
    case .function(.rootMeanSquare): "média quadrática"
    case .function(.quantile): "valor abaixo do qual fica uma fração p dos números, em (n − 1)p"
    case .function(.quotient): "quociente inteiro, arredondado em direção a zero"
    case .function(.truncatedRemainder): "resto de quot, com o sinal de a"
    case .function(.derivative): "derivada de uma expressão em x no ponto a"
    case .function(.integral): "integral de uma expressão em x de a até b"
    case .function(.roots): "números de a até b em que uma expressão em x é zero"
    case .function(.solve): "soluções de uma equação em x cujos lados são polinômios"
    case .function(.hexadecimal): "em volta de uma linha inteira: o resultado na base 16, como x to hex"
    case .function(.octal): "em volta de uma linha inteira: o resultado na base 8, como x to oct"
    case .function(.binary): "em volta de uma linha inteira: o resultado na base 2, como x to bin"
    case .function(.decimal): "em volta de uma linha inteira: todos os dígitos na base 10, como x to dec"
    case .function(.int8): "truncado para 8 bits com sinal"
    case .function(.int16): "truncado para 16 bits com sinal"
    case .function(.int32): "truncado para 32 bits com sinal"
    case .function(.int64): "truncado para 64 bits com sinal"
    case .function(.uint8): "truncado para 8 bits sem sinal"
    case .function(.uint16): "truncado para 16 bits sem sinal"
    case .function(.uint32): "truncado para 32 bits sem sinal"
    case .function(.uint64): "truncado para 64 bits sem sinal"
    case .function(.rotationLeft): "rotação de n bits à esquerda em uma palavra sem sinal de 8, 16, 32 ou 64 bits"
    case .function(.rotationRight): "rotação de n bits à direita em uma palavra sem sinal de 8, 16, 32 ou 64 bits"
    case .function(.byteswap): "bytes de uma palavra sem sinal na ordem inversa"
    case .function(.population): "número de bits iguais a 1"
    case .example(let function): Self.function(function).portuguese + ": " + function.description.equation
    case .constant(.pi): "a circunferência de um círculo de diâmetro 1: 3.14159…"
    case .constant(.tau): "2π, uma volta completa: 6.28318…"
    case .constant(.e): "a base dos logaritmos naturais: 2.71828…"
    case .unit(.degrees): "um ângulo em graus, também °: sin(30 deg) = 0.5"
    case .unit(.radians): "um ângulo em radianos: sin(pi/6 rad) = 0.5"
    case .unit(.gradians): "um ângulo em grados, dos quais 100 formam um ângulo reto: sin(100 grad) = 1"
    case .date(.weekday): "o dia da semana de uma data, 1 na segunda-feira: weekday(2026-11-22) = 7"
    case .date(.week): "a semana de uma data segundo a ISO 8601: week(2026-11-22) = 47"
    case .date(.dayOfYear): "o dia do ano de uma data: dayofyear(2026-02-01) = 32"
    case .date(.workday): "a data n dias úteis (segunda a sexta) depois: workday(2026-11-27; 5) = 2026-12-04"
    case .date(.workdays): "os dias úteis (segunda a sexta) depois de uma data até outra: workdays(2026-11-27; 2026-12-04) = 5"
    case .today: "a data de hoje: today + 1 week"
    case .answer: "o resultado anterior, em pipes e sessões"
    case .otherNames(let names): "; ou " + names
    case .either(let one, let other): one + " ou " + other
    }
  }
}

extension Notice {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .readAs(let reading): "lido como " + reading
    case .written(.exactnessUndecided): "não é possível decidir se este é o valor exato"
    case .written(.belowAbsoluteZero): "isto está abaixo do zero absoluto"
    case .written(.onOtherDay(1)): "no dia seguinte"
    case .written(.onOtherDay(-1)): "no dia anterior"
    case .written(.onOtherDay(let days)) where days.isNegative: "\(days.magnitude) dias antes"
    case .written(.onOtherDay(let days)): "\(days) dias depois"
    case .written(.certainDigits(let count)): switch PluralCategory(count, in: .portuguese) {
case .one: "só \(count) dígito é garantido"
default: "só \(count) dígitos são garantidos"
}
    case .both(let one, let other): one.portuguese + "; " + other.portuguese
    case .note(let note): Message.readingNote(note).portuguese
    case .zones(let version): "fusos horários do tzdata \(version)"
    case .anglesInRadians: "aqui os ângulos são em radianos; para graus, escreva 30° ou 30 deg"
    case .ignoredDigits(let count, let limit): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) dígito foi deixado de fora: um número tem até \(limit) neste teclado"
default: "\(count) dígitos foram deixados de fora: um número tem até \(limit) neste teclado"
}
    case .digitsDoNotFit(let count, let bits, let base): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) dígito foi deixado de fora: fora da base \(base), ou demais para \(bits) bits"
default: "\(count) dígitos foram deixados de fora: fora da base \(base), ou demais para \(bits) bits"
}
    case .keysWithoutEffect(let keys): "sem efeito aqui: " + keys.joined(separator: ", ")
    case .wraps(let format): "um passo ultrapassou \(format.bitWidth) bits e foi truncado para caber"
    case .rates(let rates, let days?): switch PluralCategory(days, in: .portuguese) {
case .one: "pelo câmbio de " + rates.joined(separator: ", ") + "; de \(days) dia atrás"
default: "pelo câmbio de " + rates.joined(separator: ", ") + "; de \(days) dias atrás"
}
    case .rates(let rates, nil): "pelo câmbio de " + rates.joined(separator: ", ")
    case .noExactForm: "não há uma forma exata curta; este valor está arredondado"
    case .historyNotWritten(let error): "o histórico não foi gravado: " + error.reason(in: .portuguese)
    case .notInHistory(let count, let error): switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) cálculo não está no histórico: " + error.reason(in: .portuguese)
default: "\(count) cálculos não estão no histórico: " + error.reason(in: .portuguese)
}
    case .linesNotRead(let error): "não é possível ler as linhas digitadas antes: " + error.reason(in: .portuguese)
    case .linesNotKept(let error): "as linhas não são guardadas: " + error.reason(in: .portuguese)
    case .settingNotUnderstood(let path, let problem): path + ", linha \(problem.line): " + Message.settingReason(SettingReason(problem.cause)).portuguese
    case .nothingToCalculate: "nada para calcular; experimente exactly '1/3 + 1/6' ou exactly --help"
    }
  }
}

extension OptionScope {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .keys: "para teclas:"
    case .terminal: "em um terminal:"
    case .task(let task): "para " + task.rawValue + ":"
    }
  }
}

extension PlotText {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .title(let functions, let from, let to): functions + " para x de " + from + " a " + to
    case .height(let bottom, let top): "y de " + bottom + " a " + top
    case .noRoots: "Sem raízes"
    case .roots(let list): "Raízes: " + list
    case .maxima(let list): "Máximos: " + list
    case .minima(let list): "Mínimos: " + list
    case .poles(let list): "Polos: " + list
    case .jumps(let list): "Saltos: " + list
    case .holes(let list): "Buracos: " + list
    case .gaps(let list): "Não definida: " + list
    case .levels(let list): "Constante: " + list
    case .undecided(let list): "Indecidido: " + list
    case .noCrossings: "Sem interseções"
    case .crossings(let list): "Interseções: " + list
    case .same(let list): "Iguais: " + list
    case .touching(let number): number + " (toca)"
    }
  }
}

extension SessionMessage {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .greeting(let version): "exactly " + version + ": digite uma expressão e Enter; ? para ajuda, quit para sair."
    case .nothingCalled(let name): "nome desconhecido “" + name + "”; functions lista os conhecidos"
    case .ownNumber: "um número definido por você"
    case .isOwnNumber(let name): name + " é um número definido por você"
    case .takesLong(let name): name + " demora muito para ser escrito"
    case .forgot(let count): if count == 0 { "nenhum nome para esquecer" } else { switch PluralCategory(count, in: .portuguese) {
case .one: "\(count) nome esquecido"
default: "\(count) nomes esquecidos"
} }
    case .anglesIn(.radians): "ângulos em radianos"
    case .anglesIn(.degrees): "ângulos em graus"
    case .anglesIn(.gradians): "ângulos em grados"
    case .nothingToUndo: "nada para desfazer"
    case .undone(let line): "desfeito: " + line
    case .noNames: "nenhum número com nome ainda: x = 3 dá nome a um"
    case .error(let reason): "erro: \(reason)"
    case .notOneOf(let word, let choices, let text): word + " aceita " + choices + ", não “" + text + "”"
    case .notInRange(let word, let range, let text): word + " aceita um número de \(range.lowerBound) a \(range.upperBound), não “" + text + "”"
    case .standsAlone(let word, let text): "use " + word + " sozinho, sem “" + text + "”"
    case .settingsAlone(let first, let text): "use as configurações sem “" + first + "”: " + text
    case .noUnit(let word): "nenhuma unidade com “" + word + "”; units lista todas"
    case .noFunction(let word): "nenhuma função tem “" + word + "” no nome ou na descrição"
    case .isNumberNow(let name, let other?): "“" + name + "” agora é um número, não uma palavra da sessão; " + other + " ainda funciona"
    case .isNumberNow(let name, nil): "“" + name + "” agora é um número, não uma palavra da sessão"
    case .calculation: "um cálculo; = indica um resultado exato, ≈ um arredondado"
    case .namesNumber: "dá nome a um número"
    case .namesFunction: "dá nome a uma função"
    case .answerBefore: "o resultado anterior"
    case .openLine: "uma linha com um parêntese aberto, ou que termina em um operador ou \\, continua abaixo"
    case .arrowKeys: "↑, ↓"
    case .linesBefore: "as linhas que começam com o que está antes do cursor; Ctrl-R busca em todas"
    case .completesName: "completa um nome, ou lista os possíveis"
    case .givesUp: "cancela uma linha, ou interrompe um cálculo"
    }
  }
}

extension SheetMessage {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .wrong(let found, let expected): "é “" + found + "”, deveria ser “" + expected + "”"
    case .stale(let found): "é “" + found + "”, deveria estar vazio"
    case .untold(let reason, let answer): reason.portuguese + "; nenhum comentário de resultado diz “" + answer + "”"
    case .limit(.tooManyLines): "mais de \(Sheet.lineLimit) linhas"
    case .limit(.tooLong): "mais de \(Sheet.byteLimit) bytes"
    case .hasChanged: "o arquivo foi alterado desde que foi lido; nada foi gravado"
    }
  }
}

extension UsageReason {
  /// The text in Portuguese.
  package var portuguese: String {
    switch self {
    case .givenTwice(let option): option + " aparece duas vezes"
    case .excluded(let one, let other): one + " e " + other + " não podem ser combinados"
    case .needs(let option, let other): option + " precisa de " + other
    case .notOneOf(let option, let choices, let text): option + " aceita " + choices.joined(separator: ", ", last: " ou ") + ", não “" + text + "”"
    case .noIdentifier(let option): option + " espera 16 dígitos hexadecimais, como --json os mostra"
    case .noExpressionBeside(let option): option + " não pode ser combinado com uma expressão"
    case .noSettingBeside(let option): option + " não aceita o nome de uma configuração"
    case .noDate(let option, let text): option + " aceita uma data como 2026-11-22, não “" + text + "”"
    case .malformedRate(let file, let line): file + ", linha \(line): escreva uma taxa como date,from,to,rate,source: 2026-11-20,EUR,USD,1.0823,ECB"
    case .tooManyRates(let file, let limit): file + ": mais de \(limit) taxas de câmbio"
    case .ratesTooLong(let file, let limit): file + ": mais de \(limit) bytes"
    case .isForExpressions(let option): option + " só funciona com expressões"
    case .isForOneExpression(let option): option + " só funciona com uma única expressão, dada como argumento"
    case .isForExpressionsAndKeys(let option): option + " só funciona com expressões e --keys; a calculadora tem uma configuração com esse nome"
    case .isForObjects(let option): option + " só funciona com expressões, --keys, history, sheet e plot"
    case .isForRecords(let option): option + " só funciona com expressões, --keys e history"
    case .isForKeys(let option): option + " só funciona com teclas"
    case .isForTerminals(let option): option + " só funciona com a calculadora em um terminal"
    case .sessionWithExpression(let line): "repl não aceita uma expressão: omita “repl” ou digite “" + line + "” na sessão"
    case .sheetNeedsFile: "sheet precisa do nome de um arquivo; - é a entrada padrão"
    case .oneSheet: "sheet mostra um só arquivo; para vários, use --write, --write-all, --strip ou --check"
    case .plotNeedsFunction: "plot precisa de uma função de x, como sin(x)/x"
    case .noSize(let option, let limit, let text): option + " espera colunas e linhas de 1 a \(limit), como 800x500, e não “" + text + "”"
    case .notBelow(let one, let other): one + " deve ser menor que " + other
    case .noFraction(let option, let text): option + " espera uma fração ou um decimal, e não “" + text + "”"
    case .tooManyCurves(let limit): "um desenho tem até \(limit) curvas"
    case .tooNarrow: "o intervalo é estreito demais: seus extremos têm mais de 16 algarismos em comum"
    case .notPlotted(let function): "“" + function + "” não pode ser desenhada: só funções elementares, arredondamentos, min e max"
    case .onlyFunctions(let relation): "“" + relation + "” não pode ser desenhada: só y = f(x), como x^2 - 2"
    case .historyStandsAlone: "history só aceita suas próprias opções"
    case .noSetting(let name, let names): "configuração desconhecida “" + name + "”; as configurações são " + names
    case .noValue(let setting, let values, let text): setting + " aceita " + values + ", não “" + text + "”"
    case .ratesTask(let text): "tarefa de rates desconhecida “" + text + "”; use import FILE ou clear"
    case .noHelp(let name, let tasks): "não há ajuda sobre “" + name + "”; tópicos: " + tasks + " e os nomes de exactly functions"
    }
  }
}
