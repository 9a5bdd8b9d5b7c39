import {
  type BidOpening,
  openBackup,
  type SealedBid,
  sealBackup,
  sealBid,
  sealOrder,
} from '@income-series/client/bidder';
import { DeviceError, type Gateway, keyed } from '@income-series/client/gateway';
import {
  BuildCommitBidDocument,
  BuildCommitOrderDocument,
  BuildRevealBidDocument,
  BuildRevealOrderDocument,
  type BuiltFragment,
  MyBidBackupsDocument,
  SaveBidBackupDocument,
} from '@income-series/client/operations';
import { DeviceFault } from '../device/device-fault.ts';
import type { DeviceSecret } from '../device/secrets.ts';

/** A raise or a window of later trading, and the wallet that bids or orders in it. */
export interface WishPlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly wallet: `0x${string}`;
  /** The number of the window; 0 for the raise. */
  readonly window: number;
}

/** A bid, which buys, or an order. */
export interface SealedWish {
  readonly side: 'BUY' | 'SELL';
  /** Base units of the payment token for one unit. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** Money of a purchase, at least price times quantity; units of a sale, at least the quantity. A larger one hides the size. */
  readonly deposit: bigint;
}

/** The arguments of every step at a place, except the window, which the chain knows. */
const stepAt = ({ chain, seriesKey, wallet }: WishPlace) => ({ chain, seriesKey, wallet });

async function saveOpening(gateway: Gateway, secret: Uint8Array, place: WishPlace, sealed: SealedBid) {
  const { commitment, opening } = sealed;
  const backup = await sealBackup(secret, { seriesKey: place.seriesKey, window: place.window, opening });
  await gateway.act(SaveBidBackupDocument, keyed({ ...place, commitment, backup }));
}

/**
 * Seals a bid or an order, and builds the step that commits it. The backup is stored at the gateway first, so nothing is lost
 * if the page closes later.
 * @throws RefusedError, GatewayError
 */
export async function buildCommit(
  gateway: Gateway,
  { secret }: DeviceSecret,
  place: WishPlace,
  { side, price, quantity, deposit }: SealedWish,
): Promise<readonly BuiltFragment[]> {
  const { wallet, window } = place;
  const sealed = window === 0 ? sealBid({ price, quantity, wallet }) : sealOrder({ side, price, quantity, wallet });
  await saveOpening(gateway, secret, place, sealed);
  const step = { ...stepAt(place), commitment: sealed.commitment };
  if (window === 0)
    return [(await gateway.act(BuildCommitBidDocument, keyed({ ...step, deposit: `${deposit}` }))).transaction];
  const escrow = side === 'BUY' ? { money: `${deposit}` } : { units: `${deposit}` };
  return [(await gateway.act(BuildCommitOrderDocument, keyed({ ...step, ...escrow }))).transaction];
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
    'This device does not have the secret that sealed this. Bring the file of the device that did.',
  );
}

/**
 * Reads the backup of a bid or an order from the gateway, and opens it with the first secret that fits.
 * @throws DeviceFault if no secret fits, or there is no backup; DeviceError BACKUP_INVALID, BACKUP_VERSION; GatewayError
 */
export async function openSaved(
  gateway: Gateway,
  secrets: readonly DeviceSecret[],
  { chain, seriesKey }: WishPlace,
  commitment: string,
): Promise<BidOpening> {
  for await (const saved of gateway.rows(MyBidBackupsDocument, { chain, seriesKey }, (data) => data.myBidBackups))
    if (saved.commitment === commitment) return openWithAny(secrets, saved);
  throw new DeviceFault(
    'This account has no backup that reveals this. Sign in with the account that sealed it, or reveal it with the program that sealed it.',
  );
}

/** Builds the step that reveals a bid or an order. @throws RefusedError, GatewayError */
export async function buildReveal(
  gateway: Gateway,
  place: WishPlace,
  { price, quantity, salt }: BidOpening,
): Promise<readonly BuiltFragment[]> {
  const input = keyed({ ...stepAt(place), price: `${price}`, quantity: `${quantity}`, salt });
  const { transaction } = await (place.window === 0
    ? gateway.act(BuildRevealBidDocument, input)
    : gateway.act(BuildRevealOrderDocument, input));
  return [transaction];
}
