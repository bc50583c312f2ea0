// Problems on paper: sheets to solve, and their answers on pages of their own.
export { printPaper, writeText } from './paper.ts';
export { printSheets, type Sheet } from './print-sheets.ts';
export { type SheetProblem, sheetProblem } from './sheet-problem.ts';
export { sheetWords } from './sheet-words.ts';
