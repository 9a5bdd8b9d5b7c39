import {
  type Address,
  type BidOpening,
  bidCommitment,
  DeviceError,
  keyed,
  openBackup,
  type SealedBid,
  sealBackup,
} from '@income-series/client';
import { MyBidBackupsDocument, SaveBidBackupDocument } from '@income-series/client/operations';
import { openDevice, readDevice } from '../../device/device.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { keepCommitEnd } from './commit-end.ts';

/** The time after which bids and orders are read again, because their phase changes with time, without an event of the chain. */
export const PHASE_READ_MS = 10_000;

/** The place of a bid, or of an order in a window. A bid in the raise has window 0. */
interface OfferPlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  readonly window: number;
}

/** The place of an offer that is sealed now. */
interface OpenPlace extends OfferPlace {
  /** The time until which sealed offers are taken. This device keeps it, and reveals nothing before. */
  readonly commitEndsAt: string | undefined;
}

/** Saves an opening at the gateway, sealed by this device, so that it can be revealed from every browser with the same secret. */
export async function saveOpening(
  { gateway }: PersonSession,
  { chain, seriesKey, window, commitEndsAt }: OpenPlace,
  { commitment, opening }: SealedBid,
): Promise<void> {
  await keepCommitEnd(commitment, commitEndsAt);
  const { secret } = await openDevice();
  const backup = await sealBackup(secret, { seriesKey, window, opening });
  const input = { chain, seriesKey, window, wallet: opening.wallet, commitment, backup };
  await gateway.act(SaveBidBackupDocument, keyed(input));
}

/** A sealed offer on the chain: its place, and the commitment of its wallet. */
export interface SealedOffer extends OfferPlace {
  readonly commitment: string | null;
  readonly wallet: Address;
}

/** The values that reveal an offer. */
export type Opening = Pick<BidOpening, 'price' | 'quantity' | 'salt'>;

const ELSEWHERE =
  'Another device sealed this, and its secret alone opens price and units. Import the file that you saved there.';
const UNSAVED =
  'The gateway has no backup of this commitment. Its values are on the machine that sealed it, or where you wrote them down.';

/** The error that this browser cannot open a sealed offer. */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
  readonly offer: SealedOffer;
  /** True if another device sealed the offer, so that its export opens it. */
  readonly isSealedElsewhere: boolean;
  constructor(offer: SealedOffer, isSealedElsewhere: boolean) {
    super(isSealedElsewhere ? ELSEWHERE : UNSAVED);
    this.offer = offer;
    this.isSealedElsewhere = isSealedElsewhere;
  }
}

/** The openings that the person typed, by their commitments. They are in the memory of this page alone. */
const typedOpenings = new Map<string, Opening>();

/** Keeps a typed opening and returns true, if it fits the commitment of the offer. */
export function takeOpening({ offer: { commitment, wallet } }: OpeningError, opening: Opening): boolean {
  if (commitment === null || bidCommitment({ ...opening, wallet }) !== commitment) return false;
  typedOpenings.set(commitment, opening);
  return true;
}

/** The opening of a sealed offer: as it was typed, or from its backup at the gateway. @throws OpeningError, GatewayError */
export async function findOpening({ gateway }: PersonSession, offer: SealedOffer): Promise<Opening> {
  const { chain, seriesKey, window, commitment, wallet } = offer;
  const typedOpening = typedOpenings.get(commitment ?? '');
  if (typedOpening !== undefined) return typedOpening;
  const device = await readDevice();
  for await (const saved of gateway.rows(MyBidBackupsDocument, { chain, seriesKey }, (data) => data.myBidBackups)) {
    if (saved.commitment !== commitment || saved.window !== window || saved.wallet !== wallet) continue;
    if (device === null) throw new OpeningError(offer, true);
    return openBackup(device.secret, saved).catch((error: unknown) => {
      throw error instanceof DeviceError && error.code === 'BACKUP_UNOPENED' ? new OpeningError(offer, true) : error;
    });
  }
  throw new OpeningError(offer, false);
}
