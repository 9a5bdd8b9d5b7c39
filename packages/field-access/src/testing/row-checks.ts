import type { Row } from '../index.ts';
import type { MatrixAnswer } from './answer.ts';
import { type DeclaredFields, declarationOn } from './declared.ts';
import { type AccessMatrix, forEach } from './matrix.ts';
import { labelsOn, nodeId, nodeName } from './truth.ts';

/** A row of a type that has ids. */
export interface MatrixNode {
  readonly type: string;
  readonly row: Row;
  readonly id: string;
}

/**
 * Every row of every type that has ids.
 *
 * @example
 * const paths = pathsOf(schema, { nodes: nodesOf(matrix) });
 */
export const nodesOf = <Reader extends string, Label extends string>({
  truth,
  tables,
}: Pick<AccessMatrix<Reader, Label>, 'truth' | 'tables'>): readonly MatrixNode[] =>
  Object.entries(truth.types).flatMap(([type, { table, key }]) =>
    key === null
      ? []
      : (tables[table] ?? []).map((row) => ({ type, row, id: nodeId(type, nodeName(truth, row, key)) })),
  );

/** An explanation, as far as it is judged. */
export interface JudgedExplanation {
  readonly allowed: boolean;
  readonly relation: string | null;
}

/**
 * Tests if an explanation agrees with the matrix's own truth; null explains a hidden row.
 *
 * @example
 * isExplained(matrix, declared, { type: 'Visit', row, field: 'notes', reader: 'ines' }, explanation)
 */
export function isExplained<Reader extends string, Label extends string>(
  { truth, tables }: Pick<AccessMatrix<Reader, Label>, 'truth' | 'tables'>,
  declared: DeclaredFields<Label>,
  {
    type,
    row,
    field,
    reader,
  }: { readonly type: string; readonly row: Row; readonly field: string; readonly reader: Reader },
  explanation: JudgedExplanation | null | undefined,
): boolean {
  if (truth.types[type]?.visible(reader, row, tables) !== true) return explanation === null;
  if (!explanation) return false;
  const labels = labelsOn(truth, { type, row, tables }, reader);
  const readers = declarationOn(declared.get(type)?.get(field), row, truth)?.readers ?? [];
  const { allowed, relation } = explanation;
  return allowed === readers.some((label) => labels.has(label)) && (relation === null || labels.has(relation as Label));
}

/** The comparisons of a run of `checkHiddenRows`, and what differed. */
export interface HiddenFindings {
  readonly wrong: readonly string[];
  readonly hidden: number;
}

/** An answer's text. Errors of two fields come in any order. */
const textOf = ({ errors = [], ...rest }: MatrixAnswer): string =>
  [...errors.map((error) => JSON.stringify(error)).sort(), JSON.stringify(rest)].join('\n');

/**
 * Compares the answers for a hidden row and for an absent one: they must be alike, byte for byte. `absent` is the id of no row of a type;
 * `and` is what is asked beside `node` by the same variable `$id`.
 *
 * @example
 * const { wrong } = await checkHiddenRows(matrix, nodesOf(matrix), { absent: (type) => nodeId(type, '999') });
 */
export async function checkHiddenRows<Reader extends string, Label extends string>(
  { readers, truth, tables, ask }: Omit<AccessMatrix<Reader, Label>, 'schema'>,
  nodes: readonly MatrixNode[],
  { absent, and = () => '' }: { absent(type: string): string; and?(type: string): string },
): Promise<HiddenFindings> {
  const wrong: string[] = [];
  const questions = nodes.flatMap((node) => readers.map((reader) => ({ reader, ...node })));
  const hidden = questions.filter(({ type, row, reader }) => !truth.types[type]?.visible(reader, row, tables));
  await forEach(hidden, async ({ reader, type, id }) => {
    const document = `query ($id: ID!) { node(id: $id) { __typename id } ${and(type)} }`;
    const [foreign, missing] = await Promise.all(
      [id, absent(type)].map(async (each) => textOf(await ask(reader, document, { id: each }))),
    );
    if (foreign !== missing) wrong.push(`${reader}: ${foreign} ${missing}`);
  });
  return { wrong, hidden: hidden.length };
}
