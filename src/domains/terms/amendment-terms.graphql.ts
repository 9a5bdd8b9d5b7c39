import DataLoader from 'dataloader';
import { bySignerKey, byWallet, grantOf } from '../../access/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Terms, TermsBasis, TermsStanding } from './index.ts';

/** The amendment whose terms are asked for. Nothing is opened until a field of it passed its check. */
export interface TermsOfAmendment extends TermsBasis {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly attestorKey: Address | null;
  readonly termsCommitment: Bytes32;
}

/** One batch a request: all amendments of a list are logged in one statement and opened with one more. */
const openedIn = (ctx: GatewayContext) =>
  ctx.access.once(
    'amendmentTerms',
    () =>
      new DataLoader<TermsOfAmendment, Terms | AppError | null, string>(
        async (asked) => {
          const { accountId } = ctx.viewer;
          if (accountId === null) throw new AppError('FORBIDDEN');
          const requests = await Promise.all(asked.map(async (of) => ({ ...of, standing: await standingTo(ctx, of) })));
          const opened = await ctx.services.terms.openAmendments(accountId, requests);
          return asked.map(({ id }) => opened.get(id) ?? null);
        },
        { cacheKeyFn: ({ id }) => id },
      ),
  );

/** By what the check let the viewer pass, for the log. @throws FORBIDDEN where nothing does any more */
async function standingTo(ctx: GatewayContext, of: TermsOfAmendment): Promise<TermsStanding> {
  const grant = await grantOf(ctx, 'AmendmentTerms', of, ['issuer', 'attestor']);
  if (grant === null) throw new AppError('FORBIDDEN');
  if (grant.label === 'issuer') return { relation: 'issuer', wallet: of.issuer, blockNumber: null };
  return { relation: 'attestor', wallet: of.attestorKey, blockNumber: null };
}

/** Threshold theta, rate r, terms salt. */
const term = {
  held: 'terms_amendments.ciphertext',
  class: 'vault',
  readers: ['issuer', 'attestor'],
  deletion: 'series end + retention',
} as const;
const read =
  <K extends keyof Terms>(name: K) =>
  async (of: TermsOfAmendment, _: unknown, ctx: GatewayContext) => {
    const terms = await openedIn(ctx).load(of);
    if (terms instanceof AppError) throw terms;
    return terms?.[name] ?? null;
  };

export const AmendmentTerms = builder.objectRef<TermsOfAmendment>('AmendmentTerms').implement({
  description:
    'The private terms of an amendment. Sealed in the vault, opened for the issuer and for the attestor who reviews, ' +
    'never for an admin. Every read is in the series’ terms access log before its values are answered.',
  access: { subjects: { issuer: byWallet('issuer'), attestor: bySignerKey('attestorKey') } },
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
