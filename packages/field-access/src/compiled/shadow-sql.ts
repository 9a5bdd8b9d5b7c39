import {
  aggregateTexts,
  caseText,
  coalesceText,
  concat,
  enclose,
  type GroupText,
  literal,
  NO_TEXT,
  NULL_JSON,
  type RowText,
  rowText,
} from '../sql/select.ts';
import { integer, join, type Sql, sql } from '../sql/sql.ts';
import type { Item, Selection } from './plan.ts';

// A shadow says what the viewer is denied in an answer. It is written as SQL here, and read back by denials.ts.

/** JSON of an array of texts. */
const arrayJson = (texts: readonly RowText[]): RowText => enclose('[', texts, ']');

/**
 * The shadow of a list: an array with the shadow of each row; null if nothing is denied in any row. `shadows` has one entry a view.
 * `place` is a column of these rows that is never null: SQL attributes an aggregate without such a column to the outer query.
 */
export function rowsShadow(shadows: readonly (RowText | null)[], place: Sql, order: Sql): GroupText {
  const views = shadows.map((shadow) => (shadow === null ? NULL_JSON : coalesceText(shadow, NULL_JSON)));
  const row = shadows.length === 1 ? (views[0] as RowText) : arrayJson(views);
  const isDenied = join(
    shadows.filter((shadow) => shadow !== null).map((shadow) => sql`${shadow} is not null`),
    ' or ',
  );
  const rows = concat<GroupText>([literal('['), aggregateTexts(row, order), literal(']')]);
  return caseText(sql`max(case when ${isDenied} then ${place} end) is not null`, rows);
}

/**
 * The shadow of a row, as SQL; null (in place of SQL) if nothing in the selection can be denied. Its value is null if nothing is denied
 * on the row. Else it is a number with a bit for each guard that the row does not pass, in an array with the shadows below it.
 */
export function rowShadow(
  selection: Selection,
  guards: readonly Sql[],
  shadows: ReadonlyMap<Item, RowText>,
): RowText | null {
  if (!selection.hasShadow) return null;
  const weights = guards.map((guard, i) => sql`(case when ${guard} then 0 else ${integer(1 << i)} end)`);
  const bits = rowText(sql`(${weights.length > 0 ? join(weights, '+') : integer(0)})::text`);
  const below = selection.shadowedItems.map(({ item }) => shadows.get(item) ?? NO_TEXT);
  const shadow = below.length === 0 ? bits : arrayJson([bits, ...below.map((inner) => coalesceText(inner, NULL_JSON))]);
  if (selection.deniesEveryRow) return shadow;
  const isDenied = [
    ...guards.map((guard) => sql`(${guard}) is not true`),
    ...below.map((inner) => sql`${inner} is not null`),
  ];
  return caseText(join(isDenied, ' or '), shadow);
}
