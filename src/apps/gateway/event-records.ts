import type { ChainEventStream } from '../../adapters/db/event-stream.ts';
import type { ChainEventRecord } from '../../core/chain.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { EventStream } from '../../domains/activity/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';

/** The stored events behind the database's notices: what was taken back meanwhile is left out. */
export function createEventRecords(db: PrismaClient, stream: ChainEventStream): EventStream {
  async function read(key: string): Promise<ChainEventRecord | null> {
    const [blockHash = '', logIndex = ''] = key.split(':');
    const row = await db.chainEvent.findUnique({
      where: { blockHash_logIndex: { blockHash, logIndex: Number(logIndex) } },
    });
    if (row === null) return null;
    return {
      blockHash: row.blockHash as Bytes32,
      blockNumber: row.blockNumber,
      timestamp: BigInt(Math.floor(row.at.getTime() / 1000)),
      logIndex: row.logIndex,
      txHash: row.txHash as Bytes32,
      contract: row.contract as Address,
      name: row.name,
      seriesKey: row.seriesKey as Bytes32 | null,
      args: row.args as Readonly<Record<string, unknown>>,
    };
  }

  return {
    async *events(signal) {
      for await (const notice of stream.subscribe(signal)) {
        const record = notice.op === 'applied' ? await read(notice.key) : null;
        if (record) yield record;
      }
    },
  };
}
