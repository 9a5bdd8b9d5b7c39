import type { ClaimReader } from '../../chains/index.ts';
import { enumName } from '../../core/chain-enums.ts';
import { type ClaimKind, type ClaimsOnChain, type DueClaim, NO_CLAIMS } from '../../core/claims.ts';
import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import type { NamedCall, ReadAtBlock, RunInOrder } from './reader-round.ts';

/** What the node answers to the calls below, by their names. */
interface Answers {
  readonly state: number;
  readonly held: bigint;
  readonly release: null;
  readonly units: bigint;
  /** Of the units: in an order, or held; and of these the held ones, after the release. */
  readonly locked: bigint;
  readonly stillHeld: bigint;
  /** Everything that the wallet can claim of the hub: at first, after its payout, and after its tail. */
  readonly first: bigint;
  readonly payout: null;
  readonly afterPayout: bigint;
  readonly tail: null;
  readonly afterTail: bigint;
  readonly view: { readonly closeReason: number };
  readonly keptRefund: bigint;
  readonly keptMoney: bigint;
  readonly keptIncome: bigint;
}

/**
 * The claims are made in the order in which a wallet makes them, and the hub is asked in between what is left: no view of it
 * tells a payout from a tail. Anyone may send claims, so that it does not matter who asks.
 */
function callsOf(seriesKey: Bytes32, holder: EvmAddress): Readonly<Record<keyof Answers, NamedCall>> {
  const of = [seriesKey, holder];
  return {
    state: ['hub', 'seriesState', [seriesKey]],
    held: ['hub', 'heldOf', of],
    release: ['hub', 'releaseUnits', of],
    units: ['hub', 'unitsOf', of],
    locked: ['hub', 'lockedOf', of],
    stillHeld: ['hub', 'heldOf', of],
    first: ['hub', 'claimable', of],
    payout: ['hub', 'claimPayout', of],
    afterPayout: ['hub', 'claimable', of],
    tail: ['hub', 'claimTail', of],
    afterTail: ['hub', 'claimable', of],
    view: ['hub', 'getSeries', [seriesKey]],
    keptRefund: ['raise', 'keptOf', of],
    keptMoney: ['windows', 'keptOf', of],
    keptIncome: ['router', 'keptOf', of],
  };
}

async function readClaims(run: RunInOrder, seriesKey: Bytes32, holder: EvmAddress): Promise<ClaimsOnChain> {
  const calls = callsOf(seriesKey, holder);
  const results = await run(Object.values(calls));
  const answers = Object.fromEntries(
    Object.keys(calls).map((name, i) => [name, results[i]?.value]),
  ) as unknown as Answers;
  const refused = new Map(Object.keys(calls).map((name, i) => [name, results[i]?.errorName ?? null]));
  const state = enumName('State', Number(answers.state));
  if (state === 'NONE') return NO_CLAIMS;
  const { held, units, locked, stillHeld, first, afterPayout, afterTail, keptRefund, keptMoney, keptIncome } = answers;
  const leaves = state === 'CLOSED' && units > 0n && locked === stillHeld;
  const boughtOut = enumName('CloseReason', answers.view.closeReason) === 'BUYOUT';
  // What is left is the share of a closed series. Else the token refuses the wallet, and it counts as what the first claim that
  // it refused would pay: the transaction of that claim would fail.
  const left = leaves ? 0n : afterTail;
  const [leftOfPayout, leftOfTail] = refused.get('payout') === null ? [0n, left] : [left, 0n];
  const due = (kind: ClaimKind, amount: bigint): readonly DueClaim[] => (amount > 0n ? [{ kind, amount }] : []);
  return {
    due: [
      ...due('RELEASED_UNITS', refused.get('release') === null ? held : 0n),
      ...due('PAYOUT', first - afterPayout + leftOfPayout),
      ...due('TAIL', afterPayout - afterTail + leftOfTail),
      ...(leaves ? [{ kind: boughtOut ? 'REDEMPTION' : 'FINAL', amount: afterTail } as const] : []),
      ...due('KEPT_BID_REFUND', keptRefund),
      ...due('KEPT_ORDER_MONEY', keptMoney),
      ...due('KEPT_ROUTED_INCOME', keptIncome),
    ],
    heldBack: refused.get('release') === 'NOT_ALLOWLISTED',
  };
}

/** What wallets can claim, each wallet by one call to the node; those of one tick leave in one batch. */
export const claimReader = (at: ReadAtBlock): ClaimReader => ({
  claims: (seriesKey, holder) => at((_read, _head, run) => readClaims(run, seriesKey, holder as EvmAddress)),
});
