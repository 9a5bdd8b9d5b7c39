import { toHex } from '@income-series/protocol/bytes';
import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import { yearOf } from '@income-series/protocol/period';
import type { AccountName, AccountState, CurveState, ProgramReader } from '../../domains/operations/model/ports.ts';
import { type Addresses, createAddresses, kitAddress, ownAddress } from './addresses.ts';
import { type SolanaPlace, solanaConfigOf } from './chain.ts';
import { createGuardedRpc } from './client.ts';
import { addressOfAccount } from './curve-account.ts';
import type { Series } from './generated/accounts/index.ts';
import { createRounds, MOST_NAMED, type ReadCommitment, type SlotAccounts } from './reader-round.ts';
import { hardshipOf } from './reader-series.ts';
import { RECORDS, requireOf } from './records.ts';

/** The states of a round of tenders, by the program's numbers. */
const ROUND_STATES = [null, 'OPEN', 'SETTLED', 'VOID'] as const;

const hex = (bytes: ArrayLike<number>) => toHex(Uint8Array.from(bytes));

/**
 * Reads the program's accounts in one slot, for the comparison with the index.
 *
 * @throws CHAIN_REFUSED for a cluster that the product refuses by name (mainnet-beta)
 */
export function createProgramReader(place: SolanaPlace, commitment: ReadCommitment): ProgramReader {
  const config = solanaConfigOf(place);
  const addresses = createAddresses(config.program);
  const at = createRounds(createGuardedRpc(config, { patient: true }), addresses, commitment);
  return {
    most: MOST_NAMED,
    addressesOf: (seriesKey, accounts) =>
      Promise.all(accounts.map(async (each) => ownAddress(await addressOfAccount(addresses, seriesKey, each)))),
    accounts: (names) =>
      at(async (look) => {
        const places = await Promise.all(names.map((name) => addressOf(addresses, name)));
        look.accounts(places);
        return names.map((name, i) => stateOf(look, name, places[i] as (typeof places)[number]));
      }),
  };
}

function addressOf(addresses: Addresses, name: AccountName) {
  if (name.table === 'series') return addresses.series(name.seriesKey);
  if (name.table === 'positions') return addresses.position(name.seriesKey, kitAddress(name.holder));
  return addresses.census(name.seriesKey, name.period);
}

function stateOf(look: SlotAccounts, name: AccountName, address: Awaited<ReturnType<typeof addressOf>>): AccountState {
  const { table, seriesKey } = name;
  if (table === 'series') {
    const series = requireOf(look.record(RECORDS.series, address), seriesKey);
    return { table, value: series && curveStateOf(series) };
  }
  if (table === 'positions') {
    const position = requireOf(look.record(RECORDS.position, address), seriesKey, kitAddress(name.holder));
    return { table, value: position && { staked: position.staked } };
  }
  const census = requireOf(look.record(RECORDS.census, address), seriesKey);
  return { table, value: census && { units: census.units } };
}

function curveStateOf(series: Series): CurveState {
  const state = enumName('State', series.state);
  const { currencyCode, indexingRule, firstPeriod, lastPeriod, unitsOffered, cap, paid, accrued, credit } = series;
  const { staked, amendmentNonce, trueupNonce, virtualQuote, virtualBase, threshold, deadline } = series;
  const { feeBps, treasuryBps, reserve, sold, feesHeld, proceeds, treasury, buyOut } = series;
  const { pauseNonce, extinguishNonce, extinguishment } = hardshipOf(series);
  return {
    state,
    closeReason: enumNameOrNull('CloseReason', series.closeReason),
    issuer: ownAddress(series.issuer),
    contractHash: hex(series.contractHash),
    termsCommitment: hex(series.termsCommitment),
    lastIncomeCommitment: lastIncomeOf(series),
    ...{ currencyCode, indexingRule, firstPeriod, lastPeriod, unitsOffered, cap, paid, accrued, credit },
    ...{ staked, amendmentNonce, trueupNonce, pauseNonce, extinguishNonce, extinguishment },
    pauseEnd: state === 'PAUSED' ? series.pause.endsAt : null,
    buyOut: buyOut.possibleAt === 0n ? null : { possibleAt: buyOut.possibleAt, lapsesAt: buyOut.lapsesAt },
    mint: ownAddress(series.mint),
    ...{ virtualQuote, virtualBase, threshold, deadline, feeBps, treasuryBps },
    ...{ reserve, sold, feesHeld, proceeds, treasury },
    round: roundOf(series),
  };
}

/**
 * The last report's income; undefined before the activation, and after a year's last quarter, when only the next prior is
 * stored.
 */
function lastIncomeOf({ activatedAt, lastReported, nextPeriod, expectedPrior }: Series) {
  if (activatedAt === 0n) return undefined;
  const isOfOneYear = nextPeriod !== 0 && (lastReported === 0 || yearOf(lastReported) === yearOf(nextPeriod));
  return isOfOneYear ? hex(expectedPrior) : undefined;
}

function roundOf({ round: { number, state: at, price, endsAt, tendered } }: Series): CurveState['round'] {
  const state = ROUND_STATES[at] ?? null;
  return number === 0 || state === null ? null : { number, state, price, endsAt, tendered };
}
