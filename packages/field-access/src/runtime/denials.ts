import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { compactPositions } from './positions.ts';

type Path = GraphQLResolveInfo['path'];

/** A selected field that was denied on some rows, and is null there. It becomes one error, however many rows it has. */
export interface Denial {
  readonly code: string;
  readonly coordinate: string;
  readonly nodes: readonly FieldNode[];
  /** The path of the first denied row, in the order of the lists. */
  readonly path: readonly (string | number)[];
  readonly count: number;
  /** The list positions of the denied rows, as `compactPositions` writes them (`0-4`, `0-19.0-4`); absent outside lists. */
  readonly positions?: string;
}

/** A denial that is still being collected, with the paths of the denied rows so far. */
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

/** Orders denials by document position, then by path. The order of completion is not stable, because resolvers run concurrently. */
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
    const openDenial = denials.find((denial) => denial.code === code);
    if (openDenial) openDenial.paths.push(info.path);
    else denials.push({ code, coordinate, nodes: info.fieldNodes, paths: [info.path] });
  }

  /** Takes the denials so far, in the document's order, and empties the collection. */
  take(): Denial[] {
    if (this.#open.size === 0) return [];
    const open = [...this.#open.values()].flat();
    this.#open.clear();
    const denials = open.map(({ paths, ...denial }) => {
      const rows = paths.map((path) => ({ path, position: indicesOf(path) }));
      rows.sort((a, b) => byPosition(a.position, b.position));
      const first = rows[0] as (typeof rows)[number];
      const isInList = first.position.length > 0;
      const positions = isInList ? compactPositions(rows.map(({ position }) => position)) : undefined;
      return { ...denial, path: keysOf(first.path), count: paths.length, ...(positions ? { positions } : {}) };
    });
    return denials.sort(inDocumentOrder);
  }
}
