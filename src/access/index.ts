import './pothos.ts';

export type { AccessContext } from './context.ts';
export { type DataMapRow, dataMap } from './data-map.ts';
export {
  type AccessByKind,
  type AccessCase,
  type AccessDeclaration,
  declareByKind,
  type FieldAccess,
  kindNames,
  READER_LABELS,
  RESPONSE_ONLY,
  type ReaderLabel,
  type StorageClass,
} from './declaration.ts';
export type { Denial } from './denials.ts';
export { type Explanation, explainAccess } from './explain.ts';
export { type Grant, grantOf, relationsOf } from './grant.ts';
export type { EligibilityReader, KeyReader, KeyStatement, ReadBlock } from './ports.ts';
export { printSchemaWithAccess } from './print.ts';
export { RequestAccess, type RequestAccessOptions } from './request.ts';
export { isOfChain, keyColumn, whereKey } from './row-key.ts';
export { type AccessRules, type FieldRule, rulesOf, typeRule } from './rules.ts';
export {
  byAccount,
  byChain,
  bySeries,
  bySignerKey,
  byWallet,
  type Subject,
  type TypeAccess,
  within,
} from './subjects.ts';
export { ADMIN_ROWS, OWN_AND_ADMIN_ROWS, OWN_ROWS } from './type-access.ts';
export type { TypeRule } from './type-rule.ts';
export { NOBODY, type Viewer } from './viewer.ts';
export { andVisible, visibleWhere, type Where } from './visibility.ts';
