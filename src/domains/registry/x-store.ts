import { type Tx, upsertRows } from '../../adapters/db/rows.ts';
import type { ChainEventRecord } from '../../core/chain.ts';
import type { Address } from '../../core/hex.ts';
import { createTable } from '../../indexing/projection/table.ts';
import type { KeyRow } from '../series/x-rows.ts';
import { createRegistryState, type RegistryState, registryHandlers } from './projection.ts';

export const REGISTRY_EVENTS: readonly string[] = Object.keys(registryHandlers);

export async function loadRegistryState(
  tx: Tx,
  chain: string,
  events: readonly ChainEventRecord[],
): Promise<RegistryState> {
  const keys = events.map((event) => event.args.key).filter((key) => typeof key === 'string');
  const where = { address: { in: keys } };
  const table = (rows: readonly object[]) =>
    createTable((rows as KeyRow[]).map((row): [Address, KeyRow] => [row.address, row]));
  return createRegistryState(chain, {
    attestors: table(await tx.attestor.findMany({ where })),
    verifiers: table(await tx.verifierKey.findMany({ where })),
  });
}

export async function saveRegistryState(tx: Tx, state: RegistryState): Promise<void> {
  await upsertRows(tx, 'attestors', 'address', state.attestors.changed());
  await upsertRows(tx, 'verifier_keys', 'address', state.verifiers.changed());
  await upsertRows(tx, 'allowlist', 'wallet', state.allowlist.changed());
}

/** Takes the rows of these keys and wallets away, before they are derived again. */
export async function deleteRegistryRows(tx: Tx, addresses: readonly string[]): Promise<void> {
  const list = [...addresses];
  await tx.attestor.deleteMany({ where: { address: { in: list } } });
  await tx.verifierKey.deleteMany({ where: { address: { in: list } } });
  await tx.allowlistEntry.deleteMany({ where: { wallet: { in: list } } });
}
