import DataLoader from 'dataloader';
import { visibleWhere } from '../../access/index.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../graphql/chain-argument.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { SignerKeyLink } from '../account/signer-keys.graphql.ts';

/** Attestor and verifier key registry. */
const REGISTRY = { class: 'plain', readers: ['public', 'admin'], deletion: 'none', onchain: true } as const;
/** Verifier key registry: registration times. */
const REGISTRATION = { class: 'plain', readers: ['admin'], deletion: 'none', onchain: true } as const;

/** A key that signs reports over zkTLS claims. */
builder.prismaNode('VerifierKey', {
  description: 'A verifier key: it signs REPORT with tier 2. Registered on the chain, shown without an account.',
  ...chainRow('address', { ...REGISTRY, storedIn: 'verifier_keys.address' }),
  select: { chain: true, address: true },
  fields: (t) => ({
    address: t.expose('address', {
      type: 'KeyAddress',
      nullable: false,
      access: { ...REGISTRY, storedIn: 'verifier_keys.address' },
    }),
    chain: t.expose('chain', {
      type: 'Chain',
      nullable: false,
      access: { ...REGISTRY, storedIn: 'verifier_keys.chain' },
    }),
    active: t.exposeBoolean('active', {
      nullable: false,
      description: 'Registered, and not past its grace after a revocation, as of the last indexed block.',
      access: { ...REGISTRY, storedIn: 'verifier_keys.active' },
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, storedIn: 'verifier_keys.revoked_at' },
    }),
    graceEndsAt: t.expose('graceUntil', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, storedIn: 'verifier_keys.grace_until' },
    }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRATION, storedIn: 'verifier_keys.registered_at' },
    }),
  }),
});

/** Whose the keys are, for those who may know, in one statement for a list. */
const linksIn = (ctx: GatewayContext) =>
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
  description: 'An attestor key. Registered on the chain, shown without an account.',
  ...chainRow('address', { ...REGISTRY, storedIn: 'attestors.address' }),
  select: { chain: true, address: true },
  fields: (t) => ({
    address: t.expose('address', {
      type: 'KeyAddress',
      nullable: false,
      access: { ...REGISTRY, storedIn: 'attestors.address' },
    }),
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: { ...REGISTRY, storedIn: 'attestors.chain' } }),
    active: t.exposeBoolean('active', {
      nullable: false,
      description: 'Registered, and not past its grace after a revocation, as of the last indexed block.',
      access: { ...REGISTRY, storedIn: 'attestors.active' },
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, storedIn: 'attestors.revoked_at' },
    }),
    graceEndsAt: t.expose('graceUntil', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, storedIn: 'attestors.grace_until' },
    }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRATION, storedIn: 'attestors.registered_at' },
    }),
    link: t.field({
      type: SignerKeyLink,
      nullable: true,
      description: 'For the account that linked the key, and for admins.',
      access: 'traverse',
      rowsChecked: true,
      select: { address: true },
      resolve: ({ address }, _args, ctx) => linksIn(ctx).load(address),
    }),
  }),
});

builder.queryFields((t) => ({
  verifierKeys: keyset(t, {
    type: 'VerifierKey',
    description: 'Keys that sign reports over zkTLS claims.',
    access: 'traverse',
    consistency: 'bounded',
    order: { by: 'address' },
    filter: { active: 'Boolean', chain: 'Chain' },
  }),
  attestor: row(t, {
    type: 'Attestor',
    description: 'A registered attestor key; NOT_FOUND for another one.',
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
    description: 'Keys of attestors.',
    access: 'traverse',
    consistency: 'bounded',
    order: { by: 'address' },
    filter: { active: 'Boolean', chain: 'Chain' },
  }),
}));
