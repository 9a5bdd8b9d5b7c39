import { EVERYBODY } from '../model/built-in-labels.ts';
import type { Row } from '../model/conditions.ts';
import { declarationOn, type FieldDeclaration } from '../model/declaration.ts';
import type { RelationOrigin } from '../model/labels.ts';
import { keyColumn, whereKey } from '../model/row-key.ts';
import { type AccessRules, type FieldRule, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import type { AccessContext } from './context.ts';
import { errorsOf } from './errors.ts';
import { grantOf, relationsOf } from './grant.ts';
import { typeTestOf } from './row-type.ts';
import { builtSchema } from './schema-rules.ts';
import { andVisible, delegateOf } from './visibility.ts';

/** The reason why the viewer may or may not read a field of a row: the viewer's own relation, and nobody else's. */
export interface Explanation {
  readonly coordinate: string;
  readonly allowed: boolean;
  readonly rule: FieldDeclaration;
  /** The extras that the field's declaration sets. */
  readonly extras: readonly string[];
  /** The label that lets the viewer read; null if no label does. */
  readonly relation: string | null;
  readonly readAt: RelationOrigin;
  /** All labels that the viewer holds on the row, including those that do not read the field. */
  relations(): Promise<readonly string[]>;
}

/**
 * Explains one field of one row. The id is the row's primary key; for a value without rows it is the id of the row that the
 * value is part of, or else its subject's key. The row is looked up once a request, however many of its fields are explained.
 * A hidden row, an absent row, a row of another type and an unknown field all throw NOT_FOUND.
 *
 * @example
 * const { allowed, relation } = await explainAccess(context, 'Visit', 'v1', 'notes');
 */
export async function explainAccess(ctx: AccessContext, type: string, id: string, name: string): Promise<Explanation> {
  const { rules } = ctx.access;
  const field = rules.fields.get(`${type}.${name}`);
  if (!field) throw errorsOf(rules.model).create('NOT_FOUND');
  const owner = typeRule(rules, field.type);
  const row = await ctx.access.once(JSON.stringify(['explain', owner.name, id]), () => findRow(ctx, owner, id));
  if (!row) throw errorsOf(rules.model).create('NOT_FOUND');
  const rule = declarationOn(field.declaration, row);
  const relations = () => relationsOf(ctx, owner.name, row);
  return {
    coordinate: field.coordinate,
    rule,
    extras: field.extras,
    relations,
    ...(await decisionOn(ctx, field, rule, row)),
  };
}

/**
 * The type by whose ids the fields of a type are explained: the type itself if it has rows, else the type it is part of, else
 * the type of its subject. Null where none of these is there.
 *
 * @example
 * explainingType(rules, 'Post'); // 'Post'
 */
export function explainingType(rules: AccessRules, type: string): string | null {
  const rule = rules.types.get(type);
  const container = rule && (rule.partOf === null ? rule : typeRule(rules, rule.partOf));
  if (!container || container.model) return container?.name ?? null;
  const kind = subjectKind(rules, container)?.kind;
  return (kind === undefined ? undefined : rules.model.kinds[kind]?.type) ?? null;
}

/** The subject of a value without rows of its own that names a row. */
const subjectKind = ({ model }: AccessRules, { subjects }: TypeRule) =>
  subjects.find(({ kind }) => model.kinds[kind] !== undefined);

async function decisionOn(ctx: AccessContext, field: FieldRule, declaration: FieldDeclaration, row: Row) {
  const readers = ctx.access.rules.model.labels.names.filter((label) => declaration.readers.includes(label));
  // A field that is public on each row needs no relation.
  const isPublic = readers.includes(EVERYBODY) && typeRule(ctx.access.rules, field.type).publicWhen === null;
  const candidates = isPublic ? [EVERYBODY] : readers;
  const grant = await grantOf(ctx, field.type, row, { class: declaration.class, readers: candidates });
  return { allowed: grant !== null, relation: grant?.label ?? null, readAt: grant?.readAt ?? null };
}

/** Finds the row that a type's fields are explained on. A part has no rows of its own, so its row is that of the type it is part of. */
async function findRow(ctx: AccessContext, rule: TypeRule, id: string): Promise<Row | null> {
  const container = rule.partOf === null ? rule : typeRule(ctx.access.rules, rule.partOf);
  if (!container.model) return findSubjectRow(ctx, rule, id);
  const key = keyColumn(container, ctx.access.ids);
  const where = whereKey(container, ctx.access.ids, id);
  const shown = keyFields(ctx, container, key);
  if (where === null || shown.length === 0) return null;
  const columns = [...container.id, ...container.columns, ...rule.columns];
  const row = await firstVisible(ctx, container, where, columns);
  const decisions =
    row &&
    (await Promise.all(shown.map((field) => decisionOn(ctx, field, declarationOn(field.declaration, row), row))));
  return decisions?.some(({ allowed }) => allowed) ? row : null;
}

/** The fields that show the key of a type's rows. If the viewer read none, an explanation by the key would reveal that the row exists. */
const keyFields = ({ access }: AccessContext, { name }: TypeRule, key: string | undefined): FieldRule[] =>
  [...access.rules.fields.values()].filter(
    ({ type, field, column }) => type === name && (field === 'id' || (key !== undefined && column === key)),
  );

/** Reads the row that a subject of a value names, for a value without rows of its own. */
async function findSubjectRow(ctx: AccessContext, rule: TypeRule, id: string): Promise<Row | null> {
  const { model, types } = ctx.access.rules;
  const subject = subjectKind(ctx.access.rules, rule);
  const kind = subject && model.kinds[subject.kind];
  const target = kind && types.get(kind.type);
  const key = target && keyColumn(target, ctx.access.ids);
  const where = target && whereKey(target, ctx.access.ids, id);
  if (!target || !subject || key === undefined || !where) return null;
  const row = await firstVisible(ctx, target, where, [...target.id, ...(kind.carries ?? [])]);
  const empty = Object.fromEntries(rule.columns.map((column) => [column, null]));
  return row && { ...empty, ...row, [subject.column]: row[key] };
}

async function firstVisible(ctx: AccessContext, rule: TypeRule, where: Row, columns: readonly string[]) {
  const test = typeTestOf(rule.name, ctx, { schema: builtSchema(ctx.access.rules) });
  const query = {
    where: andVisible(rule, ctx.access.viewer, where),
    select: { ...Object.fromEntries(columns.map((column) => [column, true as const])), ...test?.select },
  };
  const rows = await delegateOf(ctx.db, rule.model as string)
    .findMany(query)
    .catch((error: { code?: string }) => {
      if (MALFORMED.has(error.code ?? '')) return [];
      throw error;
    });
  const [row] = test ? await test.own(rows) : rows;
  return row ?? null;
}

/** Prisma's codes for a value that the column's type cannot take: there is no such row. */
const MALFORMED = new Set(['P2007', 'P2023']);
