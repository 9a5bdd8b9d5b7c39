import type { ChainEnumName } from '@income-series/protocol/chain-enums';
import { LIQUIDITY_FLAGS, TIERS } from '@income-series/protocol/report-kinds';
import type { SourceKind as SourceKindName } from '../../../core/source-kinds.ts';
import { numberEnum, storedEnum } from '../../../graphql/enum-type.ts';

export const PeriodState = storedEnum<ChainEnumName<'PeriodState'>>(
  'PeriodState',
  'A state of a quarter of a series.',
  {
    UPCOMING: 'The quarter is not over, or not the next one to report.',
    OPEN: 'The quarter can be reported in time.',
    LATE: 'The quarter can still be reported, late.',
    REPORTED: 'The quarter’s report was accepted.',
    MISSED: 'The quarter was not reported in time.',
    DEFERRED: 'A pause deferred the quarter’s report.',
  },
);

export const SourceKind = storedEnum<SourceKindName>('SourceKind', 'A kind of income source.', {
  PAYROLL: 'An employer’s payroll.',
  BANK: 'A bank account.',
  INVOICING: 'An invoicing program.',
  PLATFORM: 'A platform that pays the issuer.',
});

export const LiquidityFlag = numberEnum(
  'LiquidityFlag',
  'A flag that says whether attested income was cash.',
  LIQUIDITY_FLAGS,
  {
    CASH: 'The income was cash, and the payment falls due.',
    NON_CASH: 'The income was not cash, and the payment accrues.',
  },
);

export const ReportTier = numberEnum('ReportTier', 'A tier of reports, by how the income is attested.', TIERS, {
  ROUTER: 'Tier 1: the on-chain income router, without a proof or an attestation.',
  ZKTLS: 'Tier 2: a zkTLS claim, attested by a verifier.',
  DOCUMENTS: 'Tier 3: documents, attested by an attestor.',
});
