import { toHex } from '@income-series/protocol/bytes';
import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import { yearOf } from '@income-series/protocol/period';
import type { Address } from '@solana/kit';
import type {
  AccountName,
  AccountState,
  CurveState,
  ProgramReader,
  RaiseState,
} from '../../domains/operations/model/ports.ts';
import { type Addresses, createAddresses, kitAddress, ownAddress } from './addresses.ts';
import { type SolanaPlace, solanaConfigOf } from './chain.ts';
import { createGuardedRpc } from './client.ts';
import type { Raise, Series } from './generated/accounts/index.ts';
import { isRaised, locksOf } from './payouts.ts';
import { createRounds, MOST_NAMED, type ReadCommitment, type SlotAccounts } from './reader-round.ts';
import { hardshipOf, OPEN_RAISE, phaseOf } from './reader-series.ts';
import { BOOKS, RECORDS, readBook, readTokenAmount, requireOf } from './records.ts';
import { readRemains } from './remains.ts';
import { isRouted, uncountedOf } from './routing.ts';
import { addressOfAccount } from './series-account.ts';

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
  const guarded = createGuardedRpc(config, { patient: true });
  const at = createRounds(guarded, addresses, commitment);
  return {
    most: Math.floor(MOST_NAMED / 2),
    addressesOf: (seriesKey, accounts) =>
      Promise.all(accounts.map(async (each) => ownAddress(await addressOfAccount(addresses, seriesKey, each)))),
    async uncounted(seriesKeys) {
      const { value } = await at(async (look) => {
        const places = await Promise.all(
          seriesKeys.map((key) => Promise.all([addresses.router(key), addresses.receipts(key)])),
        );
        look.request(places.flat());
        return places.map(([router, receipts]) => {
          const books = readBook(BOOKS.router, look.account(router), addresses.program);
          return books === null ? 0n : uncountedOf(books, readTokenAmount(look.account(receipts)));
        });
      });
      return value;
    },
    remainsOf: (names) => readRemains(guarded, addresses, names, commitment),
    accounts: (names) =>
      at(async (look) => {
        const places = await Promise.all(names.map((name) => placeOf(addresses, name)));
        look.request(places.flatMap(({ at: account, raise }) => (raise === null ? [account] : [account, raise])));
        return names.map((name, i) => stateOf(look, name, places[i] as Place));
      }),
  };
}

/** The addresses of a named account and, for a series, of its raise. */
interface Place {
  readonly at: Address;
  readonly raise: Address | null;
}

/** Derives the addresses of a named account. */
async function placeOf(addresses: Addresses, name: AccountName): Promise<Place> {
  const { seriesKey } = name;
  if (name.table === 'positions')
    return { at: await addresses.position(seriesKey, kitAddress(name.holder)), raise: null };
  if (name.table === 'curve_census') return { at: await addresses.census(seriesKey, name.period), raise: null };
  return { at: await addresses.series(seriesKey), raise: await addresses.raise(seriesKey) };
}

/** The state of a named account; its value is null if the account does not exist. */
function stateOf(look: SlotAccounts, name: AccountName, { at: address, raise }: Place): AccountState {
  const { table, seriesKey } = name;
  if (table === 'series') {
    const series = requireOf(look.record(RECORDS.series, address), seriesKey);
    if (series === null || !isRaised(series)) return { table, value: series && curveStateOf(series) };
    const raiseRecord = raise && requireOf(look.record(RECORDS.raise, raise), seriesKey);
    return { table, value: raiseStateOf(series, raiseRecord, look.now) };
  }
  if (table === 'positions') {
    const position = requireOf(look.record(RECORDS.position, address), seriesKey, kitAddress(name.holder));
    return { table, value: position && { staked: position.staked, ...locksOf(position) } };
  }
  const census = requireOf(look.record(RECORDS.census, address), seriesKey);
  return { table, value: census && { units: census.units } };
}

/** The state that both kinds of series have. */
function commonOf(series: Series) {
  const state = enumName('State', series.state);
  const { currencyCode, indexingRule, firstPeriod, lastPeriod, unitsOffered, cap, paid, accrued, credit } = series;
  const { amendmentNonce, trueupNonce, buyOut } = series;
  const { pauseNonce, extinguishNonce, extinguishment } = hardshipOf(series);
  return {
    state,
    closeReason: enumNameOrNull('CloseReason', series.closeReason),
    issuer: ownAddress(series.issuer),
    contractHash: hex(series.contractHash),
    termsCommitment: hex(series.termsCommitment),
    lastIncomeCommitment: lastIncomeOf(series),
    ...{ currencyCode, indexingRule, firstPeriod, lastPeriod, unitsOffered, cap, paid, accrued, credit },
    ...{ amendmentNonce, trueupNonce, pauseNonce, extinguishNonce, extinguishment },
    pauseEnd: state === 'PAUSED' ? series.pause.endsAt : null,
    buyOut: buyOut.possibleAt === 0n ? null : { possibleAt: buyOut.possibleAt, lapsesAt: buyOut.lapsesAt },
  };
}

/** The state of a series on a curve. */
function curveStateOf(series: Series): CurveState {
  const { staked, virtualQuote, virtualBase, threshold, deadline } = series;
  const { feeBps, treasuryBps, reserve, sold, feesHeld, proceeds, treasury } = series;
  return {
    ...commonOf(series),
    sale: 'CURVE',
    mint: ownAddress(series.mint),
    ...{ staked, virtualQuote, virtualBase, threshold, deadline, feeBps, treasuryBps },
    ...{ reserve, sold, feesHeld, proceeds, treasury },
    round: roundOf(series),
  };
}

/** The state of a raised series. `raise` is null once the raise is over and its account was closed. */
function raiseStateOf(series: Series, raise: Raise | null, now: bigint): RaiseState {
  return {
    ...commonOf(series),
    sale: 'RAISE',
    routed: isRouted(series),
    phase: raise?.status === OPEN_RAISE ? undefined : phaseOf(series, raise, now),
    unitsOutstanding: series.staked,
    feesHeld: series.feesHeld + (raise?.feesHeld ?? 0n),
    clearing: clearingOf(raise),
  };
}

/** The raise's clearing: null before it clears; undefined for a failed or closed raise, which may have cleared before. */
function clearingOf(raise: Raise | null): RaiseState['clearing'] {
  const phase = raise === null ? 'FAILED' : enumName('Phase', raise.status + 1);
  if (raise === null || phase === 'FAILED') return undefined;
  if (phase !== 'GATE' && phase !== 'DONE') return null;
  const { price, sold } = raise.settlement;
  return { price, units: sold, proceeds: price * sold };
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
