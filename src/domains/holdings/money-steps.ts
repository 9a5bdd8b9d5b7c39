import type { Address } from '@income-series/protocol/address';
import { enumName } from '@income-series/protocol/chain-enums';
import type { LineKind, MoneyStep } from '../../core/statement.ts';

/** The events of a statement that are about the whole series. */
export const PAYMENT_STEPS = ['SeriesActivated', 'PaymentSplit', 'TailPaid', 'BoughtOut', 'SeriesClosed'] as const;
/** The events of a statement that move units of wallets. */
export const UNIT_STEPS = ['UnitsMinted', 'UnitsTransferred', 'UnitsLocked', 'UnitsUnlocked', 'UnitsBurned'] as const;
/** The kind of statement line that each event of a claim pays. */
const CLAIMS = {
  PayoutClaimed: 'PAYOUT',
  TailClaimed: 'TAIL',
  FinalClaimed: 'FINAL',
  RedemptionClaimed: 'REDEMPTION',
} as const satisfies Record<string, LineKind>;
/** The events of a statement that are about one wallet's money. */
export const WALLET_STEPS = Object.keys(CLAIMS) as readonly (keyof typeof CLAIMS)[];

/** An event as read with its series; all columns are null for a series without events. */
export interface StoredEvent {
  readonly name: string | null;
  readonly args: Readonly<Record<string, unknown>> | null;
  readonly at: Date | null;
}

/** Translates one series' events, in the order of the chain, into the steps of its statements. Other events are skipped. */
export function* stepsOf(events: Iterable<StoredEvent>): Generator<MoneyStep> {
  let boughtOut = { fee: 0n, net: 0n };
  for (const { name, args, at } of events) {
    if (name === null || args === null || at === null) continue;
    const int = (argument: string) => BigInt(args[argument] as string | number);
    const wallet = (argument: string) => args[argument] as Address;
    const payment = () => ({ fee: int('fee'), net: int('net'), at: BigInt(at.getTime() / 1000) });
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
        yield { kind: 'PAID', line: 'PAYOUT', period: Number(args.period), ...payment() };
        break;
      case 'TailPaid':
        yield { kind: 'PAID', line: 'TAIL', period: null, ...payment() };
        break;
      case 'BoughtOut':
        boughtOut = payment();
        break;
      case 'SeriesClosed': {
        const buyOut = enumName('CloseReason', int('reason')) === 'BUYOUT';
        yield { kind: 'CLOSED', buyOut, ...boughtOut, at: BigInt(at.getTime() / 1000) };
        break;
      }
      default:
        if (name in CLAIMS) {
          const line = CLAIMS[name as keyof typeof CLAIMS];
          yield { kind: 'CLAIMED', line, holder: wallet('holder'), amount: int('amount') };
        }
    }
  }
}

/** A claim that a wallet has made. */
interface MadeClaim {
  readonly kind: LineKind;
  /** The last quarter that a payout covers; null for other claims. */
  readonly period: number | null;
  readonly paidAt: bigint;
  readonly holder: Address;
  readonly amount: bigint;
}

/** Reads the claims among one series' events, in their order. */
export const claimsOf = (events: readonly StoredEvent[]): readonly MadeClaim[] =>
  events.flatMap(({ name, args, at }) => {
    if (name === null || !(name in CLAIMS) || args === null || at === null) return [];
    const { holder, amount, throughPeriod = 0 } = args as { holder: Address; amount: string; throughPeriod?: number };
    const kind = CLAIMS[name as keyof typeof CLAIMS];
    const paidAt = BigInt(at.getTime() / 1000);
    return [{ kind, period: Number(throughPeriod) || null, paidAt, holder, amount: BigInt(amount) }];
  });
