import type { ChainEnumName } from '../../core/chain-enums.ts';
import { LIQUIDITY_FLAGS, TIERS } from '../../core/report-kinds.ts';
import type { SourceKind as SourceKindName } from '../../core/source-kinds.ts';
import { numberEnum, storedEnum } from '../../graphql/enum-type.ts';

export const PeriodState = storedEnum<ChainEnumName<'PeriodState'>>(
  'PeriodState',
  'A state of a quarter of a series.',
  {
    UPCOMING: 'It is not over, or not the next quarter to report.',
    OPEN: 'It can be reported in time.',
    LATE: 'Its report is late and can still be made.',
    REPORTED: 'Its report was accepted.',
    MISSED: 'Its report was not made in time.',
    DEFERRED: 'A pause deferred its report.',
  },
);

export const SourceKind = storedEnum<SourceKindName>('SourceKind', 'A kind of income source.', {
  PAYROLL: 'An employer’s payroll.',
  BANK: 'A bank account.',
  INVOICING: 'An invoicing program.',
  PLATFORM: 'A platform that pays the issuer.',
});

export const LiquidityFlag = numberEnum('LiquidityFlag', 'Whether attested income was cash.', LIQUIDITY_FLAGS, {
  CASH: 'The income was cash, and the payment falls due.',
  NON_CASH: 'The income was not cash, and the payment accrues.',
});

export const ReportTier = numberEnum('ReportTier', 'A tier of reports, by how the income is attested.', TIERS, {
  ROUTER: 'Tier 1: the on-chain income router, without a proof or an attestation.',
  ZKTLS: 'Tier 2: a zkTLS claim, attested by a verifier.',
  DOCUMENTS: 'Tier 3: documents, attested by an attestor.',
});
