import type { Address } from '../../core/address.ts';
import { enumName } from '../../core/chain-enums.ts';
import type { LineKind, MoneyStep } from '../../core/statement.ts';

/** The events that a statement is made of, by what they are about: the whole series, units, or one wallet's money. */
export const PAYMENT_STEPS = ['SeriesActivated', 'PaymentSplit', 'TailPaid', 'BoughtOut', 'SeriesClosed'] as const;
export const UNIT_STEPS = ['UnitsMinted', 'UnitsTransferred', 'UnitsLocked', 'UnitsUnlocked', 'UnitsBurned'] as const;
const CLAIMS = {
  PayoutClaimed: 'PAYOUT',
  TailClaimed: 'TAIL',
  FinalClaimed: 'FINAL',
  RedemptionClaimed: 'REDEMPTION',
} as const satisfies Record<string, LineKind>;
export const WALLET_STEPS = Object.keys(CLAIMS) as readonly (keyof typeof CLAIMS)[];

/** A row of chain_events; what a series without any event joins with has nulls. */
export interface StoredEvent {
  readonly name: string | null;
  readonly args: Readonly<Record<string, unknown>> | null;
  readonly at: Date | null;
}

/** One series' stored events, in order, as the steps of its statements. Other events are no steps. */
export function* stepsOf(events: Iterable<StoredEvent>): Generator<MoneyStep> {
  let boughtOut = { fee: 0n, net: 0n };
  for (const { name, args, at } of events) {
    if (name === null || args === null || at === null) continue;
    const int = (argument: string) => BigInt(args[argument] as string | number);
    const wallet = (argument: string) => args[argument] as Address;
    const paid = () => ({ fee: int('fee'), net: int('net'), at: BigInt(at.getTime() / 1000) });
    switch (name) {
      case 'SeriesActivated':
        yield { kind: 'ACTIVATED', units: int('unitsOutstanding') };
        break;
      case 'UnitsMinted':
        yield { kind: 'MINTED', holder: wallet('holder'), units: int('units') };
        break;
      case 'UnitsTransferred':
        yield { kind: 'TRANSFERRED', from: wallet('from'), to: wallet('to'), units: int('units') };
        break;
      case 'UnitsLocked':
        yield { kind: 'LOCKED', holder: wallet('holder'), change: int('units') };
        break;
      case 'UnitsUnlocked':
        yield { kind: 'LOCKED', holder: wallet('holder'), change: -int('units') };
        break;
      case 'UnitsBurned':
        yield { kind: 'LEFT', holder: wallet('holder'), units: int('units') };
        break;
      case 'PaymentSplit':
        yield { kind: 'PAID', of: 'PAYOUT', period: Number(args.period), ...paid() };
        break;
      case 'TailPaid':
        yield { kind: 'PAID', of: 'TAIL', period: null, ...paid() };
        break;
      case 'BoughtOut':
        boughtOut = paid();
        break;
      case 'SeriesClosed': {
        const buyOut = enumName('CloseReason', int('reason')) === 'BUYOUT';
        yield { kind: 'CLOSED', buyOut, ...boughtOut, at: BigInt(at.getTime() / 1000) };
        break;
      }
      default:
        if (name in CLAIMS) {
          const of = CLAIMS[name as keyof typeof CLAIMS];
          yield { kind: 'CLAIMED', of, holder: wallet('holder'), amount: int('amount') };
        }
    }
  }
}

interface Claim {
  readonly kind: LineKind;
  /** Of a payout: the last quarter that it paid for. */
  readonly period: number | null;
  readonly paidAt: bigint;
  readonly holder: Address;
  readonly amount: bigint;
}

/** The claims among one series' stored events, in order. */
export const claimsOf = (events: readonly StoredEvent[]): readonly Claim[] =>
  events.flatMap(({ name, args, at }) => {
    if (name === null || !(name in CLAIMS) || args === null || at === null) return [];
    const { holder, amount, throughPeriod = 0 } = args as { holder: Address; amount: string; throughPeriod?: number };
    const kind = CLAIMS[name as keyof typeof CLAIMS];
    const paidAt = BigInt(at.getTime() / 1000);
    return [{ kind, period: Number(throughPeriod) || null, paidAt, holder, amount: BigInt(amount) }];
  });
