"""Answers an SMT-LIB file for halmos by cvc5, which takes words for integers: solve.py <seconds> <file>.

Products and quotients of 256 bits, which solvers of bits do not decide, are then of integers.
"""

import sys

from cvc5 import InputLanguage, InputParser, Solver, SymbolManager, TermManager

OPTIONS = {
    "solve-bv-as-int": "iand",
    "iand-mode": "bitwise",
    "produce-models": "true",
    "tlimit-per": str(1000 * int(sys.argv[1])),
}

manager = TermManager()
solver = Solver(manager)
for name, value in OPTIONS.items():
    solver.setOption(name, value)
symbols = SymbolManager(manager)
parser = InputParser(solver, symbols)
parser.setFileInput(InputLanguage.SMT_LIB_2_6, sys.argv[2])
while not (command := parser.nextCommand()).isNull():
    answer = command.invoke(solver, symbols)
    print("unknown\n" if answer.startswith("unknown") else answer, end="")
