import type { ChainEnumName } from '../../core/chain-enums.ts';
import { LIQUIDITY_FLAGS, TIERS } from '../../core/report-kinds.ts';
import type { SourceKind as SourceKindName } from '../../core/source-kinds.ts';
import { numberEnum, storedEnum } from '../../graphql/enum-type.ts';

export const PeriodState = storedEnum<ChainEnumName<'PeriodState'>>(
  'PeriodState',
  'How far a quarter of a series is.',
  {
    UPCOMING: 'It is not over, or not the next one to report.',
    OPEN: 'It can be reported in time.',
    LATE: 'It can still be reported, late.',
    REPORTED: 'Its report was accepted.',
    MISSED: 'It was not reported in time.',
    DEFERRED: 'A pause put its report off.',
  },
);

export const SourceKind = storedEnum<SourceKindName>('SourceKind', 'Where an income figure came from.', {
  PAYROLL: 'An employer’s payroll.',
  BANK: 'A bank account.',
  INVOICING: 'An invoicing program.',
  PLATFORM: 'A platform that pays the issuer.',
});

export const LiquidityFlag = numberEnum(
  'LiquidityFlag',
  'Whether the income that was attested is cash.',
  LIQUIDITY_FLAGS,
  {
    CASH: 'It is: the payment falls due.',
    NON_CASH: 'It is not: the payment accrues.',
  },
);

export const ReportTier = numberEnum('ReportTier', 'What a report is attested by.', TIERS, {
  ROUTER: 'Tier 1: the on-chain income router, without proof or attestation.',
  ZKTLS: 'Tier 2: a zkTLS claim, attested by a verifier.',
  DOCUMENTS: 'Tier 3: documents, attested by an attestor.',
});
