import { type Abi, maxUint64, type PublicClient } from 'viem';
import type { ChainReader } from '../../chains/index.ts';
import type { ChainHead, HardshipOnChain, ReadAt, SeriesOnChain, WindowOnChain } from '../../core/chain.ts';
import { enumName } from '../../core/chain-enums.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Address, type Hex, lowerHex, ZERO_BYTES32 } from '../../core/hex.ts';
import type { ChargeBasis } from '../../core/report-charge.ts';
import { abis } from './abi.ts';
import { type GuardedClient, headOf, readHead } from './client.ts';
import { type ExtinguishmentView, openRequest } from './extinguishment-view.ts';
import { createMinedReader } from './mined.ts';
import { revertName } from './revert.ts';
import { ROLES } from './roles.ts';
import { verifyMessage } from './signature.ts';

const NO_SERIES: SeriesOnChain = {
  state: 'NONE',
  phase: 'NONE',
  unitsOutstanding: 0n,
  lastIncomeCommitment: ZERO_BYTES32,
  expectedPrior: ZERO_BYTES32,
  nextPeriod: 0,
  termsCommitment: ZERO_BYTES32,
  cap: 0n,
  paid: 0n,
  accrued: 0n,
  amendmentNonce: 0n,
  trueupNonce: 0n,
  routed: false,
};
/** The fields of the hub's `getSeries` that are read here. */
type SeriesView = Omit<SeriesOnChain, 'state' | 'phase'>;
type PauseView = Omit<HardshipOnChain, 'pauseState' | 'extinguishNonce' | 'extinguishment'> & {
  readonly state: number;
};

type MoneyView = Omit<ChargeBasis, 'paused' | 'router'> & {
  readonly state: number;
  readonly routed: boolean;
  readonly unitsOutstanding: bigint;
};
type RateView = { readonly rate: bigint; readonly signer: Hex; readonly last: bigint; readonly updatedAt: bigint };

type At = <T>(work: (read: Reader, head: ChainHead) => Promise<T>) => Promise<ReadAt<T>>;
/** One view call at the block of the round; `from`: as whom, where the contract asks. */
type Reader = (
  contract: keyof typeof abis,
  functionName: string,
  args: readonly unknown[],
  from?: Address,
) => Promise<unknown>;

/**
 * All reads of one method are asked of the same block by its hash (EIP-1898), in one JSON-RPC batch after the head's,
 * so an answer can be named with its block and never mixes two forks. Methods called in one tick share the head and the
 * batch: a list's rows take as many requests as one row.
 */
export function createChainReader(guarded: GuardedClient): ChainReader {
  const { contracts, chainId } = guarded.config;
  const headOfTick = sharedInTick(async (client) => headOf(await readHead(guarded, client)));

  const at: At = (work) =>
    guarded.ask(async (client) => {
      const block = await headOfTick(client);
      return { block, value: await work(readerAt(client, contracts, block.hash), block) };
    });
  const flags = (contract: keyof typeof abis, functionName: string) => (list: readonly Address[]) =>
    at(async (read) => {
      const answers = await Promise.all(list.map((item) => read(contract, functionName, [item])));
      return new Map(list.map((item, i) => [item, answers[i] === true]));
    });

  return {
    name: guarded.name,
    chainId,
    contracts,
    head: () => guarded.ask(async (client) => headOf(await readHead(guarded, client))),
    balanceOf: (address) => guarded.ask((client) => client.getBalance({ address })),
    ...createMinedReader(guarded),
    verifiedWallets: flags('registry', 'isVerified'),
    activeVerifierKeys: flags('registry', 'isActiveVerifier'),
    activeAttestors: flags('registry', 'isActiveAttestor'),
    approvedIssuer: (issuer) => at(async (read) => (await read('registry', 'isApprovedIssuer', [issuer])) === true),

    series: (seriesKey) =>
      at<SeriesOnChain>(async (read) => {
        const state = enumName('State', Number(await read('hub', 'seriesState', [seriesKey])));
        if (state === 'NONE') return NO_SERIES; // the other views revert for a key that is not there
        const [view, phase] = await Promise.all([
          read('hub', 'getSeries', [seriesKey]) as Promise<SeriesView>,
          read('raise', 'phase', [seriesKey]),
        ]);
        const { unitsOutstanding, lastIncomeCommitment, expectedPrior, nextPeriod, termsCommitment } = view;
        const { cap, paid, accrued, amendmentNonce, trueupNonce, routed } = view;
        return {
          state,
          phase: enumName('Phase', Number(phase)),
          unitsOutstanding,
          lastIncomeCommitment,
          expectedPrior,
          nextPeriod,
          termsCommitment,
          cap,
          paid,
          accrued,
          amendmentNonce,
          trueupNonce,
          routed,
        };
      }),

    window: (seriesKey) =>
      at<WindowOnChain>(async (read) => {
        const view = (await read('windows', 'windowOf', [seriesKey])) as { window: number; phase: number };
        return { window: view.window, phase: enumName('WindowPhase', view.phase) };
      }),

    hardship: (seriesKey) =>
      at<HardshipOnChain>(async (read) => {
        const [pause, extinguishment] = await Promise.all([
          read('hardship', 'pauseOf', [seriesKey]) as Promise<PauseView>,
          read('hardship', 'extinguishmentOf', [seriesKey]) as Promise<ExtinguishmentView>,
        ]);
        const { state, attestor, pauseNonce, pauseEnd } = pause;
        return {
          pauseState: enumName('PauseState', state),
          attestor: lowerHex(attestor),
          pauseNonce,
          pauseEnd,
          ...openRequest(extinguishment),
        };
      }),

    keyRegistrar: () =>
      at<Address>(async (read) => {
        const [first] = (await read('access', 'getRoleMembers', [ROLES.KEYS])) as readonly Address[];
        if (first === undefined) throw new AppError('CHAIN_UNAVAILABLE');
        return lowerHex(first);
      }),

    periodState: (seriesKey, period) =>
      at<string>(async (read) =>
        enumName('PeriodState', Number(await read('hub', 'periodState', [seriesKey, period]))),
      ),

    fxRate: (currencyCode, before = maxUint64) =>
      at(async (read) => {
        const last = await read('fxFeed', 'rateBefore', [currencyCode, before]);
        const [rate, updatedAt] = last as readonly [bigint, bigint];
        return { rate, updatedAt };
      }),

    periodRate: (seriesKey, period) =>
      at(async (read) => {
        const view = (await read('rates', 'rateView', [seriesKey, period])) as RateView;
        const { rate, last, updatedAt } = view;
        const signer = lowerHex(view.signer);
        return {
          rate: rate === 0n ? null : rate,
          signer: BigInt(signer) === 0n ? null : signer,
          last: { rate: last, updatedAt },
        };
      }),

    chargeBasis: (seriesKey, period) =>
      at<ChargeBasis>(async (read, { timestamp }) => {
        const [view, { pauseEnd }] = await Promise.all([
          read('hub', 'getSeries', [seriesKey]) as Promise<MoneyView>,
          read('hardship', 'pauseOf', [seriesKey]) as Promise<PauseView>,
        ]);
        const { cap, paid, accrued, credit, routed, unitsOutstanding } = view;
        const paused = enumName('State', view.state) === 'PAUSED' && timestamp < pauseEnd;
        const asked = [seriesKey, period, unitsOutstanding] as const;
        const router = routed ? await takeAttested(read, contracts.hub, asked) : null;
        return { cap, paid, accrued, credit, paused, router };
      }),

    holdings: (seriesKey, holders) =>
      at(async (read) => {
        const rows = await Promise.all(
          holders.map(async (holder) => {
            const [units, claimable] = await Promise.all([
              read('hub', 'unitsOf', [seriesKey, holder]),
              read('hub', 'claimable', [seriesKey, holder]),
            ]);
            return [holder, { units: units as bigint, claimable: claimable as bigint }] as const;
          }),
        );
        return new Map(rows);
      }),

    verifyMessage: (wallet, message, signature) => verifyMessage(guarded, wallet, message, signature),
  };
}

function readerAt(client: PublicClient, contracts: ChainReader['contracts'], blockHash: Hex): Reader {
  return (contract, functionName, args, account) =>
    client.readContract({
      address: contracts[contract],
      abi: abis[contract] as Abi,
      functionName,
      args,
      blockHash,
      ...(account === undefined ? {} : { account }),
    });
}

/** What the router would answer the hub, which changes nothing: a call, and no transaction. @throws INCOME_ROUTED */
async function takeAttested(read: Reader, hub: Address, args: readonly unknown[]): Promise<ChargeBasis['router']> {
  try {
    const [counted, missing] = (await read('router', 'takeAttested', args, hub)) as readonly [bigint, bigint];
    return { counted, missing };
  } catch (error) {
    throw revertName(error) === 'INCOME_ROUTED' ? new AppError('INCOME_ROUTED') : error;
  }
}

/** One read for all who ask in a tick, before its batch has left. */
function sharedInTick(read: (client: PublicClient) => Promise<ChainHead>): typeof read {
  let shared: Promise<ChainHead> | null = null;
  return (client) => {
    if (shared === null) {
      shared = read(client);
      setImmediate(() => {
        shared = null;
      });
    }
    return shared;
  };
}
