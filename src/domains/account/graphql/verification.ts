import { keyedColumns } from 'field-access/lists';
import type { AllowlistEntry } from '../../../generated/prisma/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { NODE_ROUND } from '../../../graphql/cost.ts';

/** Access to indexed columns of the chain's allowlist. */
const allowlist = (...columns: string[]) =>
  ({
    storedIn: columns.map((column) => `allowlist.${column}`),
    class: 'plain',
    readers: ['owner'],
    deletion: 'account deletion (chain data persists)',
    onchain: true,
  }) as const;

/** A value of the wallet's entry in the allowlist. */
const allowlistValue = keyedColumns<AllowlistEntry>()('AllowlistEntry', { chain: 'chain', wallet: 'address' }, [
  'verified',
  'issuerApproved',
  'updatedAt',
]);

/** Access to a wallet's eligibility, which is read from the chain with each request. */
const ELIGIBILITY = {
  storedIn: 'eligibility',
  class: 'none',
  readers: ['owner'],
  deletion: 'none',
  onchain: true,
} as const;

builder.prismaObjectFields('AccountWallet', (t) => ({
  eligible: t.boolean({
    complexity: NODE_ROUND,
    description:
      'True if the wallet is verified in the chain’s registry now. Bids, orders and reads of private terms depend on ' +
      'this. It is read live, in one call for all wallets of a request, and stored nowhere.',
    access: ELIGIBILITY,
    select: { chain: true, address: true },
    resolve: async ({ chain, address }, _args, { access }) =>
      (await access.sources.verifiedWallets(chain)).verified.has(address),
  }),
  verified: t.boolean({
    nullable: false,
    description:
      'True if the wallet is verified in the chain’s registry, as of the last indexed block. No decision depends on ' +
      'it: see `eligible`.',
    access: allowlist('wallet', 'verified'),
    ...allowlistValue((entry) => entry?.verified === true),
  }),
  issuerApproved: t.boolean({
    nullable: false,
    description:
      'True if the chain’s registry approves the wallet as an issuer, as of the last indexed block. No decision ' +
      'depends on it.',
    access: allowlist('wallet', 'issuer_approved'),
    ...allowlistValue((entry) => entry?.issuerApproved === true),
  }),
  verificationUpdatedAt: t.field({
    type: 'DateTime',
    description: 'The block time at which `verified` last changed; null if it was never set.',
    access: allowlist('updated_at'),
    ...allowlistValue((entry) => entry?.updatedAt ?? null),
  }),
}));
