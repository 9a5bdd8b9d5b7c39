import type { LabelMask } from '../model/label-mask.ts';
import { type AccessRules, type FieldRule, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { labelsCarriedOver, wideningProblems } from './problems.ts';
import type { SchemaFacts } from './schema-problems.ts';
import { type ModelSelection, selectionsOf } from './selected.ts';

// A selection must not give a reader a column that the reader could not read by a field of its own. These checks compare the readers
// of fields, and of what a type selects with every row, with the readers of the selected columns. Each returns a sentence for each
// fault.

/** The owner of a selection: a field, or a type that selects columns with every row. */
type SelectionOwner = Pick<FieldRule, 'coordinate' | 'type' | 'need'>;

/**
 * The faults of a field that is computed from columns. Each of its readers has to be able to read the fields that expose these
 * columns, and to see the rows that it reads or counts. On rows of another type a label counts only if it carries over to them
 * (`labelsCarriedOver`).
 */
export function computedProblems(facts: SchemaFacts, field: FieldRule, select: object): string[] {
  return selectionsIn(facts, field.type, select).flatMap((selection) => selectionProblems(facts, field, selection));
}

/** The faults of a type's selection with every row. It may have keys, subjects and what everybody reads, because it is for every viewer. */
export function selectProblems(facts: SchemaFacts, rule: TypeRule, select: object): string[] {
  const { everybody } = facts.rules.model.labels;
  const checkColumns = new Set([...rule.id, ...rule.columns]);
  return selectionsIn(facts, rule.name, select).flatMap((selection) => {
    if (selection.path.length > 0)
      return selectionProblems(facts, { coordinate: rule.name, type: rule.name, need: everybody }, selection);
    return selection.columns
      .filter((column) => !checkColumns.has(column))
      .flatMap((column) => rulesOfColumn(facts.rules, rule.name, column))
      .filter((field) => (field.need & everybody) === 0)
      .map(
        (field) =>
          `${rule.name}: selects ${field.column} with every row, which not everybody reads; select it in its field`,
      );
  });
}

/** The selections that a Prisma select of a type's rows makes; none for a type without a model. */
function selectionsIn({ rules, model }: SchemaFacts, type: string, select: object): ModelSelection[] {
  const { model: name } = typeRule(rules, type);
  return name === null ? [] : selectionsOf(model, name, { select });
}

/** The faults of one selection: of columns of the owner's own row, or of rows that a relation leads to. */
function selectionProblems({ rules }: SchemaFacts, owner: SelectionOwner, selection: ModelSelection): string[] {
  const { labels } = rules.model;
  if (selection.path.length > 0)
    return [...hiddenRowProblems(rules, owner, selection), ...relatedColumnProblems(rules, owner, selection)];
  return selection.columns.flatMap((column) =>
    wideningProblems(labels, owner, rulesOfColumn(rules, owner.type, column)),
  );
}

/** The labels on a row of the owner whose holders have a label of `mask` on each related row of `target`. */
function carriedReaders(rules: AccessRules, owner: SelectionOwner, target: TypeRule, mask: LabelMask): LabelMask {
  const { labels } = rules.model;
  const carriedOver = labelsCarriedOver(labels, typeRule(rules, owner.type), target);
  return labels.withSealedBits(mask) & labels.withSealedBits(carriedOver);
}

/** The types of related rows that are hidden from some readers of the owner. */
function hiddenRowProblems(rules: AccessRules, owner: SelectionOwner, { model, counts }: ModelSelection): string[] {
  const seesAllRows = (target: TypeRule) =>
    !target.handwrittenRows && (owner.need & ~carriedReaders(rules, owner, target, target.seenBy)) === 0;
  return [...rules.types.values()]
    .filter((target) => target.model === model && target.rows !== undefined && !seesAllRows(target))
    .map(
      ({ name }) =>
        `${owner.coordinate}: ${counts ? 'counts' : 'reads'} ${name}, whose rows not all of its readers see`,
    );
}

/** The columns of related rows that some readers of the owner may not read. */
function relatedColumnProblems(
  rules: AccessRules,
  owner: SelectionOwner,
  { model, columns }: ModelSelection,
): string[] {
  return columns.flatMap((column) => {
    const fields = fieldsOfColumn(rules, model, column).map((field) => ({
      ...field,
      need: carriedReaders(rules, owner, typeRule(rules, field.type), field.need),
    }));
    return wideningProblems(rules.model.labels, owner, withAllReaders(fields));
  });
}

/** The fields that expose a column of a model as it is, on any type of the model. */
const fieldsOfColumn = (rules: AccessRules, model: string | null, column: string): FieldRule[] =>
  [...rules.fields.values()].filter((field) => field.column === column && typeRule(rules, field.type).model === model);

/** Joins the fields of one column into a single field with the readers of all of them. */
const withAllReaders = ([first, ...more]: readonly FieldRule[]): FieldRule[] =>
  first ? [{ ...first, need: more.reduce((need, field) => need | field.need, first.need) }] : [];

/** The field that exposes a column, with the readers of all such fields of the type; or, if there is none, of all types of the model. */
function rulesOfColumn(rules: AccessRules, type: string, column: string): FieldRule[] {
  const fields = fieldsOfColumn(rules, typeRule(rules, type).model, column);
  const fieldsOfType = fields.filter((field) => field.type === type);
  return withAllReaders(fieldsOfType.length > 0 ? fieldsOfType : fields);
}
