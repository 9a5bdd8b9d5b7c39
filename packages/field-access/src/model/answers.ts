import { refuse } from './answer-fault.ts';
import { isWhere } from './branches.ts';
import { isBytes, isInstant, type KeyValue } from './column-values.ts';
import type { Where } from './conditions.ts';
import { isLeftOut, settle, VALUE_OPERATORS } from './settled-where.ts';

// The answers of an author's functions: `role`, `possible`, `own`, `where` and `rows`. TypeScript refuses other answers, but JavaScript and
// `any` do not. A promise would be as good as true, and an instance of a class a condition that every row meets, so an answer is tested
// when it comes.

/**
 * The answer of `role` and of `possible`.
 * @throws AnswerFault for another answer than true and false
 */
export const requireFlag = (asked: string, answer: unknown): boolean =>
  typeof answer === 'boolean' ? answer : refuse(asked, answer, 'the answer is neither true nor false');

/** A key, and the scope that it is unique in; '' for a key that has none. */
interface KeyInScope {
  readonly scope: string | number | bigint;
  readonly key: KeyValue;
}

const isScope = (value: unknown): value is KeyInScope['scope'] =>
  typeof value === 'string' || typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value));
const isKey = (value: unknown): value is KeyValue => isScope(value) || isBytes(value);
const isScopedKey = (value: unknown): value is KeyInScope => isWhere(value) && isKey(value.key) && isScope(value.scope);

/**
 * The answer of `own`: its keys, those without a scope in the scope ''. Absent keys are left out.
 * @throws AnswerFault for another answer than keys
 */
export const requireKeys = (asked: string, answer: unknown): readonly KeyInScope[] =>
  [answer].flat().flatMap((key: unknown) => {
    if (key === null || key === undefined) return [];
    if (isKey(key)) return [{ scope: '', key }];
    return isScopedKey(key) ? [key] : refuse(asked, key, 'the answer is neither a key nor a key with its scope');
  });

/** The mark of Prisma's values for null in JSON, such as `Prisma.DbNull`. */
const JSON_NULL = Symbol.for('prisma.objectEnumValue');

/** Tests for a column that Prisma compares with, such as `db.matter.fields.leadId`. */
const isFieldReference = (part: object): boolean => 'modelName' in part && 'name' in part && 'typeName' in part;

/** Tests for an object that Prisma compares with as one value. */
const isValueObject = (part: object): boolean =>
  isInstant(part) || isBytes(part) || 'toFixed' in part || JSON_NULL in part || isFieldReference(part);

/** @throws AnswerFault for a part of a condition that Prisma leaves out */
function requireParts(asked: string, part: unknown): void {
  if (part === undefined) refuse(asked, part, 'a condition compares with undefined, which every row meets');
  if (Array.isArray(part)) for (const item of part) requireParts(asked, item);
  else if (isWhere(part))
    for (const [key, operand] of Object.entries(part)) {
      if (isLeftOut(key, operand)) refuse(asked, operand, 'a condition is empty, which every row meets');
      const isJson = VALUE_OPERATORS.has(key) && [operand].flat().every((item) => isWhere(item));
      if (!isJson) requireParts(asked, operand);
    }
  else if (typeof part === 'function' || (typeof part === 'object' && part !== null && !isValueObject(part)))
    refuse(asked, part, 'a condition compares with an object that is no value');
}

/**
 * The answer of a label's or a row's `where`, settled.
 * @throws AnswerFault for another answer than a `where` of plain objects, lists and values
 *
 * @example
 * requireWhere('where of Post', { id: undefined }); // throws, because every row would meet it
 */
export function requireWhere(asked: string, answer: unknown): Where | boolean {
  if (isWhere(answer)) requireParts(asked, answer);
  return settle(asked, answer);
}

/**
 * The answer of a type's `rows`, settled.
 * @throws AnswerFault for another answer than true, false, and a `where` of plain objects, lists and values
 */
export const requireRows = (asked: string, answer: unknown): Where | boolean =>
  typeof answer === 'boolean' ? answer : requireWhere(asked, answer);
