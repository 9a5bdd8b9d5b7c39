import type { Address } from '@income-series/protocol/address';
import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Integers } from '../../../core/integers.ts';
import type { AllowlistEntry, VerifierKey } from '../../../generated/prisma/client.ts';
import { derivationOf, type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { BlockTime, Projection, ProjectionStore } from '../../../indexing/parts.ts';
import { type EventOf, timeOf } from '../../../indexing/projection/events.ts';
import { createTable, type ProjectionTable } from '../../../indexing/projection/table.ts';
import type { RegistryEvents } from './events.ts';

type KeyRow = Integers<VerifierKey>;
type AllowlistRow = Integers<AllowlistEntry>;

interface RegistryState {
  readonly chain: string;
  readonly attestors: ProjectionTable<KeyAddress, KeyRow>;
  readonly verifiers: ProjectionTable<KeyAddress, KeyRow>;
  readonly allowlist: ProjectionTable<Address, AllowlistRow>;
}

const createRegistryState = (chain: string, rows: Partial<Omit<RegistryState, 'chain'>> = {}): RegistryState => ({
  chain,
  attestors: rows.attestors ?? createTable(),
  verifiers: rows.verifiers ?? createTable(),
  allowlist: rows.allowlist ?? createTable(),
});

type RegistryHandlers = {
  readonly [N in keyof RegistryEvents]: (state: RegistryState, event: EventOf<RegistryEvents, N>) => void;
};

const handlers: RegistryHandlers = {
  AttestorRegistered: (state, event) => register(state, state.attestors, event),
  AttestorRevoked: (state, event) => revoke(state.attestors, event),
  VerifierKeyRegistered: (state, event) => register(state, state.verifiers, event),
  VerifierKeyRevoked: (state, event) => revoke(state.verifiers, event),
  AllowlistUpdated(state, event) {
    const { wallet, verified } = event.args;
    updateWallet(state, wallet, { verified, updatedAt: timeOf(event) });
  },
  IssuerApprovalUpdated: (state, { args: { issuer, approved } }) =>
    updateWallet(state, issuer, { issuerApproved: approved }),
};

/** The state of a wallet that no event of the registry names. */
const UNLISTED = { verified: false, issuerApproved: false, updatedAt: null } as const;

function updateWallet(state: RegistryState, wallet: Address, changes: Partial<AllowlistRow>): void {
  const row = state.allowlist.get(wallet) ?? { chain: state.chain, wallet, ...UNLISTED };
  state.allowlist.put(wallet, { ...row, ...changes });
}

/** Adds an active key. A key that was revoked is active again, without its revocation. */
function register(
  state: RegistryState,
  keys: ProjectionTable<KeyAddress, KeyRow>,
  event: EventOf<RegistryEvents, 'AttestorRegistered' | 'VerifierKeyRegistered'>,
): void {
  const address = event.args.key;
  const registeredAt = timeOf(event);
  keys.put(address, { address, chain: state.chain, active: true, registeredAt, revokedAt: null, graceUntil: null });
}

/** Marks a key as revoked. A second revocation only shortens the grace, so the first one's time stays. */
function revoke(
  keys: ProjectionTable<KeyAddress, KeyRow>,
  event: EventOf<RegistryEvents, 'AttestorRevoked' | 'VerifierKeyRevoked'>,
): void {
  const { key, graceUntil } = event.args;
  const row = keys.need(key);
  keys.put(key, {
    ...row,
    active: BigInt(graceUntil) >= event.timestamp,
    revokedAt: row.revokedAt ?? timeOf(event),
    graceUntil: new Date(Number(graceUntil) * 1000),
  });
}

function foldRegistry(state: RegistryState, events: Iterable<Pick<ChainEventRecord, 'name'>>): RegistryState {
  const byName: Readonly<Record<string, ((state: RegistryState, event: never) => void) | undefined>> = handlers;
  for (const event of events) byName[event.name]?.(state, event as never);
  return state;
}

export const REGISTRY_EVENTS: readonly string[] = Object.keys(handlers);

function addressesOf({ name, args }: ChainEventRecord): string[] {
  if (!REGISTRY_EVENTS.includes(name)) return [];
  return [args.key, args.wallet, args.issuer].filter((address) => typeof address === 'string');
}

/** Loads the registry's rows that the events name. */
async function load({ tx, chain }: ProjectionStore, events: readonly ChainEventRecord[]): Promise<RegistryState> {
  const isNamed = { in: [...new Set(events.flatMap(addressesOf))] };
  const table = (rows: readonly object[]) =>
    createTable((rows as KeyRow[]).map((row): [KeyAddress, KeyRow] => [row.address, row]));
  const listed: readonly AllowlistRow[] = await tx.allowlistEntry.findMany({ where: { chain, wallet: isNamed } });
  return createRegistryState(chain, {
    attestors: table(await tx.attestor.findMany({ where: { chain, address: isNamed } })),
    verifiers: table(await tx.verifierKey.findMany({ where: { chain, address: isNamed } })),
    allowlist: createTable(listed.map((row): [Address, AllowlistRow] => [row.wallet, row])),
  });
}

async function save({ upsert }: ProjectionStore, state: RegistryState): Promise<void> {
  await upsert('attestors', 'chain, address', state.attestors.changed());
  await upsert('verifier_keys', 'chain, address', state.verifiers.changed());
  await upsert('allowlist', 'chain, wallet', state.allowlist.changed());
}

/** Projects the registry's events to the tables of attestor keys, verifier keys and approved wallets. */
export const registryProjection: Projection = {
  async apply(store, events) {
    if (!events.some(({ name }) => REGISTRY_EVENTS.includes(name))) return;
    await save(store, foldRegistry(await load(store, events), events));
  },

  async rollBack(store, removed) {
    const { tx, chain } = store;
    const addresses = new Set(removed.flatMap(addressesOf));
    if (addresses.size === 0) return;
    const list = [...addresses];
    await tx.attestor.deleteMany({ where: { chain, address: { in: list } } });
    await tx.verifierKey.deleteMany({ where: { chain, address: { in: list } } });
    await tx.allowlistEntry.deleteMany({ where: { chain, wallet: { in: list } } });
    const events = await store.events({ name: { in: [...REGISTRY_EVENTS] } });
    const own = events.filter((event) => addressesOf(event).some((address) => addresses.has(address)));
    await save(store, foldRegistry(createRegistryState(chain), own));
  },

  async reset({ tx, chain }) {
    await tx.attestor.deleteMany({ where: { chain } });
    await tx.verifierKey.deleteMany({ where: { chain } });
    await tx.allowlistEntry.deleteMany({ where: { chain } });
  },
};

/** Sets whether revoked keys are still active at the block's time: until the end of their grace. */
export const applyRegistryClock = ({ chain, now }: BlockTime): readonly RowDerivation[] =>
  ['attestors', 'verifier_keys'].map((table) =>
    derivationOf({
      table,
      set: sql`active = (own.grace_until >= ${now})`,
      where: sql`own.chain = ${chain} AND own.grace_until IS NOT NULL AND own.active <> (own.grace_until >= ${now})`,
    }),
  );
