import type { Address } from '@income-series/protocol/address';
import type { CurvePositionOnChain, CurveTenderOnChain, StakeRefusal } from '@income-series/protocol/chain';
import { enumName } from '@income-series/protocol/chain-enums';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { CENSUS_WAIT } from '@income-series/protocol/policy';
import type { CurveReader } from '../../chains/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { type Addresses, kitAddress, ownAddress } from './addresses.ts';
import type { Series } from './generated/accounts/index.ts';
import { mostOf, readOwnAccounts } from './own-accounts.ts';
import { claimable, isRaised, pending, tenderState } from './payouts.ts';
import { type PositionView, readPositions } from './positions.ts';
import type { ReadAtSlot, SlotAccounts } from './reader-round.ts';
import { RECORDS, requireOf } from './records.ts';

const NOTHING_STAKED = { stakedUnits: 0n, pendingPayout: 0n, claimablePayout: 0n, tender: null } as const;

/** Creates a reader of a wallet's curve position; each read uses one slot. */
export function curvePositionReader(at: ReadAtSlot, addresses: Addresses): Required<CurveReader> {
  async function read(look: SlotAccounts, seriesKey: Bytes32, wallet: Address): Promise<CurvePositionOnChain | null> {
    const holder = kitAddress(wallet);
    const [seriesAt, positionAt, walletAt, mint] = await Promise.all([
      addresses.series(seriesKey),
      addresses.position(seriesKey, holder),
      addresses.wallet(holder),
      addresses.unitMint(seriesKey),
    ]);
    look.request([seriesAt, positionAt, walletAt]); // ends this run until all are loaded
    const looseUnits = mostOf(await readOwnAccounts({ addresses, look }, holder, mint));
    const series = requireOf(look.record(RECORDS.series, seriesAt), seriesKey);
    if (series === null || isRaised(series)) return null;
    const verified = look.record(RECORDS.wallet, walletAt)?.verified === true;
    const stakeRefusal = refusalOf(series, wallet, verified, look.now);
    const common = { looseUnits, stakeableUnits: stakeRefusal === null ? looseUnits : 0n, stakeRefusal, verified };
    const position = requireOf(look.record(RECORDS.position, positionAt), seriesKey, holder);
    if (position === null) return { ...common, ...NOTHING_STAKED };
    const [view] = await readPositions(look, addresses, series, { seriesKey, positions: [position] });
    if (!view) throw unavailable('PositionMissing');
    return {
      ...common,
      stakedUnits: position.staked,
      pendingPayout: pending(series, view.settled),
      claimablePayout: claimable(series, view, look.now),
      tender: tenderOf(series, view),
    };
  }
  return { curvePosition: (seriesKey, wallet) => at((look) => read(look, seriesKey, wallet)) };
}

/** Tests that a census of an ended quarter is due, before which the program refuses stakes (`require_no_census_due`). */
const isCensusDue = ({ nextCensus, nextPeriod, activatedAt }: Series, now: bigint): boolean =>
  nextCensus !== 0 &&
  nextCensus === nextPeriod &&
  now >= periodEnd(nextCensus as Period) &&
  now >= activatedAt + CENSUS_WAIT;

/** The first rule of the program, in its order, that refuses a stake of the wallet now; null if none does. */
function refusalOf(series: Series, wallet: Address, verified: boolean, now: bigint): StakeRefusal | null {
  if (!['ACTIVE', 'PAUSED'].includes(enumName('State', series.state))) return 'WRONG_STATE';
  if (ownAddress(series.issuer) === wallet) return 'ISSUER_WALLET';
  if (!verified) return 'NOT_ALLOWLISTED';
  return isCensusDue(series, now) ? 'CENSUS_MISSING' : null;
}

/** Null where no units are tendered; an open round that the end of the series voided leaves them staked as before. */
function tenderOf(series: Series, { position, round }: PositionView): CurveTenderOnChain | null {
  const state = tenderState(series, position);
  if (state === 'NONE') return null;
  const endsAt = position.round === series.round.number ? series.round.endsAt : null;
  const price = round?.price ?? series.round.price;
  const { accepted = null, payment = null } = round?.outcome ?? {};
  return {
    round: position.round,
    state,
    tenderedUnits: position.tendered,
    price,
    endsAt,
    acceptedUnits: accepted,
    payment,
  };
}
