import { type AccessRules, type FieldRule, typeRule } from '../model/rules.ts';

/** The fields that expose a column of a model as it is, on any type of it. */
export const fieldsOfColumn = (rules: AccessRules, model: string, column: string): FieldRule[] =>
  [...rules.fields.values()].filter((field) => field.column === column && typeRule(rules, field.type).model === model);

/**
 * The fields that show a column of a model on any type of it: as it is, or by a value that is computed from it alone. Where there is none,
 * those whose values are computed from it and others.
 */
export function fieldsShowing(rules: AccessRules, model: string, column: string): FieldRule[] {
  const columnsOf = ({ type, coordinate }: FieldRule) =>
    typeRule(rules, type).model === model ? (rules.plans.get(coordinate)?.columns ?? []) : [];
  const reading = [...rules.fields.values()].filter((field) => columnsOf(field).includes(column));
  const alone = reading.filter((field) => columnsOf(field).length === 1);
  return alone.length > 0 ? alone : reading;
}

/** The fields of one column as a single field, whose readers are the readers of any of them. */
export function widest(fields: readonly FieldRule[]): FieldRule[] {
  const unionOf = (mask: 'need' | 'needOnEveryKind') => fields.reduce((union, field) => union | field[mask], 0);
  return fields
    .slice(0, 1)
    .map((first) => ({ ...first, need: unionOf('need'), needOnEveryKind: unionOf('needOnEveryKind') }));
}

/** The widest declaration of a column on a type, else on any type of the same model. */
export function rulesOfColumn(rules: AccessRules, type: string, column: string): FieldRule[] {
  const own = [...rules.fields.values()].filter((field) => field.type === type && field.column === column);
  const { model } = typeRule(rules, type);
  return widest(own.length > 0 || model === null ? own : fieldsOfColumn(rules, model, column));
}
