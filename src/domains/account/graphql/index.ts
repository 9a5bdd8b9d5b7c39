import { RESPONSE_ONLY } from 'field-access';
import { presentWith } from 'field-access/lists';
import { mixesScripts } from '../../../core/script-mix.ts';
import { byAccount, OWN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { row } from '../../../graphql/lists.ts';
import type { SessionClaims } from '../index.ts';

/** Access to columns of accounts. */
const ACCOUNT = { class: 'plain', readers: ['owner', 'admin'], deletion: 'account deletion' } as const;
/** Access to columns of linked wallets. */
const WALLET = {
  class: 'plain',
  readers: ['owner'],
  deletion: 'account deletion (chain data persists)',
  onchain: true,
} as const;

builder.prismaNode('AccountWallet', {
  name: 'Wallet',
  description: 'A wallet that its owner linked to the account with a signature.',
  id: { field: 'id', access: { ...WALLET, storedIn: 'account_wallets.id' } },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', description: 'The chain of the wallet.', access: WALLET }),
    address: t.expose('address', { type: 'Address', description: 'The address of the wallet.', access: WALLET }),
    linkedAt: t.expose('linkedAt', {
      type: 'DateTime',
      description: 'When the wallet was linked to the account.',
      access: WALLET,
    }),
  }),
});

builder.prismaNode('Account', {
  description: 'A person or firm that uses the service, known by its wallets.',
  id: { field: 'id', access: { ...ACCOUNT, storedIn: 'accounts.id' } },
  access: {
    subjects: { owner: byAccount('id') },
    seenBy: ['owner', 'admin'],
  },
  select: { id: true },
  fields: (t) => ({
    email: t.exposeString('email', {
      description: 'The e-mail address; null if none is set.',
      access: { ...ACCOUNT, readers: ['owner'], deletion: 'account deletion or on request' },
    }),
    emailConfirmedAt: t.expose('emailConfirmedAt', {
      type: 'DateTime',
      description:
        'When the account confirmed `email` with a mailed code (`confirmEmail`). Null until then: only codes are ' +
        'mailed to an address that is not confirmed.',
      access: {
        ...ACCOUNT,
        readers: ['owner'],
        deletion: 'account deletion or on request',
      },
    }),
    displayName: t.exposeString('displayName', {
      description: 'The name that the account chose; null if none is set.',
      access: ACCOUNT,
    }),
    displayNameMixesScripts: t.field({
      type: 'Boolean',
      description:
        'True if `displayName` mixes scripts that are not written together, such as a Cyrillic letter among Latin letters ' +
        '(UTS 39, highly restrictive): it may imitate another name. Null if no name is set.',
      access: { ...ACCOUNT, storedIn: 'accounts.display_name' },
      select: { displayName: true },
      fromRow: true,
      resolve: ({ displayName }) => (displayName === null ? null : mixesScripts(displayName)),
    }),
    country: t.exposeString('country', {
      description: 'The country, as its ISO 3166-1 alpha-2 code (`PT`); null if none is set.',
      access: ACCOUNT,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the account was created, by its first sign-in.',
      access: ACCOUNT,
    }),
    wallets: t.relation('wallets', {
      nullable: true,
      description:
        'The wallets linked to the account, at most 32. Only the owner may read them, because no chain shows which ' +
        'wallets belong together.',
      access: {
        storedIn: 'account_wallets.account_id',
        class: 'plain',
        readers: ['owner'],
        deletion: 'account deletion',
      },
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

const SessionInfo = builder.objectRef<SessionClaims>('Session').implement({
  description: 'The session of this request. Only the client holds its token.',
  access: { subjects: { owner: byAccount('accountId') } },
  fields: (t) => ({
    issuedAt: t.field({
      type: 'DateTime',
      description: 'When the session was opened.',
      access: { ...RESPONSE_ONLY, readers: ['owner'], deletion: '24 h expiry' },
      resolve: ({ issuedAt }) => new Date(issuedAt * 1000),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the session ends, 24 hours after it was opened.',
      access: { ...RESPONSE_ONLY, readers: ['owner'], deletion: '24 h expiry' },
      resolve: ({ expiresAt }) => new Date(expiresAt * 1000),
    }),
  }),
});

/** The GraphQL type of the signed-in account as the viewer. Other domains add fields to it. */
export const Viewer = builder.prismaObject('Account', {
  variant: 'Viewer',
  description: 'The signed-in account, as the viewer of this request.',
  access: { subjects: { owner: byAccount('id') }, seenBy: ['owner'] },
  select: { id: true },
  fields: (t) => ({
    account: t.variant('Account', {
      ...presentWith('id'),
      access: 'traverse',
      description: 'The account that is signed in.',
    }),
    isAdmin: t.boolean({
      description: 'True if the service’s configuration names one of the account’s wallets as an admin’s.',
      access: { ...RESPONSE_ONLY, readers: ['owner'] },
      resolve: (_viewer, _args, { viewer }) => viewer.isAdmin,
    }),
    session: t.field({
      type: SessionInfo,
      access: 'traverse',
      description: 'The session that the request’s token belongs to.',
      resolve: (_viewer, _args, { session }) => session,
    }),
  }),
});

builder.queryField('viewer', (t) =>
  row(t, {
    type: 'Account',
    variant: Viewer,
    description: 'The signed-in account; null if the request has no session.',
    access: 'traverse',
    mayBeAbsent: true,
    where: (_args, { viewer }) => (viewer.accountId === null ? null : { id: viewer.accountId }),
  }),
);
