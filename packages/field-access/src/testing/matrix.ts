import type { GraphQLSchema } from 'graphql';
import type { MatrixAnswer } from './answer.ts';
import { bundleAnswers, bundleDocumentOf, bundleQueries, bundlesOf, type PathBundle } from './bundles.ts';
import { Judge } from './judge.ts';
import { documentOf, type SchemaPath } from './paths.ts';
import type { SchemaTruth, TableRows } from './truth.ts';

/** A schema, its readers, the truth about its rows, and a function that queries it as a reader. */
export interface AccessMatrix<Reader extends string = string, Label extends string = string> {
  readonly schema: GraphQLSchema;
  readonly readers: readonly Reader[];
  readonly truth: SchemaTruth<Reader, Label>;
  readonly tables: TableRows;
  ask(reader: Reader, document: string, variables?: Readonly<Record<string, unknown>>): Promise<MatrixAnswer>;
}

/** The options of `runMatrix`. */
export interface MatrixPace {
  /** The number of concurrent requests. Absent: 8. */
  readonly atOnce?: number;
  /** The most rows of one way in a request. Absent: 1. */
  readonly rows?: number;
  /** The most characters of a document with several ways. Absent: each document has one way. */
  readonly characters?: number;
  /** Decides that a path is queried after the others, because a query of it writes data that others read. Absent: no path is. */
  isLast?(path: SchemaPath): boolean;
}

/** Runs `work` for each item, at most `atOnce` at a time. */
export async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>, atOnce = 8): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Queries each path as each reader, and judges every answer. */
export async function runMatrix<Reader extends string, Label extends string>(
  matrix: AccessMatrix<Reader, Label>,
  paths: readonly SchemaPath[],
  { atOnce, rows = 1, characters = 0, isLast = () => false }: MatrixPace = {},
): Promise<Judge<Reader, Label>> {
  const { schema, readers } = matrix;
  const judge = new Judge(matrix);
  const answersTo = async (reader: Reader, bundles: readonly PathBundle[]) => {
    const [path, ...others] = bundles.flat() as [SchemaPath, ...SchemaPath[]];
    if (others.length === 0) return [await matrix.ask(reader, documentOf(schema, path))];
    return bundleAnswers(bundles, await matrix.ask(reader, bundleDocumentOf(schema, ...bundles)));
  };
  const bundles = bundlesOf(paths, rows);
  for (const part of [bundles.filter(([path]) => !isLast(path)), bundles.filter(([path]) => isLast(path))]) {
    // Each document is sent as every reader before the next one, because servers keep documents that they have parsed.
    const questions = bundleQueries(schema, part, characters).flatMap((query) =>
      readers.map((reader) => ({ reader, query })),
    );
    await forEach(
      questions,
      async ({ reader, query }) => {
        const answers = await answersTo(reader, query);
        for (const [i, path] of query.flat().entries())
          judge.judge({ path, reader, answer: answers[i] as MatrixAnswer });
      },
      atOnce,
    );
  }
  return judge;
}
