import { BPS, WAD } from '@income-series/protocol/amounts';
import { bidCommitment } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { type Period, yearOf } from '@income-series/protocol/period';
import { type Abi, encodeFunctionData, keccak256 } from 'viem';
import { amendment, approval, extinguishing, getSeries, inOrder, trueUp } from './attest.ts';
import { ATTESTOR, ISSUER } from './raise.ts';
import { reportArgs } from './report.ts';
import { routedAmendment, TERMS_SALT, unroutedArgs } from './router.ts';
import { ABIS, type Contract, type World } from './world.ts';

/** A series that anybody may do anything to. Accounts by number. */
export interface Stage {
  readonly world: World;
  readonly seriesKey: Bytes32;
  readonly first: Period;
  readonly last: Period;
  readonly holders: readonly EvmAddress[];
  readonly theta: bigint;
  readonly ratePerUnit: bigint;
  readonly payer: number;
  readonly otherAttestor: number;
}

interface Act {
  readonly from: EvmAddress;
  readonly contract: Contract;
  readonly name: string;
  readonly args: readonly unknown[];
}
type Plan = (stage: Stage, size: bigint) => Promise<Act>;

const DAY = 86_400n;
const issuer = ({ world }: Stage): EvmAddress => world.account(ISSUER);
/** Somebody with no part in the series. */
const strangerOf = ({ world }: Stage): EvmAddress => world.collector;
const nextOf = async ({ world, seriesKey, last }: Stage): Promise<Period> =>
  (await getSeries(world, seriesKey)).nextPeriod || last;
const anyone = (stage: Stage, contract: Contract, name: string, ...more: readonly unknown[]): Act => ({
  from: strangerOf(stage),
  contract,
  name,
  args: [stage.seriesKey, ...more],
});
const issuers = (stage: Stage, contract: Contract, name: string, ...more: readonly unknown[]): Act => ({
  ...anyone(stage, contract, name, ...more),
  from: issuer(stage),
});

/** The one order that a wallet ever makes, chosen by `size`: all sell or buy at 10, so that they meet. */
async function orderOf(stage: Stage, size: bigint) {
  const traders = [...stage.holders, stage.world.account(stage.payer)];
  const at = Number((size / 2n) % BigInt(traders.length));
  const trader = traders[at] as EvmAddress;
  const opening = { price: 10n, quantity: 5n + BigInt(at), salt: keccak256(trader), wallet: trader };
  return { trader, ...opening };
}

/** What may be tried at any time, sound in everything but its time. `size` is any number, and means what the act makes of it. */
export const ACTS = {
  route: async (stage, size) => ({
    ...anyone(stage, 'router', 'route', size),
    from: stage.world.account(stage.payer),
  }),
  release: async (stage) => anyone(stage, 'router', 'release'),
  openRouter: async (stage) => issuers(stage, 'router', 'openRouter', stage.theta, stage.ratePerUnit, TERMS_SALT),
  submitRoutedReport: async (stage) => anyone(stage, 'hub', 'submitRoutedReport', await nextOf(stage)),
  submitReport: async (stage, size) => {
    const { world, seriesKey } = stage;
    const { routed } = await getSeries(world, seriesKey);
    const flag = Number(size % 2n);
    const args = routed
      ? await unroutedArgs(world, seriesKey, await nextOf(stage), { payment: size })
      : await reportArgs(world, seriesKey, await nextOf(stage), { payment: size, flag });
    return { ...issuers(stage, 'hub', 'submitReport'), args };
  },
  markMissed: async (stage) => anyone(stage, 'hub', 'markMissed', await nextOf(stage)),
  requestPause: async (stage) => issuers(stage, 'hardship', 'requestPause', stage.world.account(ATTESTOR)),
  withdrawPause: async (stage) => issuers(stage, 'hardship', 'withdrawPause'),
  approvePause: async (stage, size) => {
    const pauseEnd = (await stage.world.anvil.clock.now()) + (1n + (size % 180n)) * DAY;
    const args = await approval(stage.world, stage.seriesKey, pauseEnd);
    return { ...anyone(stage, 'hardship', 'approvePause'), args };
  },
  endPause: async (stage, size) => (size % 2n === 0n ? anyone : issuers)(stage, 'hardship', 'endPause'),
  requestExtinguishment: async (stage, size) => {
    const { world, otherAttestor } = stage;
    const keys = inOrder(world, [ATTESTOR, otherAttestor]).map((n) => world.account(n));
    const deadline = (await world.anvil.clock.now()) + (14n + (size % 77n)) * DAY;
    return issuers(stage, 'hardship', 'requestExtinguishment', ...keys, deadline);
  },
  extinguish: async (stage) => {
    const args = await extinguishing(stage.world, stage.seriesKey, [ATTESTOR, stage.otherAttestor]);
    return { ...anyone(stage, 'hardship', 'extinguish'), args };
  },
  amendTerms: async (stage, size) => {
    const { paid, accrued, termsCommitment, routed } = await getSeries(stage.world, stage.seriesKey);
    if (routed) {
      const [theta, ratePerUnit] = [size % 1_500n, RATES[Number(size % 3n)] as bigint];
      const planned = { theta, ratePerUnit, newCap: paid + accrued + size };
      const args = await routedAmendment(stage.world, stage.seriesKey, planned);
      return { ...issuers(stage, 'hub', 'amendRoutedTerms'), args };
    }
    const plan = { newCap: paid + accrued + size, newTermsCommitment: termsCommitment };
    return { ...issuers(stage, 'hub', 'amendTerms'), args: await amendment(stage.world, stage.seriesKey, plan) };
  },
  submitTrueUp: async (stage, size) => {
    const plan = {
      year: yearOf(stage.first) + Number(size % 2n),
      adjustment: size % 3n === 0n ? -1n - size : 1n + size,
    };
    return { ...issuers(stage, 'hub', 'submitTrueUp'), args: await trueUp(stage.world, stage.seriesKey, plan) };
  },
  payTail: async (stage, size) => (size % 2n === 0n ? anyone : issuers)(stage, 'hub', 'payTail', size),
  announceBuyOut: async (stage) => issuers(stage, 'hub', 'announceBuyOut'),
  buyOut: async (stage) => issuers(stage, 'hub', 'buyOut'),
  closeSeries: async (stage) => anyone(stage, 'hub', 'closeSeries'),
  claim: async (stage, size) => {
    const names = ['claimPayout', 'claimTail', 'claimFinal', 'claimRedemption'] as const;
    const holder = stage.holders[Number(size % BPS) % stage.holders.length];
    return anyone(stage, 'hub', names[Number(size % 4n)] as string, holder);
  },
  /** A holder loses its verification, or has it again. */
  verify: async (stage, size) => {
    const { world, holders } = stage;
    const holder = holders[Number((size / 2n) % BigInt(holders.length))] as EvmAddress;
    return { from: world.owner, contract: 'registry', name: 'setVerified', args: [[holder], size % 2n === 0n] };
  },
  releaseUnits: async (stage, size) => {
    const holder = stage.holders[Number(size % BigInt(stage.holders.length))];
    return anyone(stage, 'hub', 'releaseUnits', holder);
  },
  openWindow: async (stage) => anyone(stage, 'windows', 'openWindow'),
  commitOrder: async (stage, size) => {
    const { trader, price, quantity, salt, wallet } = await orderOf(stage, size);
    const commitment = bidCommitment({ price, quantity, salt, wallet });
    const [money, units] = size % 2n === 0n ? [price * quantity, 0n] : [0n, quantity];
    return { ...anyone(stage, 'windows', 'commitOrder', commitment, money, units), from: trader };
  },
  revealOrder: async (stage, size) => {
    const { trader, price, quantity, salt } = await orderOf(stage, size);
    return { ...anyone(stage, 'windows', 'revealOrder', price, quantity, salt), from: trader };
  },
  settleWindow: async (stage, size) => anyone(stage, 'windows', 'settleWindow', 1n + (size % 9n)),
  deliverOrder: async (stage, size) => {
    const { window } = await stage.world.read('windows', 'windowOf', [stage.seriesKey]);
    const { trader } = await orderOf(stage, size);
    return anyone(stage, 'windows', 'deliverOrder', window, trader);
  },
} as const satisfies Record<string, Plan>;
export type ActName = keyof typeof ACTS;

/** Refusals by which a contract says that its own books are wrong, or that money it counts on is not there. */
const FAULTS: readonly string[] = [
  'Panic',
  'Error',
  'REVERT',
  'ReentrancyGuardReentrantCall',
  'SafeERC20FailedOperation',
  'NOT_HUB',
  'NOT_WINDOWS',
];

/** Tries it; false where a rule refused it. Throws where anything but a rule did. */
export async function attempt(stage: Stage, name: ActName, size: bigint): Promise<boolean> {
  const act = await ACTS[name](stage, size);
  // The table's calls are checked by the node: their types differ from row to row.
  const call = [act.from, act.contract, act.name, act.args] as unknown as Parameters<World['refusal']>;
  const refusal = await stage.world.refusal(...call);
  if (refusal === 'ACCEPTED') {
    await stage.world.send(...(call as unknown as Parameters<World['send']>));
    return true;
  }
  if (FAULTS.includes(refusal) || !/^[A-Z_]+$/.test(refusal)) throw new Error(`${name}: ${refusal}`);
  return false;
}

/** What a token's callback, which has no part in the series, can do while money moves. */
export const CALLBACKS = [
  'release',
  'submitRoutedReport',
  'markMissed',
  'approvePause',
  'endPause',
  'extinguish',
  'payTail',
  'closeSeries',
  'claim',
  'releaseUnits',
  'openWindow',
  'settleWindow',
  'deliverOrder',
] as const satisfies readonly ActName[];
const [HONEST, CALLS_BACK] = [0, 4];

/** Has the token do it, as of now, whenever money moves; null lets it be honest again. */
export async function callBack(stage: Stage, name: ActName | null, size: bigint): Promise<void> {
  const { world } = stage;
  if (name === null) {
    await world.send(world.owner, 'hostile', 'set', [HONEST, world.owner, '0x']);
    return;
  }
  const act = await ACTS[name](stage, size);
  const payload = encodeFunctionData({ abi: ABIS[act.contract] as Abi, functionName: act.name, args: act.args });
  await world.send(world.owner, 'hostile', 'set', [CALLS_BACK, world.addresses[act.contract], payload]);
}

/** Does what must be possible. */
export async function must(stage: Stage, name: ActName, size = 0n): Promise<void> {
  if (!(await attempt(stage, name, size))) throw new Error(`${name} was refused`);
}

/** Rates of which 100 units take all, a tenth, and next to nothing of the income above the threshold. */
export const RATES: readonly bigint[] = [WAD / 100n, WAD / 1_000n, 7n];
