import type { Address } from '../../core/address.ts';
import type { ReadAt } from '../../core/chain.ts';
import { enumName } from '../../core/chain-enums.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { type Addresses, kitAddress, ownAddress } from './addresses.ts';
import type { Series } from './generated/accounts/index.ts';
import { claimable, pending, tenderState } from './payouts.ts';
import { type PositionView, readPositions } from './positions.ts';
import type { At, Look } from './reader-round.ts';
import { RECORDS, readTokenAmount } from './records.ts';

/** Units that a wallet tendered in a round. */
export interface CurveTender {
  /** From 1 on. */
  readonly round: number;
  /** OPEN, or SETTLED and not claimed. */
  readonly state: 'OPEN' | 'SETTLED';
  readonly units: bigint;
  /** What the settled round accepts of them, and pays for them; null while it is open. */
  readonly acceptedUnits: bigint | null;
  readonly payment: bigint | null;
}

/** What a wallet has of a curve series, as the chain says at one block. Units in base lamports, money in base units. */
export interface CurvePositionOnChain {
  readonly stakedUnits: bigint;
  /** Of these units what has accrued and is not paid yet, without the fee; if the same units count when it is paid. */
  readonly pendingPayout: bigint;
  /** Everything that claims would pay now. */
  readonly claimablePayout: bigint;
  /** Units in the wallet's own token account that it could stake now: 0 unless the series is active and the wallet may. */
  readonly stakeableUnits: bigint;
  /** Units in the wallet's own token account. */
  readonly looseUnits: bigint;
  /** What it tendered last and has not claimed; null where there is nothing. */
  readonly tender: CurveTender | null;
  /** On the allowlist. */
  readonly verified: boolean;
}

export interface CurvePositionReader {
  /** Null for a series that the chain does not hold. */
  curvePosition(seriesKey: Bytes32, wallet: Address): Promise<ReadAt<CurvePositionOnChain | null>>;
}

/** Reads a wallet's curve position, all of it of one slot. */
export function curvePositionReader(at: At, addresses: Addresses): CurvePositionReader {
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
    const common = { looseUnits, stakeableUnits: mayStake ? looseUnits : 0n, tender: null, verified };
    const position = look.record(RECORDS.position, positionAt);
    if (position === null) return { ...common, stakedUnits: 0n, pendingPayout: 0n, claimablePayout: 0n };
    const [view] = await readPositions(look, addresses, series, { seriesKey, positions: [position] });
    if (!view) throw unavailable('PositionMissing');
    return {
      ...common,
      stakedUnits: position.staked,
      pendingPayout: pending(series, view.settled),
      claimablePayout: claimable(series, position, view),
      tender: tenderOf(series, view),
    };
  }
  return { curvePosition: (seriesKey, wallet) => at((look) => read(look, seriesKey, wallet)) };
}

function tenderOf(series: Series, { position, outcome }: PositionView): CurveTender | null {
  const state = tenderState(series, position);
  if (state === 'NONE') return null;
  const { accepted = null, payment = null } = outcome ?? {};
  return { round: position.round, state, units: position.tendered, acceptedUnits: accepted, payment };
}
