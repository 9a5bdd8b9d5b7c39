import type { Address } from '@income-series/protocol/address';
import type { CurveOffer } from '@income-series/protocol/curve-rules';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { SeriesOffer } from '@income-series/protocol/raise-rules';
import type { ChainReader } from '../../../chains/index.ts';
import type { WalletChain } from '../../account/index.ts';

/** The kind of a contract: for the issue of a series, or for a backer's participation. */
export type ContractKind = 'SERIES' | 'PARTICIPATION';

/** The templates of contracts. A contract of the kind SERIES uses CURVE if the units are sold on a curve. */
export const TEMPLATE_KINDS = ['SERIES', 'CURVE', 'PARTICIPATION'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** The payment token, in whose base units all amounts are. */
export interface ContractToken {
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * The public figures that the contract of every series states, besides the figures of its sale. The contract states the private terms only by
 * their commitment, because admins read signed contracts but not the terms.
 */
interface DraftedFigures {
  readonly chain: string;
  readonly token: ContractToken;
  readonly issuer: Address;
  readonly seriesKey: Bytes32;
  readonly termsCommitment: Bytes32;
}

/** The figures in the contract of a series whose units are sold in a raise. */
export interface SeriesFigures extends DraftedFigures, SeriesOffer {
  readonly kind: 'SERIES';
  readonly routed: boolean;
}

/** The figures in the contract of a series whose units are sold on a curve. */
export interface CurveContractFigures extends DraftedFigures, CurveOffer {
  readonly kind: 'CURVE';
}

/** The figures in a backer's participation agreement. */
export interface ParticipationFigures {
  readonly kind: 'PARTICIPATION';
  readonly chain: string;
  readonly token: ContractToken;
  readonly wallet: Address;
}

/** The figures that a contract states. */
export type ContractFigures = SeriesFigures | CurveContractFigures | ParticipationFigures;

/** A template that contracts are rendered from. A released version never changes. */
export interface ContractTemplate {
  readonly version: number;
  /** The SHA-256 hash of the template's file. */
  readonly hash: Bytes32;
}

/** Renders contracts. */
export interface ContractRenderer {
  /** The template in use for each kind. */
  readonly templates: Readonly<Record<TemplateKind, ContractTemplate>>;
  /** Renders a PDF from the template in use. The same figures and template give the same bytes on every machine. */
  render(figures: ContractFigures): Promise<Uint8Array>;
}

/** The parts of a chain that contracts need. */
export type ContractChain = WalletChain & Pick<ChainReader, 'paymentToken'>;
