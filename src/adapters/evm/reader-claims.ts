import { enumName } from '@income-series/protocol/chain-enums';
import { type ClaimKind, type ClaimsOnChain, type DueClaim, NO_CLAIMS } from '@income-series/protocol/claims';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { ClaimReader } from '../../chains/index.ts';
import type { NamedCall, ReadAtBlock, RunInOrder } from './reader-round.ts';

/** The node's answers to the calls of `callsOf`, by their names. */
interface Answers {
  readonly state: number;
  readonly heldUnits: bigint;
  readonly release: null;
  readonly units: bigint;
  /** `locked`: units in an order or held back; `stillHeld`: units that are held back after the release. */
  readonly locked: bigint;
  readonly stillHeld: bigint;
  /** The hub's `claimable` of the wallet: before the payout, after the payout, and after the tail. */
  readonly beforePayout: bigint;
  readonly payout: null;
  readonly afterPayout: bigint;
  readonly tail: null;
  readonly afterTail: bigint;
  readonly view: { readonly closeReason: number };
  readonly lastWindow: { readonly window: number };
  readonly keptRefund: bigint;
  readonly keptMoney: bigint;
  readonly keptIncome: bigint;
}

/**
 * The calls that simulate a wallet's claims in their order, and read the rest after each, because no view of the hub separates
 * payout and tail. The sender does not matter, because anyone may send claims.
 */
function callsOf(seriesKey: Bytes32, holder: EvmAddress): Readonly<Record<keyof Answers, NamedCall>> {
  const holderArguments = [seriesKey, holder];
  return {
    state: ['hub', 'seriesState', [seriesKey]],
    heldUnits: ['hub', 'heldOf', holderArguments],
    release: ['hub', 'releaseUnits', holderArguments],
    units: ['hub', 'unitsOf', holderArguments],
    locked: ['hub', 'lockedOf', holderArguments],
    stillHeld: ['hub', 'heldOf', holderArguments],
    beforePayout: ['hub', 'claimable', holderArguments],
    payout: ['hub', 'claimPayout', holderArguments],
    afterPayout: ['hub', 'claimable', holderArguments],
    tail: ['hub', 'claimTail', holderArguments],
    afterTail: ['hub', 'claimable', holderArguments],
    view: ['hub', 'getSeries', [seriesKey]],
    lastWindow: ['windows', 'windowOf', [seriesKey]],
    keptRefund: ['raise', 'keptOf', holderArguments],
    keptMoney: ['windows', 'keptOf', holderArguments],
    keptIncome: ['router', 'keptOf', holderArguments],
  };
}

/**
 * Reads what is left to a wallet of a closed series once its order of a window is delivered and its earnings are claimed, because the hub
 * answers no share of units that an order has. The settlement comes first, because its next step ends a window without a price.
 */
async function readAfterDelivery(run: RunInOrder, seriesKey: Bytes32, holder: EvmAddress, window: number) {
  const results = await run([
    ['windows', 'settleWindow', [seriesKey, 1]],
    ['windows', 'deliverOrder', [seriesKey, window, holder]],
    ['hub', 'claimPayout', [seriesKey, holder]],
    ['hub', 'claimTail', [seriesKey, holder]],
    ['hub', 'claimable', [seriesKey, holder]],
  ]);
  return results.at(-1)?.value as bigint;
}

/** Reads what a wallet can claim, by simulating its claims in their order. */
async function readClaims(run: RunInOrder, seriesKey: Bytes32, holder: EvmAddress): Promise<ClaimsOnChain> {
  const calls = callsOf(seriesKey, holder);
  const results = await run(Object.values(calls));
  const answers = Object.fromEntries(
    Object.keys(calls).map((name, i) => [name, results[i]?.value]),
  ) as unknown as Answers;
  const errorNames = new Map(Object.keys(calls).map((name, i) => [name, results[i]?.errorName ?? null]));
  const state = enumName('State', Number(answers.state));
  if (state === 'NONE') return NO_CLAIMS;
  const { heldUnits, units, locked, stillHeld, beforePayout, afterPayout, afterTail } = answers;
  const hasFinalClaim = state === 'CLOSED' && units > 0n;
  const isOrdered = locked !== stillHeld;
  const isBuyOut = enumName('CloseReason', answers.view.closeReason) === 'BUYOUT';
  // The rest after both claims is the share of a closed series. An open series has a rest only if the token refuses the
  // wallet, and the rest then belongs to the first refused claim.
  const remaining = hasFinalClaim && !isOrdered ? 0n : afterTail;
  const [leftOfPayout, leftOfTail] = errorNames.get('payout') === null ? [0n, remaining] : [remaining, 0n];
  const share =
    hasFinalClaim && isOrdered
      ? (await readAfterDelivery(run, seriesKey, holder, answers.lastWindow.window)) - remaining
      : afterTail;
  const finalClaim = { kind: isBuyOut ? 'REDEMPTION' : 'FINAL', amount: share } as const;
  const claimOf = (kind: ClaimKind, amount: bigint): readonly DueClaim[] => (amount > 0n ? [{ kind, amount }] : []);
  return {
    due: [
      ...claimOf('RELEASED_UNITS', errorNames.get('release') === null ? heldUnits : 0n),
      ...claimOf('PAYOUT', beforePayout - afterPayout + leftOfPayout),
      ...claimOf('TAIL', afterPayout - afterTail + leftOfTail),
      ...(hasFinalClaim ? [{ ...finalClaim, ...(isOrdered && { refusal: 'UNITS_UNAVAILABLE' as const }) }] : []),
      ...claimOf('KEPT_BID_REFUND', answers.keptRefund),
      ...claimOf('KEPT_ORDER_MONEY', answers.keptMoney),
      ...claimOf('KEPT_ROUTED_INCOME', answers.keptIncome),
    ],
    heldBack: errorNames.get('release') === 'NOT_ALLOWLISTED',
  };
}

/** Reads the claims of wallets by one call to the node for each; the calls of one tick leave in one batch. */
export const claimReader = (at: ReadAtBlock): ClaimReader => ({
  claims: (seriesKey, holder) => at((_read, _head, run) => readClaims(run, seriesKey, holder as EvmAddress)),
});
