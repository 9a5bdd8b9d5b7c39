import { compactPositions, type Denial } from '../../access/index.ts';
import type { Below, DeniedItem, DocumentPlan, Selection, Step, View } from './plan.ts';

/**
 * The shadow of a row as the statement writes it: null where nothing of it is denied, else a bit for each guard that is not
 * passed; in an array with the shadows below it, in their order, where there may be some.
 */
type Shadow = null | number | readonly [number, ...unknown[]];

/** The rows of a selection on which something is denied: their places in lists, by what the item's reach is. */
interface Found {
  readonly path: readonly Step[];
  readonly places: Map<DeniedItem['reach'], (readonly number[])[]>;
}

interface At {
  readonly path: readonly Step[];
  readonly place: readonly number[];
}

class Finder {
  readonly found = new Map<Selection, Found>();

  row(selection: Selection, shadow: Shadow, at: At): void {
    if (shadow === null || shadow === undefined) return;
    let found = this.found.get(selection);
    if (!found) {
      found = { path: at.path, places: new Map() };
      this.found.set(selection, found);
    }
    const { places } = found;
    const deny = (reach: DeniedItem['reach']) => {
      const known = places.get(reach);
      if (known) known.push(at.place);
      else places.set(reach, [at.place]);
    };
    const [bits, ...below] = typeof shadow === 'number' ? [shadow] : shadow;
    if (selection.never) deny('never');
    selection.guards.forEach((_, i) => {
      if (bits & (1 << i)) deny(i);
    });
    below.forEach((inner, i) => {
      this.below(selection.below[i] as Below, inner, at);
    });
  }

  /** Of a list an array of its rows, of one row its own; of several selections of the same rows an array of each. */
  below({ list, views }: Pick<Below, 'list' | 'views'>, shadow: unknown, { path, place }: At): void {
    if (shadow === null) return;
    const rows = list ? (shadow as readonly unknown[]) : [shadow];
    rows.forEach((row, n) => {
      views.forEach((view: View, i) => {
        const inner = views.length > 1 ? ((row as readonly unknown[] | null)?.[i] ?? null) : row;
        const at = { path: [...path, ...view.path], place: list ? [...place, n] : place };
        this.row(view.selection, inner as Shadow, at);
      });
    });
  }
}

/** A path with the places in it where null stands for one. */
function filled(path: readonly Step[], place: readonly number[]): (string | number)[] {
  let next = 0;
  return path.map((step) => step ?? (place[next++] as number));
}

/** What a statement denied, from the shadows of its roots: an entry a selection. */
export function denialsIn(plan: DocumentPlan, shadows: readonly (string | null)[]): Denial[] {
  return plan.roots.flatMap((root, i) => {
    const text = shadows[i];
    if (text == null || root.kind === 'resolved') return [];
    const finder = new Finder();
    const shadow = JSON.parse(text) as unknown;
    if (root.kind === 'row') finder.row(root.selection, shadow as Shadow, { path: [root.key], place: [] });
    else {
      const views = root.list.views.map(({ path, selection }) => ({ path: [root.key, ...path], selection }));
      finder.below({ list: true, views }, shadow, { path: [], place: [] });
    }
    return [...finder.found].flatMap(([{ denied }, found]) => denied.flatMap((item) => denialOf(item, found) ?? []));
  });
}

function denialOf({ key, coordinate, nodes, reach }: DeniedItem, { path, places }: Found): Denial | null {
  const tuples = places.get(reach);
  const [first] = tuples ?? [];
  if (!tuples || !first) return null;
  const positions = first.length > 0 ? { positions: compactPositions(tuples) } : {};
  return {
    code: 'FORBIDDEN',
    coordinate,
    nodes,
    path: [...filled(path, first), key],
    count: tuples.length,
    ...positions,
  };
}
