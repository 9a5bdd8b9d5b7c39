import { builder } from '../../graphql/builder.ts';

/** Attestor and verifier key registry. */
const REGISTRY = { class: 'plain', readers: ['public', 'admin'], deletion: 'none', onchain: true } as const;
/** Verifier key registry: registration times. */
const REGISTRATION = { class: 'plain', readers: ['admin'], deletion: 'none', onchain: true } as const;

/** A key that signs reports over zkTLS claims. */
builder.prismaNode('VerifierKey', {
  description: 'A verifier key: it signs REPORT with tier 2. Registered on the chain, shown without an account.',
  id: { field: 'address', access: { ...REGISTRY, held: 'verifier_keys.address' } },
  select: { address: true },
  fields: (t) => ({
    address: t.expose('address', {
      type: 'Address',
      nullable: false,
      access: { ...REGISTRY, held: 'verifier_keys.address' },
    }),
    chain: t.exposeString('chain', { nullable: false, access: { ...REGISTRY, held: 'verifier_keys.chain' } }),
    active: t.exposeBoolean('active', {
      nullable: false,
      description: 'Registered, and not past its grace after a revocation, as of the last indexed block.',
      access: { ...REGISTRY, held: 'verifier_keys.active' },
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, held: 'verifier_keys.revoked_at' },
    }),
    graceUntil: t.expose('graceUntil', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, held: 'verifier_keys.grace_until' },
    }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRATION, held: 'verifier_keys.registered_at' },
    }),
  }),
});

/** A key that reviews documents and signs for the chain. */
builder.prismaNode('Attestor', {
  description: 'An attestor key. Registered on the chain, shown without an account.',
  id: { field: 'address', access: { ...REGISTRY, held: 'attestors.address' } },
  select: { address: true },
  fields: (t) => ({
    address: t.expose('address', {
      type: 'Address',
      nullable: false,
      access: { ...REGISTRY, held: 'attestors.address' },
    }),
    chain: t.exposeString('chain', { nullable: false, access: { ...REGISTRY, held: 'attestors.chain' } }),
    active: t.exposeBoolean('active', {
      nullable: false,
      description: 'Registered, and not past its grace after a revocation, as of the last indexed block.',
      access: { ...REGISTRY, held: 'attestors.active' },
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, held: 'attestors.revoked_at' },
    }),
    graceUntil: t.expose('graceUntil', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRY, held: 'attestors.grace_until' },
    }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...REGISTRATION, held: 'attestors.registered_at' },
    }),
  }),
});

builder.queryFields((t) => ({
  verifierKeys: t.keyset({
    type: 'VerifierKey',
    description: 'Keys that sign reports over zkTLS claims.',
    access: 'passage',
    order: { by: 'address' },
    filter: { active: 'Boolean' },
  }),
  attestors: t.keyset({
    type: 'Attestor',
    description: 'Keys of attestors.',
    access: 'passage',
    order: { by: 'address' },
    filter: { active: 'Boolean' },
  }),
}));
