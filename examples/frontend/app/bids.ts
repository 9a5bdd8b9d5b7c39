// A bid from nothing to its reveal, with the device secret that opens its backup.
import { type Gateway, keyed, openBackup, sealBackup, sealBid } from '@income-series/client';
import {
  BuildCommitBidDocument,
  BuildRevealBidDocument,
  type BuiltFragment,
  MyBidBackupsDocument,
  MyBidsDocument,
  SaveBidBackupDocument,
} from '@income-series/client/operations';

export interface Place {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly wallet: `0x${string}`;
}

export interface Wish {
  /** Base units of the payment token for one unit. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** At least price times quantity; more hides the size. */
  readonly deposit: bigint;
}

/** Seals a bid, keeps what opens it at the gateway, which cannot read it, and builds the step that commits it. */
export async function commit(gateway: Gateway, secret: Uint8Array, place: Place, wish: Wish): Promise<BuiltFragment> {
  const { price, quantity, deposit } = wish;
  const { commitment, opening } = sealBid({ price, quantity, wallet: place.wallet });
  const backup = await sealBackup(secret, { seriesKey: place.seriesKey, window: 0, opening });
  await gateway.act(SaveBidBackupDocument, keyed({ ...place, window: 0, commitment, backup }));
  const input = keyed({ ...place, commitment, deposit: `${deposit}` });
  return (await gateway.act(BuildCommitBidDocument, input)).transaction;
}

/** Opens the backup of the bid that was committed, on any machine with the secret, and builds the step that reveals it. */
export async function reveal(gateway: Gateway, secret: Uint8Array, place: Place): Promise<BuiltFragment> {
  const { chain, seriesKey } = place;
  const committed = new Set<string>();
  for await (const bid of gateway.rows(MyBidsDocument, { chain, seriesKey }, (data) => data.myBids))
    if (bid.wallet === place.wallet && bid.commitment !== null) committed.add(bid.commitment);
  for await (const saved of gateway.rows(MyBidBackupsDocument, { chain, seriesKey }, (data) => data.myBidBackups)) {
    if (!committed.has(saved.commitment)) continue;
    const { price, quantity, salt } = await openBackup(secret, saved);
    const input = keyed({ ...place, price: `${price}`, quantity: `${quantity}`, salt });
    return (await gateway.act(BuildRevealBidDocument, input)).transaction;
  }
  throw new Error('there is no bid of this wallet to reveal');
}
