// The entry for tools and pages: what the text of a schema declares, the result of each field in an answer, and sentences about both.
export {
  type Declaration,
  type Declarations,
  declarationsOf,
  describeReaders,
  EVERYBODY_READER,
  extraSentences,
  grants,
  type LensRule,
} from './lens/declarations.ts';
export {
  type ExplainQuery,
  explainField,
  type FieldExplainer,
  type LensOperation,
  type LensViewer,
} from './lens/explain-field.ts';
export { fieldsOf, type LensField, type LensSchema } from './lens/fields.ts';
export {
  type FirstRecord,
  firstRecordOf,
  type LensAnswer,
  type LensOutcome,
  outcomeOf,
  type Place,
  refusalOf,
} from './lens/outcome.ts';
export { rowAt, withRowIds } from './lens/row-ids.ts';
export { isSealed, withoutSealed } from './lens/sealed.ts';
export { type LensDecision, labelOf, sayClass, sayOutcome, sayPositions, sayWhy } from './lens/sentences.ts';
