import { compactPositions, type Denial } from '../index.ts';
import type { Below, DeniedItem, DocumentPlan, Selection, Step, View } from './plan.ts';

/**
 * The shadow of a row as the statement writes it (shadow-sql.ts): null if nothing is denied, else a bit for each guard that the row
 * does not pass; in an array with the shadows below it, in their order, if there may be some.
 */
type Shadow = null | number | readonly [number, ...unknown[]];

/** The denials of one selection: the places of its rows in lists, by the reach of the items that are denied there. */
interface SelectionDenials {
  readonly path: readonly Step[];
  readonly places: Map<DeniedItem['reach'], (readonly number[])[]>;
}

/** A row's place in the answer: the path to it, and its places in the lists of the path. */
interface RowPosition {
  readonly path: readonly Step[];
  readonly place: readonly number[];
}

/** Collects the denials of an answer from its shadows. */
class DenialCollector {
  readonly denials = new Map<Selection, SelectionDenials>();

  row(selection: Selection, shadow: Shadow, position: RowPosition): void {
    if (shadow === null || shadow === undefined) return;
    const { places } = this.#denialsOf(selection, position);
    const deny = (reach: DeniedItem['reach']) => {
      const denied = places.get(reach);
      if (denied) denied.push(position.place);
      else places.set(reach, [position.place]);
    };
    const [bits, ...below] = typeof shadow === 'number' ? [shadow] : shadow;
    if (selection.never) deny('never');
    selection.guards.forEach((_, i) => {
      if (bits & (1 << i)) deny(i);
    });
    below.forEach((inner, i) => {
      this.below(selection.below[i] as Below, inner, position);
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
   * `shadow`: an array for a list, the row's own shadow for one row; if the rows are selected more than once (`edges` and `nodes`),
   * one entry a selection.
   */
  below({ list, views }: Pick<Below, 'list' | 'views'>, shadow: unknown, { path, place }: RowPosition): void {
    if (shadow === null) return;
    const rows = list ? (shadow as readonly unknown[]) : [shadow];
    rows.forEach((row, n) => {
      views.forEach((view: View, i) => {
        const inner = views.length > 1 ? ((row as readonly unknown[] | null)?.[i] ?? null) : row;
        const position = { path: [...path, ...view.path], place: list ? [...place, n] : place };
        this.row(view.selection, inner as Shadow, position);
      });
    });
  }
}

/** A path with a row's places in lists in it, where null stands for one. */
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
    if (root.kind === 'row') collector.row(root.selection, shadow as Shadow, { path: [root.key], place: [] });
    else {
      const views = root.list.views.map(({ path, selection }) => ({ path: [root.key, ...path], selection }));
      collector.below({ list: true, views }, shadow, { path: [], place: [] });
    }
    return [...collector.denials].flatMap(([{ denied }, denials]) =>
      denied.flatMap((item) => denialOf(item, denials) ?? []),
    );
  });
}

function denialOf({ key, coordinate, nodes, reach }: DeniedItem, { path, places }: SelectionDenials): Denial | null {
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
