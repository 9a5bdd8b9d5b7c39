import { evmAddress } from '@income-series/protocol/address';
import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Bytes32, type EvmAddress, lowerHex, ZERO_BYTES32 } from '@income-series/protocol/hex';
import { type Abi, type Hex, numberToHex, type PublicClient } from 'viem';
import type { SeriesState, StateReader } from '../../domains/operations/model/ports.ts';
import { abis } from './abi.ts';
import { createGuardedClient, type EvmConfig } from './client.ts';
import { type ExtinguishmentView, openRequest } from './extinguishment-view.ts';
import { type ReadState, readBid, readOrder } from './state-orders.ts';

/** The fields of the contracts' views that this file reads. */
type HubView = Omit<
  SeriesState,
  | 'state'
  | 'phase'
  | 'closeReason'
  | 'pauseNonce'
  | 'extinguishNonce'
  | 'extinguishment'
  | 'pauseEnd'
  | 'clearing'
  | 'window'
  | 'lastIncomeCommitment'
> & {
  readonly state: number;
  readonly closeReason: number;
  readonly lastIncomeCommitment: Bytes32;
};
type RaiseView = {
  readonly phase: number;
  readonly clearingPrice: bigint;
  readonly unitsSold: bigint;
  readonly proceeds: bigint;
};
type PauseView = { readonly state: number; readonly pauseNonce: bigint; readonly pauseEnd: bigint };
type WindowView = { readonly window: number; readonly phase: number; readonly price: bigint; readonly volume: bigint };

/**
 * Reads the contracts at one block by its hash (EIP-1898), so that a removed block gives no answer and no answer mixes two
 * forks. Calls leave in JSON-RPC batches of a hundred.
 *
 * @throws CHAIN_REFUSED for a refused chain id
 */
export function createStateReader(config: EvmConfig): StateReader {
  const guarded = createGuardedClient(config, { patient: true });
  const { contracts } = config;

  const at = <T>(blockHash: Hex, work: (read: ReadState) => Promise<T>): Promise<T> =>
    guarded.ask((client) =>
      work(
        (contract, functionName, args = []) =>
          client.readContract({
            address: contracts[contract],
            abi: abis[contract] as Abi,
            functionName,
            args,
            blockHash,
          }) as Promise<never>,
      ),
    );

  return {
    series: (block, keys) =>
      at(block, async (read) => {
        const states = await Promise.all(keys.map((key) => readSeries(read, key)));
        return new Map(keys.map((key, i) => [key, states[i] ?? null]));
      }),

    positions: (block, holdings) =>
      at(block, (read) =>
        Promise.all(
          holdings.map(async ({ seriesKey, holder }) => {
            const args = [seriesKey, holder];
            const [units, locked, claimable] = await Promise.all([
              read<bigint>('hub', 'unitsOf', args),
              read<bigint>('hub', 'lockedOf', args),
              read<bigint>('hub', 'claimable', args),
            ]);
            return { units, locked, claimable };
          }),
        ),
      ),

    bids: (block, bids) => at(block, (read) => Promise.all(bids.map((bid) => readBid(read, bid)))),
    orders: (block, orders) => at(block, (read) => Promise.all(orders.map((order) => readOrder(read, order)))),

    treasury: (block) =>
      at(block, async (read) => {
        const balance = (holder: EvmAddress) => read<bigint>('token', 'balanceOf', [holder]);
        const [hub, raise, windows, router, hubFees, raiseFees] = await Promise.all([
          balance(contracts.hub),
          balance(contracts.raise),
          balance(contracts.windows),
          balance(contracts.router),
          read<bigint>('hub', 'feesHeld'),
          read<bigint>('raise', 'feesHeld'),
        ]);
        return { balances: { hub, raise, windows, router }, fees: { hub: hubFees, raise: raiseFees } };
      }),

    holds: (number, hash) =>
      guarded.ask(async (client) => {
        const present = await hashAt(client, number);
        if (present === null) throw new AppError('CHAIN_BEHIND'); // no other block took the place, so nothing was removed
        return present === hash;
      }),
  };
}

async function hashAt(client: PublicClient, number: bigint): Promise<Hex | null> {
  const params = [numberToHex(number), false] as const;
  return (await client.request({ method: 'eth_getBlockByNumber', params: [...params] }))?.hash ?? null;
}

/** Reads a series' state from the contracts; null if they do not have the series. */
async function readSeries(read: ReadState, key: Bytes32): Promise<SeriesState | null> {
  if ((await read<number>('hub', 'seriesState', [key])) === 0) return null; // the other views revert for an unknown series
  const [view, raise, pause, extinguishment, window] = await Promise.all([
    read<HubView>('hub', 'getSeries', [key]),
    read<RaiseView>('raise', 'settlementOf', [key]),
    read<PauseView>('hardship', 'pauseOf', [key]),
    read<ExtinguishmentView>('hardship', 'extinguishmentOf', [key]),
    read<WindowView>('windows', 'windowOf', [key]),
  ]);
  const state = enumName('State', view.state);
  const phase = enumName('Phase', raise.phase);
  const { currencyCode, indexingRule, firstPeriod, lastPeriod, unitsOffered, unitsOutstanding } = view;
  const { contractHash, termsCommitment, cap, paid, accrued, credit, amendmentNonce, trueupNonce, routed } = view;
  return {
    state,
    phase,
    closeReason: enumNameOrNull('CloseReason', view.closeReason),
    issuer: lowerHex(evmAddress(view.issuer)),
    lastIncomeCommitment: view.lastIncomeCommitment === ZERO_BYTES32 ? null : view.lastIncomeCommitment,
    contractHash,
    termsCommitment,
    currencyCode,
    indexingRule,
    firstPeriod,
    lastPeriod,
    unitsOffered,
    unitsOutstanding,
    cap,
    paid,
    accrued,
    credit,
    amendmentNonce,
    trueupNonce,
    routed,
    ...openRequest(extinguishment),
    pauseNonce: pause.pauseNonce,
    pauseEnd: state === 'PAUSED' ? pause.pauseEnd : null,
    clearing: clearingOf(phase, raise),
    window: { ...window, phase: enumName('WindowPhase', window.phase) },
  };
}

/** The raise's clearing: null before it clears; undefined for a failed raise, because the contract no longer returns it. */
function clearingOf(phase: string, { clearingPrice, unitsSold, proceeds }: RaiseView): SeriesState['clearing'] {
  if (phase === 'FAILED') return undefined;
  return phase === 'GATE' || phase === 'DONE' ? { price: clearingPrice, units: unitsSold, proceeds } : null;
}
