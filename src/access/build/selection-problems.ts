import type { LabelMask } from '../model/label-mask.ts';
import { type AccessRules, type FieldRule, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { labelsCarried, wideningProblems } from './problems.ts';
import type { Known } from './schema-problems.ts';
import { type Selected, selectedOf } from './selected.ts';

// What is wrong with what is selected from the database for a field or with every row of a type. Each answers sentences.

/** What is read by some labels, for an error's sentence: a field, or what every row of a type carries. */
type Reading = Pick<FieldRule, 'coordinate' | 'type' | 'need'>;

/**
 * A field computed from columns has no reader that a field exposing one of them lacks, and none from whom rows of a relation
 * that it reads or counts are hidden. A label counts on the rows of another type only as `labelsCarried` says.
 */
export function computedProblems(known: Known, field: FieldRule, select: object): string[] {
  return selectedFrom(known, field.type, select).flatMap((selected) => readingProblems(known, field, selected));
}

/** What a type selects with every row is read for every viewer: keys, subjects and what everybody reads. */
export function selectProblems(known: Known, rule: TypeRule, select: object): string[] {
  const { everybody } = known.rules.model.labels;
  const free = new Set([...rule.id, ...rule.columns]);
  return selectedFrom(known, rule.name, select).flatMap((selected) => {
    if (selected.path.length > 0)
      return readingProblems(known, { coordinate: rule.name, type: rule.name, need: everybody }, selected);
    return selected.columns
      .filter((column) => !free.has(column))
      .flatMap((column) => declaring(known.rules, rule.name, column))
      .filter((field) => (field.need & everybody) === 0)
      .map(
        (field) =>
          `${rule.name}: selects ${field.column} with every row, which not everybody reads; select it in its field`,
      );
  });
}

function selectedFrom({ rules, model }: Known, type: string, select: object): Selected[] {
  const { model: name } = typeRule(rules, type);
  return name === null ? [] : selectedOf(model, name, { select });
}

function readingProblems({ rules }: Known, reading: Reading, { model, path, columns, counted }: Selected): string[] {
  const { labels } = rules.model;
  if (path.length === 0)
    return columns.flatMap((column) => wideningProblems(labels, reading, declaring(rules, reading.type, column)));
  const parent = typeRule(rules, reading.type);
  const carried = (mask: LabelMask, to: TypeRule) => mask & labels.withSealedBits(labelsCarried(labels, parent, to));
  const hidden = [...rules.types.values()]
    .filter((to) => to.model === model && to.rows !== undefined)
    .filter((to) => to.rowsGiven || (reading.need & ~carried(labels.withSealedBits(to.seenBy), to)) !== 0)
    .map(
      (to) =>
        `${reading.coordinate}: ${counted ? 'counts' : 'reads'} ${to.name}, whose rows not all of its readers see`,
    );
  const wider = columns.flatMap((column) => {
    const exposing = exposingOf(rules, model, column);
    return wideningProblems(
      labels,
      reading,
      widest(
        exposing.map((field) => ({
          ...field,
          need: carried(labels.withSealedBits(field.need), typeRule(rules, field.type)),
        })),
      ),
    );
  });
  return [...hidden, ...wider];
}

/** The fields that expose a column of a model as it is, on any type of it. */
const exposingOf = (rules: AccessRules, model: string | null, column: string): FieldRule[] =>
  [...rules.fields.values()].filter((field) => field.column === column && typeRule(rules, field.type).model === model);

/** Several fields that expose one column, as one field whose readers are the readers of any of them. */
const widest = ([first, ...more]: readonly FieldRule[]): FieldRule[] =>
  first ? [{ ...first, need: more.reduce((need, field) => need | field.need, first.need) }] : [];

/** The widest declaration of a column on a type, else on any type of the same model. */
function declaring(rules: AccessRules, type: string, column: string): FieldRule[] {
  const exposing = exposingOf(rules, typeRule(rules, type).model, column);
  const here = exposing.filter((field) => field.type === type);
  return widest(here.length > 0 ? here : exposing);
}
