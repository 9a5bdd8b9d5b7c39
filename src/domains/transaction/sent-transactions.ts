import type { Bytes32 } from '@income-series/protocol/hex';
import { z } from 'zod';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { SentTransaction, SentTransactions } from './model/ports.ts';

const integer = z.string().transform(BigInt);
const VERSIONS = z.array(
  z.object({
    hash: z.string().transform((hash) => hash as Bytes32),
    maxFeePerGas: integer,
    maxPriorityFeePerGas: integer,
  }),
);
const BOOKINGS = z.array(z.object({ run: z.string(), amount: integer }));

const jsonOf = (value: object): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? member.toString() : member));

/** Stores the unmined transactions of the service's accounts on one chain in the database. */
export function createSentTransactions(db: PrismaClient, chain: string): SentTransactions {
  return {
    alwaysPermit: (write = async () => {}) => db.$transaction(write),

    async list(sender) {
      const rows = await db.sentTransaction.findMany({ where: { chain, sender }, orderBy: { nonce: 'asc' } });
      return rows.map(
        ({ nonce, callHash, gas, mostPerGas, gapCost, versions, since, bookings }): SentTransaction => ({
          nonce,
          callHash,
          gas,
          mostPerGas: BigInt(mostPerGas.toFixed(0)),
          gapCost: BigInt(gapCost.toFixed(0)),
          versions: VERSIONS.parse(versions),
          since,
          bookings: BOOKINGS.parse(bookings),
        }),
      );
    },

    async save(tx, sender, sent, replaced) {
      const { nonce, callHash, gas, mostPerGas, gapCost, versions, since, bookings } = sent;
      const lastHash = versions.at(-1)?.hash;
      const written = await tx.$executeRaw`
        INSERT INTO sent_transactions AS earlier
          (chain, sender, nonce, call_hash, gas, most_per_gas, gap_cost, versions, last_hash, since, bookings)
        VALUES (${chain}, ${sender}, ${nonce}, ${callHash}, ${gas}, ${mostPerGas.toString()}::numeric,
          ${gapCost.toString()}::numeric, ${jsonOf(versions)}::jsonb, ${lastHash}, ${since}, ${jsonOf(bookings)}::jsonb)
        ON CONFLICT (chain, sender, nonce) DO UPDATE SET
          (call_hash, gas, most_per_gas, gap_cost, versions, last_hash, since, bookings) =
          (EXCLUDED.call_hash, EXCLUDED.gas, EXCLUDED.most_per_gas, EXCLUDED.gap_cost, EXCLUDED.versions,
            EXCLUDED.last_hash, EXCLUDED.since, EXCLUDED.bookings)
        WHERE earlier.last_hash = ${replaced ?? null}`;
      return written === 1;
    },

    async remove(sender, nextNonce, finished) {
      const ended = finished === undefined ? [] : [{ nonce: finished.nonce, callHash: finished.callHash }];
      await db.sentTransaction.deleteMany({ where: { chain, sender, OR: [{ nonce: { lt: nextNonce } }, ...ended] } });
    },
  };
}
