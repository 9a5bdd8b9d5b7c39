import { sealBackup } from '@income-series/protocol/backup';
import { bidCommitment } from '@income-series/protocol/bid';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, type PersonaName, personas } from '../personas.ts';
import { at, CHAIN, type KnownSeries, type Population, word } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import { all, ofAccount, own } from '../row-truth.ts';

/** The id of one of holder A1's backups. */
const knownBackup = knownId(0x31, 1);

/** Inserts the backups of three bids of two people, in the raise and in a window, as their devices sealed them. */
async function insert(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const backup = async (n: number, name: PersonaName, { key: seriesKey }: KnownSeries, window: number) => {
    const { accountId, wallet } = personas[name];
    const opening = { price: 2_000_000n, quantity: BigInt(n), salt: word(0xbac0 + n), wallet: wallet.address };
    const nonce = new Uint8Array(12).fill(n);
    return {
      id: knownId(0x31, n),
      accountId,
      chain: CHAIN,
      seriesKey,
      window,
      wallet: wallet.address,
      savedAt: at('2025-01-05'),
      commitment: bidCommitment(opening),
      ciphertext: await sealBackup(new Uint8Array(32).fill(0xd0 + n), { seriesKey, window, opening }, nonce),
    };
  };
  const rows = [
    await backup(1, 'holderA1', series.A, 0),
    await backup(2, 'holderA1', series.A, 1),
    await backup(3, 'holderB', series.B, 0),
  ];
  await db.bidBackup.createMany({ data: rows });
}

export const record: PopulatedRecord = {
  insert,
  types: { BidBackup: { table: 'bid_backups', key: 'id', labels: ofAccount, visible: own } },
  links: { 'Query.myBidBackups': all },
  open: { myBidBackups: (reader) => reader !== 'public' },
  grow: { table: 'bid_backups', id: knownBackup, changes: (n) => ({ commitment: `'${word(n)}'` }) },
};
