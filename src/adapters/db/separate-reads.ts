import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { replaceMethods } from './unavailable.ts';

/** Matches a statement that only reads. Any statement with another first word counts as a write. */
const READ_STATEMENT = /^\s*SELECT\b/i;

/** Combines two adapters: `reads` gets the statements that read outside of a transaction, `writes` all others. */
export function separateReads(
  reads: SqlDriverAdapterFactory,
  writes: SqlDriverAdapterFactory,
): SqlDriverAdapterFactory {
  return replaceMethods(writes, {
    connect: async () => {
      const [reader, writer] = await Promise.all([reads.connect(), writes.connect()]);
      return replaceMethods(writer, {
        queryRaw: (query) => (READ_STATEMENT.test(query.sql) ? reader : writer).queryRaw(query),
        dispose: async () => {
          await Promise.all([reader.dispose(), writer.dispose()]);
        },
      });
    },
  });
}
