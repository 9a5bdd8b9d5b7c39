import type { CurveReader } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { CurvePositionOnChain, CurveTenderOnChain } from '../../core/chain.ts';
import { enumName } from '../../core/chain-enums.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type Addresses, kitAddress, ownAddress } from './addresses.ts';
import type { Position, Series } from './generated/accounts/index.ts';
import { claimable, neededCensus, pending, redeemable, settle } from './payouts.ts';
import type { At, Look } from './reader-round.ts';
import { RECORDS, readTokenAmount } from './records.ts';

/** Of a round's states, by its number. */
const OPEN = 1;

const NOTHING_STAKED = { stakedUnits: 0n, pendingPayout: 0n, claimablePayout: 0n, tender: null } as const;

/** Reads a wallet's curve position, all of it of one slot. */
export function curvePositionReader(at: At, addresses: Addresses): Required<CurveReader> {
  async function read(look: Look, seriesKey: Bytes32, wallet: Address): Promise<CurvePositionOnChain | null> {
    const holder = kitAddress(wallet);
    const [seriesAt, positionAt, walletAt, mint] = await Promise.all([
      addresses.series(seriesKey),
      addresses.position(seriesKey, holder),
      addresses.wallet(holder),
      addresses.unitMint(seriesKey),
    ]);
    const unitsAt = await addresses.tokenAccount(holder, mint);
    look.accounts([seriesAt, positionAt, walletAt, unitsAt]);
    const series = look.record(RECORDS.series, seriesAt);
    if (series === null) return null;
    const verified = look.record(RECORDS.wallet, walletAt)?.verified === true;
    const looseUnits = readTokenAmount(look.account(unitsAt));
    const mayStake = verified && enumName('State', series.state) === 'ACTIVE' && ownAddress(series.issuer) !== wallet;
    const common = { looseUnits, stakeableUnits: mayStake ? looseUnits : 0n, verified };
    const position = look.record(RECORDS.position, positionAt);
    if (position === null) return { ...common, ...NOTHING_STAKED };
    const period = neededCensus(series, position);
    const census = period === null ? null : look.record(RECORDS.census, await addresses.census(seriesKey, period));
    const settled = settle(series, position, census);
    return {
      ...common,
      stakedUnits: position.staked,
      pendingPayout: pending(series, settled),
      claimablePayout: claimable(series, position, settled),
      tender: await tenderOf(look, seriesKey, series, position),
    };
  }

  /** Null where no units are tendered; an open round that the end of the series voided leaves them staked as before. */
  async function tenderOf(
    look: Look,
    seriesKey: Bytes32,
    { round: last }: Series,
    { round, tendered }: Position,
  ): Promise<CurveTenderOnChain | null> {
    if (tendered === 0n) return null;
    const ofLast = round === last.number;
    if (ofLast && last.state === OPEN) {
      const { price, endsAt } = last;
      return { round, state: 'OPEN', tenderedUnits: tendered, price, endsAt, acceptedUnits: null, payment: null };
    }
    const settled = look.record(RECORDS.tenderRound, await addresses.tenderRound(seriesKey, round));
    if (settled === null) return null;
    const endsAt = ofLast ? last.endsAt : null;
    const { price } = settled;
    return { round, state: 'SETTLED', tenderedUnits: tendered, price, endsAt, ...redeemable(settled, tendered) };
  }
  return { curvePosition: (seriesKey, wallet) => at((look) => read(look, seriesKey, wallet)) };
}
