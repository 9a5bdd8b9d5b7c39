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

// The shadow of an answer, as SQL: what the viewer is denied in it (read back by denials.ts).

/** JSON of an array of texts. */
const arrayJson = (texts: readonly RowText[]): RowText => enclose('[', texts, ']');

/**
 * The shadow of rows: an array of the shadows of each; null if nothing in any is denied. `place`: a column that no row has null,
 * because an aggregate that named no column of these rows would be one of the outer query.
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
 * The shadow of a row: null if nothing is denied, else a bit for each guard that the row does not pass, in an array with the shadows
 * below it. A row on which something is always denied has one. Null in place of SQL: nothing in the selection may be denied.
 */
export function rowShadow(
  selection: Selection,
  guards: readonly Sql[],
  shadows: ReadonlyMap<Item, RowText>,
): RowText | null {
  if (!selection.shadowed) return null;
  const weights = guards.map((guard, i) => sql`(case when ${guard} then 0 else ${integer(1 << i)} end)`);
  const bits = rowText(sql`(${weights.length > 0 ? join(weights, '+') : integer(0)})::text`);
  const below = selection.below.map(({ item }) => shadows.get(item) ?? NO_TEXT);
  const shadow = below.length === 0 ? bits : arrayJson([bits, ...below.map((inner) => coalesceText(inner, NULL_JSON))]);
  if (selection.never) return shadow;
  const isDenied = [
    ...guards.map((guard) => sql`(${guard}) is not true`),
    ...below.map((inner) => sql`${inner} is not null`),
  ];
  return caseText(join(isDenied, ' or '), shadow);
}
