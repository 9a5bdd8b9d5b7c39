import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { compactPositions } from './positions.ts';

type Path = GraphQLResolveInfo['path'];

/** One selection that was answered with nulls: one error, however many rows. */
export interface Denial {
  readonly code: string;
  readonly coordinate: string;
  readonly nodes: readonly FieldNode[];
  /** Of the first row, in the order of the lists. */
  readonly path: readonly (string | number)[];
  readonly count: number;
  /** The list positions of the denied rows, compact (`0-4`, `0-19.0-4`); absent outside lists. */
  readonly positions?: string;
}

interface Collected {
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

/** Branches of a document run side by side: the order in which they were denied says nothing. */
function inDocumentOrder(a: Denial, b: Denial): number {
  const place = (a.nodes[0]?.loc?.start ?? 0) - (b.nodes[0]?.loc?.start ?? 0);
  return place !== 0 ? place : a.path.join('.') < b.path.join('.') ? -1 : 1;
}

/** Collects denials by selection: the executor hands every row of a list the same array of field nodes. */
export class Denials {
  #collected = new Map<readonly FieldNode[], Collected[]>();

  add(info: GraphQLResolveInfo, coordinate: string, code: string): void {
    let known = this.#collected.get(info.fieldNodes);
    if (!known) {
      known = [];
      this.#collected.set(info.fieldNodes, known);
    }
    const same = known.find((denial) => denial.code === code);
    if (same) same.paths.push(info.path);
    else known.push({ code, coordinate, nodes: info.fieldNodes, paths: [info.path] });
  }

  /** The denials so far, by their place in the document, then by path; the collection is empty afterwards. */
  take(): Denial[] {
    if (this.#collected.size === 0) return [];
    const collected = [...this.#collected.values()].flat();
    this.#collected.clear();
    const denials = collected.map(({ paths, ...denial }) => {
      const rows = paths.map((path) => ({ path, at: indicesOf(path) })).sort((a, b) => byPosition(a.at, b.at));
      const first = rows[0] as { path: Path; at: number[] };
      const positions = first.at.length > 0 ? compactPositions(rows.map((row) => row.at)) : undefined;
      return { ...denial, path: keysOf(first.path), count: paths.length, ...(positions ? { positions } : {}) };
    });
    return denials.sort(inDocumentOrder);
  }
}
