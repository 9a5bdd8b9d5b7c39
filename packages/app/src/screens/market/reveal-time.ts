// Checks that offers are no longer taken before one is revealed, without trust in the gateway, which may lie about it.
import { type DeviceNode, isCommitOver, saleContract } from '@income-series/client';
import { namedContract } from '../../device/named-contract.ts';
import { readOwnNode } from '../../device/own-node.ts';
import { contractPin, readPin } from '../../device/pins.ts';
import { formatDateTime } from '../../format/time.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { SigningDomainOfSeriesDocument } from '../../generated/documents/issuer.ts';
import { FirstQuarterDocument } from '../../generated/documents/market.ts';
import { kindOfChain } from '../../wallets/wallet.ts';
import { readCommitEnd } from './commit-end.ts';
import { findOpening, type Opening, type SealedOffer } from './sealed.ts';

/** The time to wait beyond the end, because this device's clock may be fast. */
const CLOCK_TOLERANCE_MS = 120_000;

/** The refusal to reveal while offers are still taken. */
class EarlyRevealError extends Error {
  override readonly name = 'EarlyRevealError';
}

/** The refusal to reveal before the person has read that this device cannot tell whether offers are still taken. */
export class UncheckedRevealError extends Error {
  override readonly name = 'UncheckedRevealError';
  readonly offer: SealedOffer;
  constructor(offer: SealedOffer) {
    super('This device cannot tell whether sealed offers are still taken. Nothing was shown to the gateway.');
    this.offer = offer;
  }
}

/** The commitments of offers that the person reveals on the gateway's word. They are in the memory of this page alone. */
const uncheckedOffers = new Set<string | null>();

/** Records that the person has read the warning, and reveals an offer on the gateway's word. */
export const acceptUnchecked = ({ offer }: UncheckedRevealError): unknown => uncheckedOffers.add(offer.commitment);

/** The hub, or on Solana the program, that the gateway names in a quarter's signing domain; null if it names none. */
async function askHub({ gateway }: PersonSession, { chain, seriesKey }: SealedOffer): Promise<string | null> {
  const place = { chain, key: seriesKey };
  const { series: seriesTerm } = await gateway.ask(FirstQuarterDocument, place);
  if (!seriesTerm) return null;
  const { series } = await gateway.ask(SigningDomainOfSeriesDocument, { ...place, period: seriesTerm.firstPeriod });
  return namedContract(series?.reportBasis?.domain ?? {});
}

/** A contract that took an offer. */
interface SaleContract {
  readonly address: string;
  /** True if this device has pinned it or its hub. Any other contract may be the gateway's own, whichever node asks it. */
  readonly isPinned: boolean;
}

/** The names of the pins of the contract that takes an offer, and of the one that names it. On Solana the program is both. */
const pinNames = ({ chain, window }: SealedOffer): readonly [sale: string, hub: string] =>
  kindOfChain(chain) === 'solana' ? ['program', 'program'] : [window === 0 ? 'raise' : 'windows', 'hub'];

/** The contract that took an offer: the pinned one, or else the one that the hub names. The hub is the pinned one, or else the gateway's. */
async function contractOf(person: PersonSession, offer: SealedOffer, node: DeviceNode): Promise<SaleContract | null> {
  const { chain, window } = offer;
  const [saleName, hubName] = pinNames(offer);
  const pin = await readPin(contractPin(chain, saleName)[0]);
  if (pin !== null) return { address: pin.value, isPinned: true };
  const hubPin = await readPin(contractPin(chain, hubName)[0]);
  const hub = hubPin?.value ?? (await askHub(person, offer));
  return hub === null ? null : { address: await saleContract({ chain, hub, window }, node), isPinned: hubPin !== null };
}

/** The state of the time to commit. It is `unknown` without a node, or at a contract that the gateway alone has named. */
type CommitTime = 'over' | 'running' | 'unknown';

async function askOwnNode(person: PersonSession, offer: SealedOffer): Promise<CommitTime> {
  const { chain, seriesKey, window } = offer;
  const node = await readOwnNode(person, chain);
  const contract = node === null ? null : await contractOf(person, offer, node);
  if (node === null || contract === null) return 'unknown';
  const isOver = await isCommitOver({ chain, contract: contract.address, seriesKey, window }, node);
  if (!isOver) return 'running';
  return contract.isPinned ? 'over' : 'unknown';
}

/**
 * Requires that the time to commit is over, because an opening that is revealed earlier gives others its price to bid against. The
 * own node decides; without its answer the time that this device kept does.
 * @throws EarlyRevealError; UncheckedRevealError if this device has neither, and the person has not accepted that
 */
async function requireRevealTime(person: PersonSession, offer: SealedOffer): Promise<void> {
  const time = await askOwnNode(person, offer).catch((): CommitTime => 'unknown');
  if (time === 'over') return;
  if (time === 'running')
    throw new EarlyRevealError(
      'Sealed offers are still taken, as your own node says, so nothing was shown to the gateway. It may be wrong or lie about the time: try again when they are taken no more.',
    );
  const end = await readCommitEnd(offer.commitment);
  if (end === null) {
    if (uncheckedOffers.has(offer.commitment)) return;
    throw new UncheckedRevealError(offer);
  }
  if (Date.now() >= Date.parse(end) + CLOCK_TOLERANCE_MS) return;
  throw new EarlyRevealError(
    `Sealed offers are taken until ${formatDateTime(end)}, as this device kept it, so nothing was shown to the gateway. Two minutes are added because a clock may be fast. If it is later than that, set this device’s clock.`,
  );
}

/**
 * Opens an offer to reveal it. The gateway gets this opening next.
 * @throws EarlyRevealError, UncheckedRevealError, OpeningError, GatewayError
 */
export async function openForReveal(person: PersonSession, offer: SealedOffer): Promise<Opening> {
  const opening = await findOpening(person, offer);
  await requireRevealTime(person, offer);
  return opening;
}
