import { MAX_BATCH } from '@income-series/protocol/policy';
import type { Sent, World } from '../../tests/contracts/support/world.ts';
import { type Bill, billOf } from './calculator.ts';
import { CHAIN_10143, ETHEREUM, type Prices } from './prices.ts';
import { traceLast } from './trace.ts';

/** The maximum gas of a call on a chain, with the call's state. */
export interface Figure {
  readonly used: number;
  readonly least: number;
  /** The number of first accesses to pages of 128 slots, or to slots on Ethereum. */
  readonly pages: number;
  readonly state: string;
}
export type ChainName = 'ethereum' | 'chain10143';
export type Row = Record<ChainName, Figure>;
/** The figures by the call's name, which for a step of settlement has its number of looks. */
export type Rows = Map<string, Row>;

export const CHAINS: Record<ChainName, Prices> = { ethereum: ETHEREUM, chain10143: CHAIN_10143 };

/** The gas of a proof in the verifier. It is added to calls of states that were made without a proof. */
export type ProofGas = Record<ChainName, number>;

/** A call near the most of its name is traced, one in so many others, and every step of settlement: chains differ in which is dearest. */
const NEAR = 0.97;
const ONE_IN = 25;

/** A batch of wallets is not what is built for one: its label says that there are several, or how many of the largest. */
function labelOf(name: string, args: readonly unknown[]): string {
  if (name === 'settleStep' || name === 'settleWindow') return `${name}(${args[1]})`;
  const [batch] = args;
  if (name !== 'setVerified' || !Array.isArray(batch) || batch.length === 1) return name;
  return `${name}(${batch.length === MAX_BATCH ? MAX_BATCH : 'several'})`;
}

/** Creates a meter of every call of a world. @throws Error if a receipt's gas differs from the gas of its steps */
export function createMeter(proof: ProofGas | null = null, everywhere = '') {
  const rows: Rows = new Map();
  const costs = new Map<string, { calls: number; most: number }>();
  const states = new Map<string, string>();
  let pending: string | null = null;

  function keep(label: string, bills: Record<ChainName, Bill>, verifier: string): void {
    const row = rows.get(label);
    const next = Object.fromEntries(
      (Object.keys(CHAINS) as ChainName[]).map((chain) => {
        const bill = bills[chain];
        const missing =
          proof !== null && bill.inside.has(verifier) ? proof[chain] - (bill.inside.get(verifier) ?? 0) : 0;
        const figure = {
          used: bill.used + missing,
          least: bill.least + missing,
          pages: bill.pages,
          state: states.get(label) ?? everywhere,
        };
        const before = row?.[chain];
        return [chain, before !== undefined && before.least >= figure.least ? before : figure];
      }),
    );
    rows.set(label, next as Row);
  }

  /** Wraps a world so that its calls are measured. */
  function measured(world: World): World {
    async function send(...call: Parameters<World['send']>): Promise<Sent> {
      const sent = await world.send(...call);
      const label = labelOf(call[2], call[3]);
      if (pending !== null) states.set(label, pending);
      pending = null;
      const { calls, most } = costs.get(label) ?? { calls: 0, most: 0 };
      const gas = Number(sent.gas);
      costs.set(label, { calls: calls + 1, most: Math.max(most, gas) });
      if (gas < most * NEAR && calls % ONE_IN !== 0 && !label.includes('(')) return sent;
      const traced = await traceLast(world.anvil);
      const bills = { ethereum: billOf(traced), chain10143: billOf(traced, CHAIN_10143) };
      if (bills.ethereum.used !== gas)
        throw new Error(`${label}: ${bills.ethereum.used} by its steps, ${gas} by its receipt`);
      keep(label, bills, world.addresses.verifier.toLowerCase());
      return sent;
    }
    return { ...world, send: send as World['send'] };
  }

  return {
    measured,
    rows,
    /** Names the state of the next call, and of those of its name up to the next that is named. */
    during(state: string): void {
      states.clear();
      pending = state;
    },
  };
}
export type Meter = ReturnType<typeof createMeter>;
