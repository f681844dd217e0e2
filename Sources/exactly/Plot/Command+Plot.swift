import BigNumbers
import CalculatorModel
import CommandLineInterface
import ExactReals
import Languages
import Plots

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension Command {
  /// Carries out `exactly plot`.
  mutating func answer(_ task: PlotTask) throws(SystemError) -> ExitStatus {
    watch.install(atPrompt: nil)
    let watch = watch
    let budget = Budget(work: Plot.work, shouldStop: { watch.isStopRequested })
    let language = Self.language(of: STDOUT_FILENO)
    do throws(PlotFailure) {
      let plot = try plot(of: task, within: budget)
      for line in try lines(of: plot, for: task, in: language, within: budget) {
        try write(line)
      }
      return .answered
    } catch {
      switch error {
      case .system(let error): throw error
      case .expression(let error, let text):
        let failure = Answer.Failure(error)
        if failure.isStop { try endAsStopped() }
        diagnostics.writeLine(CaretMessage(failure, in: text, language: languageOfMessages).text)
        return failure.isOfInput ? .unreadable : .noValue
      case .usage(let reason):
        diagnostics.writeLine("\(Self.name): \(told(reason))")
        return .unreadable
      }
    }
  }

  /// Why there is no plot.
  private enum PlotFailure: Error {
    /// A text can't be read, or has no value.
    case expression(ExpressionError, in: String)
    case usage(UsageReason)
    case system(SystemError)
  }

  private mutating func write(_ line: String) throws(PlotFailure) {
    do throws(SystemError) {
      try output.writeUnchanged(Array((line + "\n").utf8))
    } catch {
      throw .system(error)
    }
  }

  // MARK: - Plot

  private func plot(of task: PlotTask, within budget: Budget) throws(PlotFailure) -> Plot {
    var functions: [PlottedFunction] = []
    for (text, place) in task.functions {
      guard !PlottedFunction.isRelation(text) else {
        throw .usage(.onlyFunctions(Options.shown(text)))
      }
      do throws(ExpressionError) {
        functions.append(try PlottedFunction(text))
      } catch {
        let range = error.range.lowerBound + place..<error.range.upperBound + place
        throw .expression(ExpressionError(error.cause, at: range), in: task.text)
      }
    }
    guard functions.count <= Plot.curveLimit else {
      throw .usage(.tooManyCurves(limit: Plot.curveLimit))
    }
    let interval = (
      from: try number(task.from, within: budget) ?? Plot.standardInterval.from,
      to: try number(task.to, within: budget) ?? Plot.standardInterval.to
    )
    try checkOrder(interval.from, interval.to, (.from, .to), within: budget)
    let frame = PlotFrame(
      left: interval.from, right: interval.to, bottom: 0, top: 1, width: 1, height: 1)
    guard !frame.isTooNarrow(within: budget) else { throw .usage(.tooNarrow) }
    let height = (
      bottom: try fraction(task.bottom, of: .bottom, within: budget),
      top: try fraction(task.top, of: .top, within: budget)
    )
    if let bottom = height.bottom, let top = height.top {
      try checkOrder(Real(bottom), Real(top), (.bottom, .top), within: budget)
    }
    let size = size(for: task)
    do throws(ExpressionError) {
      return try Plot(
        of: functions, in: options.angleUnit ?? .radians, from: interval.from, to: interval.to,
        bottom: height.bottom, top: height.top, width: size.width, height: size.height,
        within: budget)
    } catch {
      if error.cause == .calculation(.notIsolated) {
        throw .usage(.notPlotted(Options.shown(task.text)))
      }
      throw .expression(error, in: task.text)
    }
  }

  /// The pixels: as many as the terminal has room for, beside those of a picture.
  private func size(for task: PlotTask) -> (width: Int, height: Int) {
    guard task.output == .characters else { return (task.width, task.height) }
    let window = TerminalWindow.current
    return (
      min(max(window.columns, 20), 160) * BraillePicture.columns,
      min(max(window.rows - 10, 8), 40) * BraillePicture.rows
    )
  }

  private func number(
    _ text: String?, within budget: Budget
  ) throws(PlotFailure) -> Real? {
    guard let text else { return nil }
    do throws(ExpressionError) {
      return try MathExpression(text).value(in: options.angleUnit ?? .radians, within: budget)
    } catch {
      throw .expression(error, in: text)
    }
  }

  private func fraction(
    _ text: String?, of option: Option, within budget: Budget
  ) throws(PlotFailure) -> Rational? {
    guard let text, let number = try number(text, within: budget) else { return nil }
    guard let fraction = number.rational else {
      throw .usage(.noFraction(option.name, Options.shown(text)))
    }
    return fraction
  }

  private func checkOrder(
    _ lower: Real, _ upper: Real, _ options: (Option, Option), within budget: Budget
  ) throws(PlotFailure) {
    guard let order = try? lower.compare(to: upper, within: budget), order < 0 else {
      throw .usage(.notBelow(options.0.name, options.1.name))
    }
  }

  // MARK: - Output

  private func lines(
    of plot: Plot, for task: PlotTask, in language: Language, within budget: Budget
  ) throws(PlotFailure) -> [String] {
    let description = PlotDescription(plot, within: budget)
    do throws(CalculationError) {
      switch task.output {
      case .count:
        let raster = try plot.raster(within: budget)
        let counts = [("ink", CurveRaster.Pixel.ink), ("empty", .empty), ("unknown", .unknown)]
        return [counts.map { "\($0.0) \(raster.count(of: $0.1))" }.joined(separator: ", ")]
      case .json:
        return plot.curves.map { description.record(of: $0).text(.json) }
          + plot.crossings.map { description.record(of: $0).text(.json) }
      case .description:
        return texts(of: plot, description, in: language) + description.table()
      case .svg:
        let texts = texts(of: plot, description, in: language)
        let picture = try SVGPicture(
          plot,
          .init(title: texts[0], description: texts.dropFirst().joined(separator: "\n")),
          within: budget)
        return [String(picture.text.dropLast())]
      case .characters:
        let texts = texts(of: plot, description, in: language)
        let raster = try plot.raster(within: budget)
        let axes = try plot.frame.axes(within: budget)
        let picture = BraillePicture(
          raster,
          axes: (
            axes.column.map { $0 / BraillePicture.columns },
            axes.row.map { $0 / BraillePicture.rows }
          ))
        let columns = TerminalWindow.current.columns
        return [texts[0]] + picture.lines
          + texts.dropFirst().flatMap { $0.wrappedBetweenWords(to: columns) }
      }
    } catch {
      throw .expression(ExpressionError(.calculation(error), at: 0..<0), in: task.text)
    }
  }

  private func texts(
    of plot: Plot, _ description: PlotDescription, in language: Language
  ) -> [String] {
    var texts = [
      description.title.text(in: language) + "; " + description.height.text(in: language)
    ]
    for curve in plot.curves {
      if plot.curves.count > 1 { texts.append("y = " + curve.text) }
      texts += description.lines(about: curve, in: language)
    }
    for crossings in plot.crossings {
      texts.append(description.title(of: crossings))
      texts += description.lines(about: crossings, in: language)
    }
    return texts.map(\.withoutIsolates)
  }
}
