import type { KeyAddress } from '@income-series/protocol/hex';
import DataLoader from 'dataloader';
import { visibleWhere } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { keyset, row } from '../../../graphql/lists.ts';
import { SignerKeyLink } from '../../account/graphql/signer-keys.ts';

/** Access to the public columns of registered keys. */
const REGISTRY = { class: 'plain', readers: ['public', 'admin'], deletion: 'none', onchain: true } as const;
/** Access to the registration times of keys. */
const REGISTRATION = { class: 'plain', readers: ['admin'], deletion: 'none', onchain: true } as const;

/** The options of the fields that every registered key has, by name. */
const key = {
  address: (description: string) => ({ type: 'KeyAddress', description, access: REGISTRY }) as const,
  chain: { type: 'Chain', description: 'The chain of the registry.', access: REGISTRY },
  active: {
    description:
      'True if the key is active: registered, and not past its grace after a revocation, as of the last indexed block.',
    access: REGISTRY,
  },
  revokedAt: {
    type: 'DateTime',
    description: 'When the key was revoked; null if it was not.',
    access: REGISTRY,
  },
  graceEndsAt: {
    type: 'DateTime',
    description: 'When a revoked key stops being active; null if it was not revoked.',
    access: REGISTRY,
  },
  registeredAt: {
    type: 'DateTime',
    description: 'When the key was registered, as the block’s time.',
    access: REGISTRATION,
  },
} as const;

/** A key that signs reports over zkTLS claims. */
builder.prismaNode('VerifierKey', {
  description: 'A verifier key in the chain’s registry, which signs tier-2 reports.',
  ...chainRow('address', { ...REGISTRY, storedIn: 'verifier_keys.address' }),
  select: { chain: true, address: true },
  fields: (t) => ({
    address: t.expose('address', key.address('The verifier key.')),
    chain: t.expose('chain', key.chain),
    active: t.exposeBoolean('active', key.active),
    revokedAt: t.expose('revokedAt', key.revokedAt),
    graceEndsAt: t.expose('graceUntil', key.graceEndsAt),
    registeredAt: t.expose('registeredAt', key.registeredAt),
  }),
});

/** Loads, for one request and in one statement, the links between keys and accounts that the viewer may read. */
const linkLoader = (ctx: GatewayContext) =>
  ctx.access.once('signerKeyLinks', () => {
    const load = async (keys: readonly KeyAddress[]) => {
      const where = visibleWhere(ctx, 'SignerKeyLink', { key: { in: [...keys] } });
      const byKey = new Map((await ctx.db.accountSignerKey.findMany({ where })).map((row) => [row.key, row]));
      return keys.map((key) => byKey.get(key) ?? null);
    };
    return new DataLoader(load);
  });

/** A key that reviews documents and signs for the chain. */
export const Attestor = builder.prismaNode('Attestor', {
  description: 'An attestor key in the chain’s registry, without the account that it belongs to.',
  ...chainRow('address', { ...REGISTRY, storedIn: 'attestors.address' }),
  select: { chain: true, address: true },
  fields: (t) => ({
    address: t.expose('address', key.address('The attestor key.')),
    chain: t.expose('chain', key.chain),
    active: t.exposeBoolean('active', key.active),
    revokedAt: t.expose('revokedAt', key.revokedAt),
    graceEndsAt: t.expose('graceUntil', key.graceEndsAt),
    registeredAt: t.expose('registeredAt', key.registeredAt),
    link: t.field({
      type: SignerKeyLink,
      description: 'The link of the key to its account, for that account and for admins; null for others.',
      access: 'traverse',
      rowsChecked: true,
      select: { address: true },
      resolve: ({ address }, _args, ctx) => linkLoader(ctx).load(address),
    }),
  }),
});

builder.queryFields((t) => ({
  verifierKeys: keyset(t, {
    type: 'VerifierKey',
    description: 'The verifier keys of the registries, which sign tier-2 reports.',
    access: 'traverse',
    consistency: 'bounded',
    order: { by: 'address' },
    filter: { active: 'Boolean', chain: 'Chain' },
  }),
  attestor: row(t, {
    type: 'Attestor',
    description: 'An attestor key of the registry. The error is NOT_FOUND if the key is not registered.',
    access: 'traverse',
    consistency: 'bounded',
    args: {
      address: t.arg({ type: 'KeyAddress', required: true, description: 'The attestor key.' }),
      chain: t.arg(chainArgument),
    },
    where: ({ address, chain }, ctx) => ({ chain: chainOf(ctx, { chain }), address }),
  }),
  attestors: keyset(t, {
    type: 'Attestor',
    description: 'The attestor keys of the registries.',
    access: 'traverse',
    consistency: 'bounded',
    order: { by: 'address' },
    filter: { active: 'Boolean', chain: 'Chain' },
  }),
}));
