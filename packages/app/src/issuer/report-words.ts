import { readMoney } from '../formats.ts';
import type { DocumentsCaseFragment, ReportScreenQuery } from '../generated/operations.ts';
import { minorDigits } from '../series/income.ts';

type Series = NonNullable<ReportScreenQuery['series']>;
type Basis = NonNullable<Series['reportBasis']>;

const BEYOND: Readonly<Record<Exclude<Basis['periodState'], 'OPEN' | 'LATE'>, string>> = {
  REPORTED: 'This quarter is reported. What it pays is with the holders, who claim it.',
  UPCOMING: 'This quarter cannot be reported yet: it is not over, or an earlier one comes first.',
  MISSED: 'This quarter was marked as missed, so it takes no report any more.',
  DEFERRED: 'A pause put this quarter off. It is reported after the pause.',
};

/** The reason why a quarter takes no report now, in a sentence; null while it takes one. */
export function closedWhy({ reportBasis, routed, issuer }: Series, wallet: string | undefined): string | null {
  if (wallet !== issuer) return 'Its issuer reports this series. You are signed in with another wallet.';
  if (reportBasis === null) return 'The chain does not answer now. This screen reads again by itself.';
  if (routed)
    return 'The income of this series comes through the router, which counts it on the chain. Its report is a button on the series’ screen under Series.';
  const { periodState } = reportBasis;
  return periodState === 'OPEN' || periodState === 'LATE' ? null : BEYOND[periodState];
}

/** The case that is under way: the newest one that is not over. Null if there is none. */
export const presentCase = (cases: readonly DocumentsCaseFragment[]): DocumentsCaseFragment | null =>
  cases.find(({ state }) => state === 'OPEN' || state === 'ATTESTED') ?? null;

/** The rate by which a report is proven now: the chain's rate, or the rate that an attestor signed if the chain has none. */
export const rateOf = ({ fxStale, fxRate, fallbackRate }: Basis): string | null => (fxStale ? fallbackRate : fxRate);

const [UNITS, RATE] = [1, 2] as const;

/** Says whether the proof of a case still fits the chain. If the units or the rate changed since, it is made again with the same figure. */
export function isProofCurrent({ proof }: DocumentsCaseFragment, basis: Basis): boolean {
  const signals = proof?.publicSignals ?? [];
  return signals[UNITS] === basis.unitsOutstanding && signals[RATE] === rateOf(basis);
}

/** Reads an income that a person typed, in minor units of its currency; null for any other text. */
export const readIncome = (text: string, currency: string): bigint | null => readMoney(text, minorDigits(currency));

/** The documents of a case: how many there may be, and how large, because they are sealed and sent one by one. */
export const DOCUMENTS = { most: 16, bytes: 240_000 } as const;

export type AttestorField = 'attestor' | 'files';

/** The fault of a figure as a sentence for its field; null if there is none. */
export const figureFault = (text: string, currency: string): string | null =>
  readIncome(text, currency) === null
    ? `Enter an amount of ${currency} with at most ${minorDigits(currency)} decimals, as 12,500.00.`
    : null;

/** The choices of what goes to an attestor. */
interface AttestorChoice {
  /** The attestor's key; empty while none is chosen. */
  readonly attestor: string;
  readonly files: readonly { readonly size: number }[];
}

/** The faults of what goes to an attestor, by field. */
export function attestorFaults({ attestor, files }: AttestorChoice): Readonly<Partial<Record<AttestorField, string>>> {
  return {
    ...(attestor === '' && { attestor: 'Choose the attestor who is to read your documents.' }),
    ...(files.length > DOCUMENTS.most && { files: `Choose at most ${DOCUMENTS.most} files.` }),
    ...(files.some(({ size }) => size > DOCUMENTS.bytes) && { files: 'One of the files is larger than 240 kB.' }),
  };
}
