import type { GraphQLSchema } from 'graphql';
import type { MatrixAnswer } from './answer.ts';
import { bundleAnswers, bundleDocumentOf, bundleQueries, bundlesOf, type PathBundle } from './bundles.ts';
import { Judge } from './judge.ts';
import { documentOf, type SchemaPath } from './paths.ts';
import type { SchemaTruth, TableRows } from './truth.ts';

/** A schema, the people who read it, what is true of its rows, and a way to ask. */
export interface AccessMatrix<Reader extends string = string, Label extends string = string> {
  readonly schema: GraphQLSchema;
  readonly readers: readonly Reader[];
  readonly truth: SchemaTruth<Reader, Label>;
  readonly tables: TableRows;
  ask(reader: Reader, document: string, variables?: Readonly<Record<string, unknown>>): Promise<MatrixAnswer>;
}

/** The number of questions that are asked at once and in one request. */
export interface MatrixPace {
  /** Requests at once. Absent: 8. */
  readonly atOnce?: number;
  /** Rows that are asked for in one request, by one way. Absent: 1. */
  readonly rows?: number;
  /** Characters of a document that asks for several ways. Absent: one way a document. */
  readonly characters?: number;
  /** True for a path that is asked for after the others, because reading it writes rows that other paths read. Absent: no path is
   * last. */
  isLast?(path: SchemaPath): boolean;
}

/**
 * Does `work` for all, a few at a time.
 *
 * @example
 * await forEach(documents, async (document) => judge(await ask(document)), 4);
 */
export async function forEach<T>(all: readonly T[], work: (each: T) => Promise<void>, atOnce = 8): Promise<void> {
  const left = all.values();
  const worker = async () => {
    for (const next of left) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Asks each reader for each path, and judges every answer.
 *
 * @example
 * const { wrong, unreached, cases } = await runMatrix(matrix, paths, { rows: 10, characters: 4_000 });
 */
export async function runMatrix<Reader extends string, Label extends string>(
  matrix: AccessMatrix<Reader, Label>,
  paths: readonly SchemaPath[],
  { atOnce, rows = 1, characters = 0, isLast = () => false }: MatrixPace = {},
): Promise<Judge<Reader, Label>> {
  const { schema, readers } = matrix;
  const judge = new Judge(matrix);
  const writtenOut = (bundles: readonly PathBundle[]) => {
    const [path, ...others] = bundles.flat() as [SchemaPath, ...SchemaPath[]];
    return others.length === 0
      ? { document: documentOf(schema, path), read: (answer: MatrixAnswer) => [answer] }
      : {
          document: bundleDocumentOf(schema, ...bundles),
          read: (answer: MatrixAnswer) => bundleAnswers(bundles, answer),
        };
  };
  const bundles = bundlesOf(paths, rows);
  for (const part of [bundles.filter(([path]) => !isLast(path)), bundles.filter(([path]) => isLast(path))]) {
    // One document after the other, each as every reader, because servers keep what they made of a document.
    const questions = bundleQueries(schema, part, characters).flatMap((query) => {
      const asked = { paths: query.flat(), ...writtenOut(query) };
      return readers.map((reader) => ({ reader, ...asked }));
    });
    await forEach(
      questions,
      async ({ reader, paths, document, read }) => {
        const answers = read(await matrix.ask(reader, document));
        for (const [i, path] of paths.entries()) judge.judge({ path, reader, answer: answers[i] as MatrixAnswer });
      },
      atOnce,
    );
  }
  return judge;
}
