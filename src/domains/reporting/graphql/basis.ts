import type { Bytes32 } from '@income-series/protocol/hex';
import DataLoader from 'dataloader';
import { RESPONSE_ONLY } from 'field-access';
import { byChain, byWallet } from '../../../graphql/access/index.ts';
import { FX_FALLBACK } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { NODE_ROUND } from '../../../graphql/cost.ts';
import { Series } from '../../series/graphql/series.ts';
import type { ReportBasis as ReportBasisModel } from '../index.ts';
import { PeriodState } from './enums.ts';

/** Access to values that are read from the chain for the answer and stored nowhere. They are public, because the chain is
 * public. */
const onchain = { ...RESPONSE_ONLY, storedIn: 'onchain', onchain: true } as const;

export const SigningDomain = builder.objectRef<ReportBasisModel['domain']>('SigningDomain').implement({
  description:
    'The EIP-712 domain of every signed message, with name "IncomeSeries" and version "1". On a Solana cluster it ' +
    'has a salt: keccak-256 over genesis hash and program.',
  fields: (t) => ({
    chainId: t.int({
      description: 'The chain id; null on a Solana cluster.',
      access: onchain,
      resolve: (domain) => (domain.kind === 'evm' ? domain.chainId : null),
    }),
    verifyingContract: t.field({
      type: 'Address',
      description: 'The address of the verifying contract; null on a Solana cluster.',
      access: onchain,
      resolve: (domain) => (domain.kind === 'evm' ? domain.verifyingContract : null),
    }),
    genesisHash: t.field({
      type: 'Bytes32',
      description: 'The genesis hash of the cluster, in hexadecimal; null on an EVM chain.',
      access: onchain,
      resolve: (domain) => (domain.kind === 'solana' ? domain.genesisHash : null),
    }),
    program: t.field({
      type: 'Bytes32',
      description: 'The address of the program, in hexadecimal; null on an EVM chain.',
      access: onchain,
      resolve: (domain) => (domain.kind === 'solana' ? domain.programId : null),
    }),
  }),
});

const ReportBasis = builder.objectRef<ReportBasisModel>('ReportBasis').implement({
  description: 'The values that a report of a quarter must build on, read from the chain now.',
  access: { subjects: { issuer: byWallet('issuer'), attestor: byChain('chain') } },
  fields: (t) => ({
    periodState: t.expose('periodState', {
      type: PeriodState,
      nullable: false,
      description: 'The state of the quarter. A report is accepted in OPEN and LATE.',
      access: onchain,
    }),
    unitsOutstanding: t.expose('unitsOutstanding', {
      type: 'Units',
      nullable: false,
      description: 'The units that the report pays for.',
      access: onchain,
    }),
    priorIncomeCommitment: t.expose('priorIncomeCommitment', {
      type: 'Bytes32',
      nullable: false,
      description: 'The prior income commitment that the chain expects.',
      access: onchain,
    }),
    fxRate: t.expose('fxRate', {
      type: 'Wad',
      nullable: false,
      description:
        'The FX rate at the quarter’s end: base units of the payment token for one minor unit of the income ' +
        'currency. If the quarter is not over or has no rate: the feed’s last rate before its end, or 0.',
      access: onchain,
    }),
    fxUpdatedAt: t.expose('fxUpdatedAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When the feed published its last rate before the quarter’s end.',
      access: onchain,
    }),
    fxStale: t.exposeBoolean('fxStale', {
      nullable: false,
      description:
        'True if the quarter is over and has no rate: the contract does not accept `fxRate`, so prove with ' +
        '`fallbackRate`.',
      access: onchain,
    }),
    fallbackRate: t.expose('fallbackRate', {
      type: 'Wad',
      description:
        'The rate that an attestor signed for this quarter; null if no attestor signed one, or if the chain already ' +
        'has a rate for the quarter.',
      access: { ...FX_FALLBACK, storedIn: 'fx_fallback_signatures.rate' },
    }),
    verifierUrl: t.exposeString('verifierUrl', {
      description:
        'The address of the verifier to which the device sends claim and openings; null if the operator configured ' +
        'none.',
      access: RESPONSE_ONLY,
    }),
    domain: t.field({
      type: SigningDomain,
      nullable: false,
      description: 'The EIP-712 domain in which an attestation is signed.',
      access: 'traverse',
      resolve: ({ domain }) => domain,
    }),
  }),
});

interface BasisKey {
  readonly chain: string;
  readonly key: Bytes32;
  readonly period: number;
}

/** The request's loader of report bases. A basis is read once a request, and one that fails does not fail the others. */
const basisLoader = ({ access, services }: GatewayContext) =>
  access.once(
    'reportBasis',
    () =>
      new DataLoader<BasisKey, ReportBasisModel, string>(
        (keys) =>
          Promise.all(
            keys.map(({ chain, key, period }) =>
              services.reporting.basis(chain, key, period).catch((error: Error) => error),
            ),
          ),
        { cacheKeyFn: ({ chain, key, period }) => `${chain}:${key}:${period}` },
      ),
  );

builder.prismaObjectFields(Series, (t) => ({
  reportBasis: t.field({
    type: ReportBasis,
    description: 'The values of the chain that the issuer’s device needs to prove a quarter, read live.',
    access: 'traverse',
    complexity: NODE_ROUND, // for every series it is asked of
    args: { period: t.arg({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }) },
    select: { chain: true, key: true },
    resolve: ({ chain, key }, { period }, ctx) => basisLoader(ctx).load({ chain, key, period }),
  }),
}));
