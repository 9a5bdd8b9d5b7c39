import { createContextCache } from '@pothos/core';
import DataLoader from 'dataloader';
import { bySeries, byWallet } from '../../access/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { Terms, TermsService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    terms: TermsService;
  }
}

/** The series whose terms are asked for. Nothing is opened until a field of it passed its check. */
export interface TermsOf {
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly unitsOffered: bigint;
}

/** One batch a request: all series of a list are logged in one statement and opened with one more. */
const openedIn = createContextCache(
  (ctx: GatewayContext) =>
    new DataLoader<TermsOf, Terms | null, Bytes32>(
      async (asked) => {
        const { accountId } = ctx.viewer;
        if (accountId === null) throw new AppError('FORBIDDEN');
        const requests = asked.map((of) => ({
          ...of,
          standing: standingTo(ctx, of),
        }));
        const opened = await ctx.services.terms.open(accountId, requests);
        return asked.map(({ seriesKey }) => opened.get(seriesKey) ?? null);
      },
      { cacheKeyFn: ({ seriesKey }) => seriesKey },
    ),
);

/** Why the check let the viewer pass: as the issuer, or, that failing, as an eligible backer at a block. */
function standingTo(ctx: GatewayContext, { issuer }: TermsOf) {
  const isIssuer = ctx.viewer.wallets.includes(issuer);
  return isIssuer
    ? ({ relation: 'issuer', wallet: issuer, blockNumber: null } as const)
    : ({ relation: 'backer', wallet: null, blockNumber: null } as const);
}

const term = {
  held: 'terms_vault.ciphertext',
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
    'series was not drafted here.',
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

const logged = (column: string) =>
  ({
    held: `terms_access_log.${column}`,
    class: 'plain',
    readers: ['issuer', 'admin'],
    deletion: 'series end + retention',
  }) as const;

/** One read of a series' terms. */
export const TermsAccess = builder.prismaNode('TermsAccessLog', {
  name: 'TermsAccess',
  description: 'One read of a series’ private terms, written before the values were answered.',
  id: { field: 'id', access: logged('id') },
  access: {
    subjects: { issuer: byWallet('issuer') },
    rows: ({ isAdmin, wallets }) => isAdmin || { issuer: { in: [...wallets] } },
    seenBy: ['issuer', 'admin'],
  },
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: logged('series_key') }),
    relation: t.exposeString('relation', {
      nullable: false,
      description: 'issuer or backer: what entitled the reader.',
      access: logged('relation'),
    }),
    wallet: t.expose('wallet', {
      type: 'Address',
      nullable: true,
      description: 'The wallet the relation came from, where one alone gave it.',
      access: logged('wallet'),
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      nullable: true,
      description: 'The block at which eligibility was read; null for the issuer.',
      access: logged('block_number'),
    }),
    accountId: t.expose('accountId', {
      type: 'UUID',
      nullable: true,
      description: 'The reader’s account, for the operator only: it would tie wallets together.',
      access: { ...logged('account_id'), readers: ['admin'] },
    }),
    at: t.expose('at', { type: 'DateTime', nullable: false, access: logged('at') }),
  }),
});
