import type { Bytes32 } from '@income-series/protocol/hex';
import { type Address, isSome } from '@solana/kit';
import type { RaiseAccount, RouterAccount, SeriesAccount, WindowAccount } from '../../core/series-account.ts';
import { type Addresses, kitAddress } from './addresses.ts';
import type { Series } from './generated/accounts/index.ts';
import type { SlotAccounts } from './reader-round.ts';
import { RECORDS } from './records.ts';

/** The number of a series' last window; 0 where none was opened, and of a series on a curve. */
export const windowNumber = ({ windows }: Series): number => (isSome(windows) ? windows.value.number : 0);

/** The address of one of a series' accounts. */
export function addressOfAccount(addresses: Addresses, seriesKey: Bytes32, account: SeriesAccount): Promise<Address> {
  if (account.kind === 'position') return addresses.position(seriesKey, kitAddress(account.holder));
  if (account.kind === 'census') return addresses.census(seriesKey, account.period);
  if (account.kind === 'rate') return addresses.quarterRate(seriesKey, account.period);
  if (account.kind === 'bid') return addresses.bid(seriesKey, kitAddress(account.bidder));
  if (account.kind === 'order') return addresses.order(seriesKey, account.window, kitAddress(account.trader));
  if (account.kind === 'window') return addresses.window(seriesKey, account.window);
  if (account.kind === 'book' || account.kind === 'raise' || account.kind === 'router')
    return addresses[account.kind](seriesKey);
  return addresses.tenderRound(seriesKey, account.round);
}

/** The account that paid the rent of a series' account; null if the account does not exist. */
export function payerOf(
  look: SlotAccounts,
  at: Address,
  account: Exclude<SeriesAccount, RaiseAccount | WindowAccount | RouterAccount>,
): Address | null {
  if (account.kind === 'position') return kitAddress(account.holder);
  if (account.kind === 'census') return look.record(RECORDS.census, at)?.payer ?? null;
  if (account.kind === 'rate') return look.record(RECORDS.quarterRate, at)?.payer ?? null;
  return look.record(RECORDS.tenderRound, at)?.payer ?? null;
}
