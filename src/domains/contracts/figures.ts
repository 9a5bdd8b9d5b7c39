import type { PaymentToken } from '../../chains/index.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { figuresOf } from '../series/index.ts';
import type { ContractToken, CurveContractFigures, SeriesFigures } from './ports.ts';

/** The columns of a draft that its contract states, and those that bind the contract to it. */
export const STATED = {
  version: true,
  state: true,
  chain: true,
  issuer: true,
  seriesKey: true,
  termsCommitment: true,
  currencyCode: true,
  indexingRule: true,
  unitsOffered: true,
  raise: true,
  curve: true,
} as const;
export type StatedDraft = Prisma.SeriesDraftGetPayload<{ select: typeof STATED }>;

/** As a contract names the token: by its address, where it answers no symbol that can be shown. */
export const contractToken = ({ symbol, address, decimals }: PaymentToken): ContractToken => ({
  symbol: symbol ?? address,
  decimals,
});

/** What the contract of a draft states: its public figures. */
export function seriesFigures(draft: StatedDraft, token: ContractToken): SeriesFigures | CurveContractFigures {
  const { chain, issuer, seriesKey, termsCommitment } = draft;
  const { raise, curve, routed, ...figures } = figuresOf(draft);
  const common = { chain, token, issuer, seriesKey, termsCommitment, ...figures };
  return curve === null ? { kind: 'SERIES', ...common, routed, ...raise } : { kind: 'CURVE', ...common, ...curve };
}
