import type { EvmAddress } from '@income-series/protocol/hex';
import type { PublicClient } from 'viem';
import { abis } from './abi.ts';
import { accessHistory } from './access-history.ts';
import { accessChecks, checkNone, type DeploymentCheck } from './access-rules.ts';
import { type AccessContracts, readAccessState } from './access-state.ts';
import { type Entry, readEntries } from './entries.ts';
import { readEvents } from './event-log.ts';

/** The checks and entries of access manager, registry and feed. */
export interface Custody {
  readonly checks: readonly DeploymentCheck[];
  readonly entries: readonly Entry[];
}

/** The contracts to check, the expected holders of roles, and the first block to read. */
export interface CustodyRequest {
  readonly contracts: AccessContracts;
  /** The accounts that may hold roles now. */
  readonly holders: readonly EvmAddress[];
  readonly owner: EvmAddress;
  readonly startBlock: bigint;
}

/**
 * Compares access manager, registry and feed with the state that the build's deployment leaves, in the latest block. It
 * reads views and all events since the deployment, because future delays, roles without a function of the build, scheduled
 * operations and the list of entries appear in events only.
 *
 * @throws the node's errors
 */
export async function readCustody(
  client: PublicClient,
  { contracts, holders, owner, startBlock }: CustodyRequest,
): Promise<Custody> {
  const { access, registry, fxFeed } = contracts;
  const block = await client.getBlock();
  const events = (name: 'access' | 'registry' | 'fxFeed') =>
    readEvents(client, { address: contracts[name], abi: abis[name] }, startBlock, block.number);
  const history = accessHistory(await events('access'), owner);
  const state = await readAccessState(client, { access, registry, fxFeed }, history, block);
  const logs = { registry: await events('registry'), fxFeed: await events('fxFeed') };
  const { handover } = history;
  const question = { contracts, events: logs, handover, blockNumber: block.number };
  const { entries, checks } = await readEntries(client, question);
  const managers = [...logs.registry, ...logs.fxFeed].flatMap(({ name, args }) =>
    name === 'AuthorityUpdated' ? [String(args.authority).toLowerCase()] : [],
  );
  const managerCheck = checkNone(
    'registry and feed never asked another access manager',
    [...new Set(managers)].filter((manager) => manager !== access),
  );
  return {
    checks: [...accessChecks({ access, registry, fxFeed }, history, state, holders), managerCheck, ...checks],
    entries,
  };
}
