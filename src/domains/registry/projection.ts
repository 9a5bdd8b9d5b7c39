import type { ChainEventRecord } from '../../core/chain.ts';
import type { Address } from '../../core/hex.ts';
import { type EventName, type EventOf, timeOf } from '../../indexing/projection/events.ts';
import { createTable, type Table } from '../../indexing/projection/table.ts';
import type { AllowlistRow, KeyRow } from '../series/x-rows.ts';

export interface RegistryState {
  readonly chain: string;
  readonly attestors: Table<Address, KeyRow>;
  readonly verifiers: Table<Address, KeyRow>;
  readonly allowlist: Table<Address, AllowlistRow>;
}

export const createRegistryState = (
  chain: string,
  rows: { attestors?: RegistryState['attestors']; verifiers?: RegistryState['verifiers'] } = {},
): RegistryState => ({
  chain,
  attestors: rows.attestors ?? createTable(),
  verifiers: rows.verifiers ?? createTable(),
  allowlist: createTable(),
});

type RegistryHandlers<N extends EventName> = {
  readonly [K in N]: (state: RegistryState, event: EventOf<K>) => void;
};

export const registryHandlers: RegistryHandlers<
  'AttestorRegistered' | 'AttestorRevoked' | 'VerifierKeyRegistered' | 'VerifierKeyRevoked' | 'AllowlistUpdated'
> = {
  AttestorRegistered: (state, event) => register(state, state.attestors, event),
  AttestorRevoked: (state, event) => revoke(state.attestors, event),
  VerifierKeyRegistered: (state, event) => register(state, state.verifiers, event),
  VerifierKeyRevoked: (state, event) => revoke(state.verifiers, event),
  AllowlistUpdated(state, event) {
    const { wallet, verified } = event.args;
    state.allowlist.put(wallet, { wallet, verified, updatedAt: timeOf(event) });
  },
};

function register(
  state: RegistryState,
  keys: Table<Address, KeyRow>,
  event: EventOf<'AttestorRegistered' | 'VerifierKeyRegistered'>,
): void {
  const address = event.args.key;
  const registeredAt = timeOf(event);
  keys.put(address, { address, chain: state.chain, active: true, registeredAt, revokedAt: null, graceUntil: null });
}

/** A second revocation only shortens the grace; the key was revoked by the first. */
function revoke(keys: Table<Address, KeyRow>, event: EventOf<'AttestorRevoked' | 'VerifierKeyRevoked'>): void {
  const { key, graceUntil } = event.args;
  const row = keys.need(key);
  keys.put(key, {
    ...row,
    active: BigInt(graceUntil) >= event.timestamp,
    revokedAt: row.revokedAt ?? timeOf(event),
    graceUntil: new Date(Number(graceUntil) * 1000),
  });
}

export function foldRegistry(state: RegistryState, events: Iterable<Pick<ChainEventRecord, 'name'>>): RegistryState {
  const handlers: Readonly<Record<string, ((state: RegistryState, event: never) => void) | undefined>> =
    registryHandlers;
  for (const event of events) handlers[event.name]?.(state, event as never);
  return state;
}
