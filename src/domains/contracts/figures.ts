import type { PaymentToken } from '../../chains/index.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { figuresOf } from '../series/index.ts';
import type { ContractToken, CurveContractFigures, SeriesFigures } from './model/ports.ts';

/** The columns of a draft that its contract states, and its version and state. */
export const STATED_COLUMNS = {
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
export type StatedDraft = Prisma.SeriesDraftGetPayload<{ select: typeof STATED_COLUMNS }>;

/** The payment token as a contract names it: by its symbol, or by its address if it has no symbol that can be shown. */
export const contractToken = ({ symbol, address, decimals }: PaymentToken): ContractToken => ({
  symbol: symbol ?? address,
  decimals,
});

/** The public figures of a draft, which its contract states. */
export function seriesFigures(draft: StatedDraft, token: ContractToken): SeriesFigures | CurveContractFigures {
  const { chain, issuer, seriesKey, termsCommitment } = draft;
  const { raise, curve, routed, ...figures } = figuresOf(draft);
  const common = { chain, token, issuer, seriesKey, termsCommitment, ...figures };
  return curve === null ? { kind: 'SERIES', ...common, routed, ...raise } : { kind: 'CURVE', ...common, ...curve };
}
