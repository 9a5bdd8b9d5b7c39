import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { compactPositions } from './positions.ts';

type Path = GraphQLResolveInfo['path'];

/** A selection that was answered with nulls: one error, however many rows. */
export interface Denial {
  readonly code: string;
  readonly coordinate: string;
  readonly nodes: readonly FieldNode[];
  /** The path of the first denied row, in the order of the lists. */
  readonly path: readonly (string | number)[];
  readonly count: number;
  /** The list positions of the denied rows, compact (`0-4`, `0-19.0-4`); absent outside lists. */
  readonly positions?: string;
}

/** A denied selection with the paths of its rows so far. */
interface OpenDenial {
  code: string;
  coordinate: string;
  nodes: readonly FieldNode[];
  paths: Path[];
}

const indicesOf = (path: Path): number[] => {
  const indices: number[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) if (typeof at.key === 'number') indices.push(at.key);
  return indices.reverse();
};

const keysOf = (path: Path): (string | number)[] => {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
};

const byPosition = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
};

/** Orders denials by document position, then by path. The branches of a document run side by side, so time is no order. */
function inDocumentOrder(a: Denial, b: Denial): number {
  const place = (a.nodes[0]?.loc?.start ?? 0) - (b.nodes[0]?.loc?.start ?? 0);
  return place !== 0 ? place : a.path.join('.') < b.path.join('.') ? -1 : 1;
}

/** Collects denials by selection. The executor hands every row of a list the same array of field nodes. */
export class Denials {
  #open = new Map<readonly FieldNode[], OpenDenial[]>();

  add(info: GraphQLResolveInfo, coordinate: string, code: string): void {
    let denials = this.#open.get(info.fieldNodes);
    if (!denials) {
      denials = [];
      this.#open.set(info.fieldNodes, denials);
    }
    const same = denials.find((denial) => denial.code === code);
    if (same) same.paths.push(info.path);
    else denials.push({ code, coordinate, nodes: info.fieldNodes, paths: [info.path] });
  }

  /** Takes the denials so far, in the document's order; the collection is empty afterwards. */
  take(): Denial[] {
    if (this.#open.size === 0) return [];
    const open = [...this.#open.values()].flat();
    this.#open.clear();
    const denials = open.map(({ paths, ...denial }) => {
      const rows = paths.map((path) => ({ path, at: indicesOf(path) })).sort((a, b) => byPosition(a.at, b.at));
      const first = rows[0] as { path: Path; at: number[] };
      const positions = first.at.length > 0 ? compactPositions(rows.map((row) => row.at)) : undefined;
      return { ...denial, path: keysOf(first.path), count: paths.length, ...(positions ? { positions } : {}) };
    });
    return denials.sort(inDocumentOrder);
  }
}
