import type { ChainReader } from '../../chains/index.ts';
import type { Address } from '../../core/address.ts';
import type { CurveOffer } from '../../core/curve-rules.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { SeriesOffer } from '../../core/raise-rules.ts';
import type { WalletChain } from '../account/index.ts';

/** What a contract is about: the issue of a series, or a backer's participation. */
export type ContractKind = 'SERIES' | 'PARTICIPATION';

/** The texts that there are: a contract of the kind `SERIES` is of the second where the units are sold on a curve. */
export const TEMPLATE_KINDS = ['SERIES', 'CURVE', 'PARTICIPATION'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The token that money is paid in, whose base units every amount is given in. */
export interface ContractToken {
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * What the agreement and the charter of every series state besides the figures of its sale: all of it is public. The private
 * terms are stated by their commitment alone, since an admin reads the signed contract and nobody but issuer and eligible
 * backers the terms.
 */
interface DraftedFigures {
  readonly chain: string;
  readonly token: ContractToken;
  readonly issuer: Address;
  readonly seriesKey: Bytes32;
  readonly termsCommitment: Bytes32;
}

/** Of a series whose units are raised. */
export interface SeriesFigures extends DraftedFigures, SeriesOffer {
  readonly kind: 'SERIES';
  readonly routed: boolean;
}

/** Of a series whose units are sold on a curve. */
export interface CurveContractFigures extends DraftedFigures, CurveOffer {
  readonly kind: 'CURVE';
}

/** What a backer's participation agreement states. */
export interface ParticipationFigures {
  readonly kind: 'PARTICIPATION';
  readonly chain: string;
  readonly token: ContractToken;
  readonly wallet: Address;
}

export type ContractFigures = SeriesFigures | CurveContractFigures | ParticipationFigures;

/** The text that a contract is rendered from. A version that was released never changes. */
export interface ContractTemplate {
  readonly version: number;
  /** SHA-256 of the template's file. */
  readonly hash: Bytes32;
}

/** Renders contracts. */
export interface ContractRenderer {
  /** Those in use. */
  readonly templates: Readonly<Record<TemplateKind, ContractTemplate>>;
  /** A PDF, by the template in use: the same bytes for the same figures and template, on every machine. */
  render(figures: ContractFigures): Promise<Uint8Array>;
}

/** What a contract asks of the chain that its wallet is on. */
export type ContractChain = WalletChain & Pick<ChainReader, 'paymentToken'>;
