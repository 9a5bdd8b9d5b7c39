import './schema/pothos.ts';

export { type AccessErrors, type AccessModel, type ArgumentFault, createAccessModel } from './model/access-model.ts';
export { requireWhere } from './model/answers.ts';
export { branchesOf, conjunctionOf, conjunctsOf, isWhere } from './model/branches.ts';
export type { BuiltInLabel } from './model/built-in-labels.ts';
export { columnText, columnValue, isBytes, isInstant, type KeyValue, keyPart } from './model/column-values.ts';
export { isIn, isNotIn, type Row, valueIn, type Where } from './model/conditions.ts';
export {
  type AccessByKind,
  type AccessCase,
  declareByKind,
  type FieldAccess,
  type FieldDeclaration,
  kindNames,
  placesOf,
  RESPONSE_ONLY,
  type WrittenDeclaration,
} from './model/declaration.ts';
export type { Extras } from './model/extras.ts';
export type { FieldPlan } from './model/field-plan.ts';
export { isUuid } from './model/held-key.ts';
export { heldWhere } from './model/held-where.ts';
export type { LabelDefinitions, RelationLoader, ScopedKey } from './model/labels.ts';
export { dropsPromise } from './model/promises.ts';
export { keyColumn, type RowIds, scopeIn, whereKey, whereKeys, whereKeyTexts } from './model/row-key.ts';
export { type AccessRules, type FieldRule, type RowResolver, typeRule } from './model/rules.ts';
export { type BuiltInClass, NOT_STORED, type StorageClasses } from './model/storage-classes.ts';
export { type Subject, subject, type TypeAccess, within } from './model/subjects.ts';
export type { KeyScope, Table, TableColumn, TableRelation, Tables } from './model/tables.ts';
export type { TypeRule } from './model/type-rule.ts';
export { isAsBuilt } from './runtime/built-resolvers.ts';
export type { AccessContext } from './runtime/context.ts';
export type { Denial } from './runtime/denials.ts';
export { errorsOf } from './runtime/errors.ts';
export {
  attemptContext,
  denialErrors,
  freshContext,
  inDocumentOrder,
  useDenials,
  withDenials,
} from './runtime/execution.ts';
export { type Explanation, explainAccess, explainingType } from './runtime/explain.ts';
export { type Grant, grantOf, relationsOf } from './runtime/grant.ts';
export { isPossibleLabel, type LabelScope, type LabelScopes, labelScopes } from './runtime/label-scopes.ts';
export { compactPositions } from './runtime/positions.ts';
export { requireRejections } from './runtime/rejections.ts';
export { RequestAccess, type RequestAccessOptions } from './runtime/request-access.ts';
export { isTypeOfAuthor, sharedInterfaces, type TypeTest, typeTestOf } from './runtime/row-type.ts';
export { isNode, requireSameModel, rulesOf } from './runtime/schema-rules.ts';
export { andVisible, delegateOf as modelDelegate, visibleWhere } from './runtime/visibility.ts';
export { namedColumns } from './schema/columns.ts';
export { type DataMapRow, dataMap } from './schema/data-map.ts';
export {
  dataMapPage,
  dataMapSections,
  dataMapWords,
  markdownTable,
  readersCell,
} from './schema/data-map-page.ts';
export { accessPlugin } from './schema/plugin.ts';
export type { RowKey } from './schema/plugin-options.ts';
export { printSchemaWithAccess } from './schema/print.ts';
export { RELAY_ACCESS } from './schema/relay-access.ts';
export { subjectColumnsPlugin } from './schema/subject-columns.ts';
