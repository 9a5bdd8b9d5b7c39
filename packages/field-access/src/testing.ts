// The matrix for any schema: each field, as each reader, by each path, judged by its declaration and by what the caller knows of the rows.
export type { MatrixAnswer } from './testing/answer.ts';
export { aliasOf, bundleDocumentOf, bundleQueries, bundlesOf, type PathBundle } from './testing/bundles.ts';
export { type DeclaredFields, declarationOn, declaredFields } from './testing/declared.ts';
export { Judge, type JudgeOptions, type MatrixCase } from './testing/judge.ts';
export { checkLists, type ListFindings, listPathsOf } from './testing/list-checks.ts';
export { type AccessMatrix, forEach, type MatrixPace, runMatrix } from './testing/matrix.ts';
export {
  documentOf,
  leavesOf,
  type PathStep,
  pathsOf,
  type SchemaPath,
  shortestOf,
  type WalkOptions,
} from './testing/paths.ts';
export {
  checkHiddenRows,
  type HiddenFindings,
  isExplained,
  type JudgedExplanation,
  type MatrixNode,
  nodesOf,
} from './testing/row-checks.ts';
export {
  type LinkedFrom,
  labelsOn,
  nodeId,
  type RowLink,
  type SchemaTruth,
  type TableRows,
  type TypeTruth,
} from './testing/truth.ts';
