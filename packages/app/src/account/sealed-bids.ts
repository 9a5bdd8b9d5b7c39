import { type BidOpening, openBackup, sealBackup, sealBid } from '@income-series/client/bidder';
import { DeviceError, type Gateway, keyed } from '@income-series/client/gateway';
import {
  BuildCommitBidDocument,
  BuildRevealBidDocument,
  type BuiltFragment,
  MyBidBackupsDocument,
  SaveBidBackupDocument,
} from '@income-series/client/operations';
import { DeviceFault } from '../device/device-fault.ts';
import type { DeviceSecret } from '../device/secrets.ts';

/** A raise, and the wallet that bids in it. */
export interface BidPlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly wallet: `0x${string}`;
}

export interface BidWish {
  /** Base units of the payment token for one unit. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** At least price times quantity. A larger one hides the size. */
  readonly deposit: bigint;
}

/**
 * Seals a bid, and builds the step that commits it. Its backup is at the gateway before, so a page that is lost from here on loses no bid.
 * @throws RefusedError, GatewayError
 */
export async function buildCommit(
  gateway: Gateway,
  { secret }: DeviceSecret,
  place: BidPlace,
  { price, quantity, deposit }: BidWish,
): Promise<readonly BuiltFragment[]> {
  const { commitment, opening } = sealBid({ price, quantity, wallet: place.wallet });
  const backup = await sealBackup(secret, { seriesKey: place.seriesKey, window: 0, opening });
  await gateway.act(SaveBidBackupDocument, keyed({ ...place, window: 0, commitment, backup }));
  const input = keyed({ ...place, commitment, deposit: `${deposit}` });
  return [(await gateway.act(BuildCommitBidDocument, input)).transaction];
}

async function openWithAny(
  secrets: readonly DeviceSecret[],
  saved: Parameters<typeof openBackup>[1],
): Promise<BidOpening> {
  for (const { secret } of secrets) {
    try {
      return await openBackup(secret, saved);
    } catch (error) {
      if (!(error instanceof DeviceError && error.code === 'BACKUP_UNOPENED')) throw error;
    }
  }
  throw new DeviceFault(
    'This device does not have the secret that sealed the bid. Bring the file of the device that did.',
  );
}

/**
 * Reads a bid's backup from the gateway, and opens it with the first of the secrets that does.
 * @throws DeviceFault if none does, or there is no backup; DeviceError BACKUP_INVALID, BACKUP_VERSION; GatewayError
 */
export async function openSavedBid(
  gateway: Gateway,
  secrets: readonly DeviceSecret[],
  { chain, seriesKey }: BidPlace,
  commitment: string,
): Promise<BidOpening> {
  for await (const saved of gateway.rows(MyBidBackupsDocument, { chain, seriesKey }, (data) => data.myBidBackups))
    if (saved.commitment === commitment) return openWithAny(secrets, saved);
  throw new DeviceFault('This account has no backup of the bid. Sign in with the account that made the bid.');
}

/** Builds the step that reveals a bid. @throws RefusedError, GatewayError */
export async function buildReveal(
  gateway: Gateway,
  place: BidPlace,
  { price, quantity, salt }: BidOpening,
): Promise<readonly BuiltFragment[]> {
  const input = keyed({ ...place, price: `${price}`, quantity: `${quantity}`, salt });
  return [(await gateway.act(BuildRevealBidDocument, input)).transaction];
}
