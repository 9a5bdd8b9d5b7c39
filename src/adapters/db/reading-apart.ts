import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { replacing } from './unavailable.ts';

/** Of an insert or an update with RETURNING it is not the first word; what begins in another way writes, or may. */
const READS = /^\s*SELECT\b/i;

/** Sends the statements that read, outside of transactions, by connections of their own. */
export function readingApart(reads: SqlDriverAdapterFactory, writes: SqlDriverAdapterFactory): SqlDriverAdapterFactory {
  return replacing(writes, {
    connect: async () => {
      const [reader, writer] = await Promise.all([reads.connect(), writes.connect()]);
      return replacing(writer, {
        queryRaw: (query) => (READS.test(query.sql) ? reader : writer).queryRaw(query),
        dispose: async () => {
          await Promise.all([reader.dispose(), writer.dispose()]);
        },
      });
    },
  });
}
