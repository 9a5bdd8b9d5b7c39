import { compactPositions, type Denial } from '../index.ts';
import type { DocumentPlan, Restriction, Selection, ShadowedItem, Step, View } from './plan.ts';

/**
 * The shadow of a row as the statement writes it (shadow-sql.ts): null if nothing is denied, else a number with a bit for each guard
 * that the row does not pass. If items of the row can have shadows, it is an array of that number and their shadows.
 */
type Shadow = null | number | readonly [number, ...unknown[]];

/** The denials of one selection: for each reach of its restrictions, the list places of the rows that are denied by it. */
interface SelectionDenials {
  readonly path: readonly Step[];
  readonly places: Map<Restriction['reach'], (readonly number[])[]>;
}

/** A row's place in the answer: the path to it, and its places in the lists of the path. */
interface RowPosition {
  readonly path: readonly Step[];
  readonly place: readonly number[];
}

/** Collects the denials of an answer from its shadows. */
class DenialCollector {
  readonly denials = new Map<Selection, SelectionDenials>();

  addRow(selection: Selection, shadow: Shadow, position: RowPosition): void {
    if (shadow === null || shadow === undefined) return;
    const { places } = this.#denialsOf(selection, position);
    const deny = (reach: Restriction['reach']) => {
      const denied = places.get(reach);
      if (denied) denied.push(position.place);
      else places.set(reach, [position.place]);
    };
    const [bits, ...shadowsBelow] = typeof shadow === 'number' ? [shadow] : shadow;
    if (selection.deniesEveryRow) deny('never');
    selection.guards.forEach((_, i) => {
      if (bits & (1 << i)) deny(i);
    });
    shadowsBelow.forEach((shadowBelow, i) => {
      this.addItem(selection.shadowedItems[i] as ShadowedItem, shadowBelow, position);
    });
  }

  #denialsOf(selection: Selection, { path }: RowPosition): SelectionDenials {
    let denials = this.denials.get(selection);
    if (!denials) {
      denials = { path, places: new Map() };
      this.denials.set(selection, denials);
    }
    return denials;
  }

  /**
   * Adds the denials in the rows of an item. `shadow`: an array for a list, the row's own shadow for one row; if the rows are selected more than once (`edges` and `nodes`),
   * one entry a selection.
   */
  addItem(
    { isList, views }: Pick<ShadowedItem, 'isList' | 'views'>,
    shadow: unknown,
    { path, place }: RowPosition,
  ): void {
    if (shadow === null) return;
    const rowShadows = isList ? (shadow as readonly unknown[]) : [shadow];
    rowShadows.forEach((rowShadow, n) => {
      views.forEach((view: View, i) => {
        const viewShadow = views.length > 1 ? ((rowShadow as readonly unknown[] | null)?.[i] ?? null) : rowShadow;
        const position = { path: [...path, ...view.path], place: isList ? [...place, n] : place };
        this.addRow(view.selection, viewShadow as Shadow, position);
      });
    });
  }
}

/** Replaces each null of a path by the row's place in that list. */
function pathAt(path: readonly Step[], place: readonly number[]): (string | number)[] {
  let next = 0;
  return path.map((step) => step ?? (place[next++] as number));
}

/** The denials of a statement's answer, from the shadows of its roots: one for each denied selection. */
export function denialsIn(plan: DocumentPlan, shadows: readonly (string | null)[]): Denial[] {
  return plan.roots.flatMap((root, i) => {
    const text = shadows[i];
    if (text == null || root.kind === 'resolved') return [];
    const collector = new DenialCollector();
    const shadow = JSON.parse(text) as unknown;
    if (root.kind === 'row') collector.addRow(root.selection, shadow as Shadow, { path: [root.key], place: [] });
    else {
      const views = root.list.views.map(({ path, selection }) => ({ path: [root.key, ...path], selection }));
      collector.addItem({ isList: true, views }, shadow, { path: [], place: [] });
    }
    return [...collector.denials].flatMap(([{ restrictions }, denials]) =>
      restrictions.flatMap((restriction) => denialOf(restriction, denials) ?? []),
    );
  });
}

/** The denial of a restricted field; null if it was denied on no row. */
function denialOf({ key, coordinate, nodes, reach }: Restriction, { path, places }: SelectionDenials): Denial | null {
  const tuples = places.get(reach);
  const [first] = tuples ?? [];
  if (!tuples || !first) return null;
  const positions = first.length > 0 ? { positions: compactPositions(tuples) } : {};
  return {
    code: 'FORBIDDEN',
    coordinate,
    nodes,
    path: [...pathAt(path, first), key],
    count: tuples.length,
    ...positions,
  };
}
