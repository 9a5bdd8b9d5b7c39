import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { replaceMethods } from './unavailable.ts';

/** Matches a statement that only reads. Any statement with another first word may write. */
const READS = /^\s*SELECT\b/i;

/** Combines two adapters: reads outside of transactions go to `reads`, everything else to `writes`. */
export function splitReads(reads: SqlDriverAdapterFactory, writes: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return replaceMethods(writes, {
    connect: async () => {
      const [reader, writer] = await Promise.all([reads.connect(), writes.connect()]);
      return replaceMethods(writer, {
        queryRaw: (query) => (READS.test(query.sql) ? reader : writer).queryRaw(query),
        dispose: async () => {
          await Promise.all([reader.dispose(), writer.dispose()]);
        },
      });
    },
  });
}
