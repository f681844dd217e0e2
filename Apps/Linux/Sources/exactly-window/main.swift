import CalculatorWindow

#if canImport(Glibc)
import Glibc
#endif

exit(CalculatorApplication().run())
