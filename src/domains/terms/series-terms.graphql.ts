import DataLoader from 'dataloader';
import { bySeries, byWallet, grantOf } from '../../access/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Terms, TermsService, TermsStanding } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    terms: TermsService;
  }
}

/** The series whose terms are asked for. Nothing is opened until a field of it passed its check. */
interface TermsOf {
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly unitsOffered: bigint;
  readonly termsCommitment: Bytes32;
  readonly currencyCode: number;
  readonly indexingRule: number;
}

/** One batch a request: all series of a list are logged in one statement and opened with one more. */
const openedIn = (ctx: GatewayContext) =>
  ctx.access.once(
    'terms',
    () =>
      new DataLoader<TermsOf, Terms | null, Bytes32>(
        async (asked) => {
          const { accountId } = ctx.viewer;
          if (accountId === null) throw new AppError('FORBIDDEN');
          const requests = await Promise.all(asked.map(async (of) => ({ ...of, standing: await standingTo(ctx, of) })));
          const opened = await ctx.services.terms.open(accountId, requests);
          return asked.map(({ seriesKey }) => opened.get(seriesKey) ?? null);
        },
        { cacheKeyFn: ({ seriesKey }) => seriesKey },
      ),
  );

/** By what the check let the viewer pass, for the log. @throws FORBIDDEN where nothing does any more */
async function standingTo(ctx: GatewayContext, of: TermsOf): Promise<TermsStanding> {
  const grant = await grantOf(ctx, 'SeriesTerms', of, ['issuer', 'backer']);
  if (grant === null) throw new AppError('FORBIDDEN');
  if (grant.label === 'issuer') return { relation: 'issuer', wallet: of.issuer, blockNumber: null };
  const [wallet, another] = ctx.viewer.wallets;
  return {
    relation: 'backer',
    wallet: another === undefined ? (wallet ?? null) : null,
    blockNumber: grant.block?.number ?? null,
  };
}

const term = {
  held: ['terms_vault.ciphertext', 'terms_amendments.ciphertext'],
  class: 'vault',
  readers: ['issuer', 'backer'],
  deletion: 'series end + retention',
} as const;
const read =
  <K extends keyof Terms>(name: K) =>
  async (of: TermsOf, _: unknown, ctx: GatewayContext) =>
    (await openedIn(ctx).load(of))?.[name] ?? null;

export const SeriesTerms = builder.objectRef<TermsOf>('SeriesTerms').implement({
  description:
    'The private terms. Sealed in the vault, opened for the issuer and for eligible backers (read live from the chain), ' +
    'never for an admin. Every read is in the series’ terms access log before its values are answered. Null where the ' +
    'series was not drafted here, and where it committed on the chain to other terms than were drafted. After an ' +
    'amendment landed they are the amended ones.',
  access: { subjects: { issuer: byWallet('issuer'), backer: bySeries('seriesKey') } },
  fields: (t) => ({
    theta: t.field({
      type: 'BigInt',
      description: 'Annual threshold, minor units of the income currency.',
      access: term,
      resolve: read('theta'),
    }),
    rate: t.field({
      type: 'Wad',
      description:
        'Payment for one unit and one minor unit of income above theta: shareRate / unitsOffered, in memory.',
      access: term,
      resolve: read('rate'),
    }),
    shareRate: t.field({
      type: 'Wad',
      description: 'Share of the income above theta that all units together receive.',
      access: term,
      resolve: read('shareRate'),
    }),
    termsSalt: t.field({ type: 'FieldElement', access: term, resolve: read('termsSalt') }),
  }),
});
