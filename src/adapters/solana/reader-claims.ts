import type { Address } from '@income-series/protocol/address';
import { CLAIM_KINDS, type ClaimKind, type ClaimsOnChain, NO_CLAIMS } from '@income-series/protocol/claims';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { ClaimReader } from '../../chains/index.ts';
import { type Addresses, kitAddress } from './addresses.ts';
import { mostOf, readOwnAccounts } from './own-accounts.ts';
import { claimsOf, existingUnits, locksOf } from './payouts.ts';
import { readPositions } from './positions.ts';
import type { ReadAtSlot, SlotAccounts } from './reader-round.ts';
import { RECORDS, requireOf } from './records.ts';

const ALL: ReadonlySet<ClaimKind> = new Set(CLAIM_KINDS);

/** Creates a reader of wallets' claims. Each read uses one slot; the reads of one tick share their requests. */
export function claimReader(at: ReadAtSlot, addresses: Addresses): ClaimReader {
  async function read(
    look: SlotAccounts,
    seriesKey: Bytes32,
    wallet: Address,
    kinds: ReadonlySet<ClaimKind>,
  ): Promise<ClaimsOnChain> {
    const holder = kitAddress(wallet);
    const [seriesAt, positionAt, walletAt, keptAt, mint] = await Promise.all([
      addresses.series(seriesKey),
      addresses.position(seriesKey, holder),
      addresses.wallet(holder),
      addresses.kept(seriesKey, holder),
      addresses.unitMint(seriesKey),
    ]);
    look.request([seriesAt, positionAt, walletAt, keptAt, mint]); // ends this run until all are loaded
    const looseUnits = mostOf(await readOwnAccounts({ addresses, look }, holder, mint));
    const series = requireOf(look.record(RECORDS.series, seriesAt), seriesKey);
    if (series === null) return NO_CLAIMS;
    const position = requireOf(look.record(RECORDS.position, positionAt), seriesKey, holder);
    const [view = null] = await readPositions(look, addresses, series, { seriesKey, positions: [position] });
    const supply = existingUnits(series, look.account(mint));
    const kept = requireOf(look.record(RECORDS.kept, keptAt), seriesKey);
    const due = claimsOf(series, view, { supply, looseUnits, kinds, now: look.now });
    const refund = kept === null ? [] : [{ kind: 'KEPT_BID_REFUND', amount: kept.amount } as const];
    const verified = look.record(RECORDS.wallet, walletAt)?.verified === true;
    const held = position === null ? 0n : locksOf(position).held;
    const released = held > 0n && verified ? [{ kind: 'RELEASED_UNITS', amount: held } as const] : [];
    return { due: [...released, ...due, ...refund], heldBack: held > 0n && !verified };
  }
  return { claims: (seriesKey, holder, kinds = ALL) => at((look) => read(look, seriesKey, holder, kinds)) };
}
