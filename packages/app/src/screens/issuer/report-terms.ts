// Checks the terms of a report without trust in the gateway, because a proof by terms that somebody chose reveals the income to them.
import { AppError, type IncomeReport, readTermsCommitment } from '@income-series/client';
import { namedContract } from '../../device/named-contract.ts';
import { readOwnNode } from '../../device/own-node.ts';
import { contractPin, keepPin, readPin } from '../../device/pins.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { kindOfChain } from '../../wallets/wallet.ts';
import type { DomainAnswer } from './sealing.ts';

/** A series whose terms are compared. */
export interface TermsPlace {
  readonly chain: string;
  readonly seriesKey: `0x${string}`;
  /** The signing domain that the gateway named, which has the contract. */
  readonly domain: DomainAnswer;
}

/** The source that confirms the terms of a series: the device's own node, or the terms that this browser kept. */
export type TermsSource = 'node' | 'kept';

/** The refusal to prove by terms that are not those of the series, or that the own node fails to confirm. */
class TermsError extends Error {
  override readonly name = 'TermsError';
}

/** The refusal to prove before the person has compared the terms with the contract, because this device cannot tell. */
export class UncheckedTermsError extends Error {
  override readonly name = 'UncheckedTermsError';
  /** True if this browser kept other terms. */
  readonly isChanged: boolean;
  readonly #keep: () => Promise<void>;
  constructor(isChanged: boolean, keep: () => Promise<void>) {
    super(
      isChanged
        ? 'The gateway names other terms than this browser knew, and no node of yours says which ones hold. Nothing was proven or sent.'
        : 'This device cannot tell whether these are the terms of the series. Nothing was proven or sent.',
    );
    this.isChanged = isChanged;
    this.#keep = keep;
  }

  /** The person has compared the terms, and this browser knows them from now on. */
  accept(): Promise<void> {
    return this.#keep();
  }
}

const nameOf = ({ chain, seriesKey }: TermsPlace) => `terms ${seriesKey} ${chain}`;

/** The own node's answer about terms. It is `unknown` without a node, or at a contract that the gateway alone has named. */
type NodeAnswer = 'same' | 'different' | 'unknown';

async function askOwnNode(person: PersonSession, place: TermsPlace, commitment: string): Promise<NodeAnswer> {
  const { chain, seriesKey, domain } = place;
  const node = await readOwnNode(person, chain);
  const pin = await readPin(contractPin(chain, kindOfChain(chain) === 'solana' ? 'program' : 'hub')[0]);
  const contract = pin?.value ?? namedContract(domain);
  if (node === null || contract === null) return 'unknown';
  if ((await readTermsCommitment({ chain, contract, seriesKey }, node)) !== commitment) return 'different';
  // A contract without a pin may be the gateway's own, which can have any terms.
  return pin === null ? 'unknown' : 'same';
}

/**
 * Requires that a commitment is that of the series' terms. The device's own node decides, at the contract that this browser saw first,
 * and terms that it confirms are kept. If it cannot answer, kept terms decide.
 * @throws TermsError if the node contradicts, or fails while no equal terms are kept; UncheckedTermsError if neither decides
 */
export async function requireTerms(
  person: PersonSession,
  place: TermsPlace,
  commitment: `0x${string}`,
): Promise<TermsSource> {
  const keptPin = await readPin(nameOf(place));
  const keep = () => keepPin(nameOf(place), commitment);
  let answer: NodeAnswer;
  try {
    answer = await askOwnNode(person, place, commitment);
  } catch (error) {
    if (keptPin?.value === commitment) return 'kept';
    if (!(error instanceof AppError)) throw error;
    throw new TermsError(
      'Your own node does not say which terms the series has, so nothing was proven or sent. Put the wallet on the network of the series, and try again.',
      { cause: error },
    );
  }
  if (answer === 'different')
    throw new TermsError(
      'The gateway names other terms than the series has on the chain, as your own node says. A proof by them could show your income, so nothing was proven or sent.',
    );
  if (answer === 'same') {
    await keep();
    return 'node';
  }
  if (keptPin?.value === commitment) return 'kept';
  throw new UncheckedTermsError(keptPin !== null, keep);
}

/** A series as the page of its report reads it. */
interface AnsweredSeries {
  readonly chain: string;
  readonly key: `0x${string}`;
  readonly reportBasis?: { readonly domain: DomainAnswer } | null | undefined;
}

export const termsPlace = ({ chain, key, reportBasis }: AnsweredSeries): TermsPlace => ({
  chain,
  seriesKey: key,
  domain: reportBasis?.domain ?? {},
});

/**
 * Requires that a proven report is of this series and quarter, and by its terms, before any of it leaves the device.
 * @throws TermsError, UncheckedTermsError
 */
export async function requireReport(
  person: PersonSession,
  series: AnsweredSeries,
  period: string,
  report: IncomeReport,
): Promise<void> {
  if (report.seriesKey !== series.key || `${report.period}` !== period.replace('-Q', ''))
    throw new TermsError('The proof is of another series or another quarter, so nothing was sent.');
  await requireTerms(person, termsPlace(series), `0x${BigInt(report.signals[0]).toString(16).padStart(64, '0')}`);
}
