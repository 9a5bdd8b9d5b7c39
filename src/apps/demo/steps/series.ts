import type { Address } from '@income-series/protocol/address';
import { currencyCode } from '@income-series/protocol/currency';
import { type Period, printPeriod } from '@income-series/protocol/period';
import { timeOf } from '../clock.ts';
import type { Actor } from './actor.ts';

/** The terms of a series as its issuer drafts them. The first three are private. */
export interface DraftTerms {
  readonly theta: bigint;
  /** WAD. */
  readonly shareRate: bigint;
  readonly termsSalt: bigint;
  readonly currencyCode: number;
  /** Whole units. */
  readonly unitsOffered: bigint;
  readonly firstPeriod: Period;
  readonly lastPeriod: Period;
}

/** The fields of `draftSeries` that a raise and a curve have in common. */
export const termsInput = (terms: DraftTerms) => ({
  theta: `${terms.theta}`,
  shareRate: `${terms.shareRate}`,
  termsSalt: `${terms.termsSalt}`,
  currency: currencyCode(terms.currencyCode),
  indexingRule: 'NONE',
  unitsOffered: `${terms.unitsOffered}`,
  firstPeriod: printPeriod(terms.firstPeriod),
  lastPeriod: printPeriod(terms.lastPeriod),
});

/** A raise, in base units of the payment token and unix seconds. */
export interface RaiseOffer {
  readonly reservePrice: bigint;
  readonly maxUnitsPerBid: bigint;
  readonly minRaise: bigint;
  readonly cap: bigint;
  readonly commitEndsAt: bigint;
  readonly revealEndsAt: bigint;
  readonly gateEndsAt: bigint;
}

/** The field `raise` of `draftSeries`: two winners at least, and seven tenths of the units at most for one. */
export const raiseInput = (figures: RaiseOffer) => ({
  reservePrice: `${figures.reservePrice}`,
  maxUnitsPerBid: `${figures.maxUnitsPerBid}`,
  minRaise: `${figures.minRaise}`,
  minHolders: 2,
  concentrationBps: 7_000,
  cap: `${figures.cap}`,
  commitEndsAt: timeOf(figures.commitEndsAt),
  revealEndsAt: timeOf(figures.revealEndsAt),
  gateEndsAt: timeOf(figures.gateEndsAt),
});

/** A contract that a wallet signed and the service took back. */
export interface SignedContract {
  readonly id: string;
  /** SHA-256 of the document. */
  readonly hash: string;
  /** The size of the document. */
  readonly bytes: number;
}

type Signer = Pick<Actor<Address>, 'act' | 'sign'>;

/** Signs a rendered contract. The document goes back byte for byte, with the wallet's signature of the text. */
async function signContract({ act, sign }: Signer, mutation: string, input: object): Promise<SignedContract> {
  const { contractSession, document, documentHash, text } = await act(
    mutation,
    input,
    '... on RenderContractPayload { contractSession { id } document documentHash text }',
  );
  const { id } = contractSession as { readonly id: string };
  const signature = await sign(String(text));
  await act('uploadSignedContract', { id, document, signature });
  return { id, hash: String(documentHash), bytes: Buffer.from(String(document), 'base64').length };
}

export const signSeriesContract = (issuer: Signer, draftId: string): Promise<SignedContract> =>
  signContract(issuer, 'renderSeriesContract', { id: draftId });

export const signParticipation = (backer: Signer & Pick<Actor<Address>, 'address'>): Promise<SignedContract> =>
  signContract(backer, 'renderParticipationContract', { wallet: backer.address });
