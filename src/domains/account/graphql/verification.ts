import DataLoader from 'dataloader';
import { type ChainAddress, onChains } from '../../../core/on-chain.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
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

/** The request's loader of allowlist entries by wallet: one statement for all wallets of a request. */
const allowlistLoader = (ctx: GatewayContext) =>
  ctx.access.once('allowlist', () => {
    const load = async (wallets: readonly ChainAddress[]) => {
      const entries = await ctx.db.allowlistEntry.findMany({ where: onChains('wallet', wallets) });
      const byWallet = new Map(entries.map((entry) => [`${entry.chain} ${entry.wallet}`, entry]));
      return wallets.map(({ chain, address }) => byWallet.get(`${chain} ${address}`) ?? null);
    };
    return new DataLoader(load, { cacheKeyFn: ({ chain, address }: ChainAddress) => `${chain} ${address}` });
  });

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
    nullable: true,
    complexity: NODE_ROUND,
    description:
      'True if the chain’s registry calls the wallet verified now. Bids, orders and reads of private terms depend on ' +
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
    select: { chain: true, address: true },
    resolve: async (row, _args, ctx) => (await allowlistLoader(ctx).load(row))?.verified === true,
  }),
  issuerApproved: t.boolean({
    nullable: false,
    description:
      'True if the chain’s registry approves the wallet as an issuer, as of the last indexed block. No decision ' +
      'depends on it.',
    access: allowlist('wallet', 'issuer_approved'),
    select: { chain: true, address: true },
    resolve: async (row, _args, ctx) => (await allowlistLoader(ctx).load(row))?.issuerApproved === true,
  }),
  verificationUpdatedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'The block time at which `verified` last changed; null if it was never set.',
    access: allowlist('updated_at'),
    select: { chain: true, address: true },
    resolve: async (row, _args, ctx) => (await allowlistLoader(ctx).load(row))?.updatedAt ?? null,
  }),
}));
