import { type AbiFunction, type PublicClient, toFunctionSelector } from 'viem';
import { parseHex } from '../../core/bytes.ts';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import { abis } from './abi.ts';
import type { AccessHistory } from './access-history.ts';
import { RESTRICTED, type Role } from './roles.ts';

/** The contracts that say who may do what, and those that ask. */
export interface AccessContracts {
  readonly access: EvmAddress;
  readonly registry: EvmAddress;
  readonly fxFeed: EvmAddress;
}

/** What the manager answers of a role. */
interface RoleState {
  readonly role: bigint;
  readonly admin: bigint;
  readonly guardian: bigint;
  /** Of the members, as the manager lists them. Times in unix seconds, delays in seconds. */
  readonly members: readonly {
    readonly account: EvmAddress;
    readonly since: number;
    readonly delay: number;
    readonly pendingDelay: number;
  }[];
  readonly grantDelay: number;
}

/** What the manager, the registry and the feed answer of their access in one block. */
export interface AccessState {
  /** Of that block, unix seconds. */
  readonly time: number;
  readonly roles: readonly RoleState[];
  readonly targets: readonly { readonly target: EvmAddress; readonly closed: boolean; readonly adminDelay: number }[];
  readonly functions: readonly { readonly target: EvmAddress; readonly selector: Hex; readonly role: bigint }[];
  /** Operations that wait to be executed: not cancelled, not executed, not expired. */
  readonly scheduled: readonly Hex[];
  /** The managers that registry and feed ask. */
  readonly authorities: readonly EvmAddress[];
}

const lower = (address: unknown): EvmAddress => parseHex(String(address));

/** The restricted functions of the build, and the role that calls each. */
export function restrictedFunctions(contracts: AccessContracts) {
  return (Object.keys(RESTRICTED) as (keyof typeof RESTRICTED)[]).flatMap((name) =>
    Object.entries(RESTRICTED[name]).map(([called, role]) => {
      const item = abis[name].find((one) => one.type === 'function' && one.name === called);
      return { target: contracts[name], selector: toFunctionSelector(item as AbiFunction), role: role as Role };
    }),
  );
}

/** Reads it in one block. @throws the node's errors */
export async function readAccessState(
  client: PublicClient,
  contracts: AccessContracts,
  history: AccessHistory,
  { number: blockNumber, timestamp }: { readonly number: bigint; readonly timestamp: bigint },
): Promise<AccessState> {
  const address = contracts.access;
  const ask = (functionName: string, args: readonly unknown[]) =>
    client.readContract({ address, abi: abis.access, functionName, args, blockNumber } as never) as Promise<unknown>;
  const roles = history.roles.map(async (role): Promise<RoleState> => {
    const [members, admin, guardian, grantDelay] = await Promise.all([
      ask('getRoleMembers', [role]) as Promise<readonly EvmAddress[]>,
      ask('getRoleAdmin', [role]) as Promise<bigint>,
      ask('getRoleGuardian', [role]) as Promise<bigint>,
      ask('getRoleGrantDelay', [role]) as Promise<number>,
    ]);
    const accesses = members.map(async (member) => {
      const answer = await ask('getAccess', [role, member]);
      const [since, delay, pendingDelay] = answer as readonly [number, number, number, number];
      return { account: lower(member), since, delay, pendingDelay };
    });
    return { role, admin, guardian, grantDelay, members: await Promise.all(accesses) };
  });
  const targets = [...new Set([...Object.values(contracts), ...history.targets])].map(async (target) => {
    const [closed, adminDelay] = await Promise.all([
      ask('isTargetClosed', [target]),
      ask('getTargetAdminDelay', [target]),
    ]);
    return { target, closed: closed as boolean, adminDelay: adminDelay as number };
  });
  const asked = new Map(
    [...restrictedFunctions(contracts), ...history.functions].map(({ target, selector }) => [
      `${target}${selector}`,
      { target, selector },
    ]),
  );
  const functions = [...asked.values()].map(async (one) => {
    const role = (await ask('getTargetFunctionRole', [one.target, one.selector])) as bigint;
    return { ...one, role };
  });
  const schedules = history.operations.map(async (id) => ((await ask('getSchedule', [id])) === 0 ? [] : [id]));
  const authorities = (['registry', 'fxFeed'] as const).map(async (name) =>
    lower(
      await client.readContract({ address: contracts[name], abi: abis[name], functionName: 'authority', blockNumber }),
    ),
  );
  // All are awaited together, because one that fails while another is awaited would have nobody who handles it.
  const read = await Promise.all([
    Promise.all(roles),
    Promise.all(targets),
    Promise.all(functions),
    Promise.all(schedules),
    Promise.all(authorities),
  ]);
  return {
    time: Number(timestamp),
    roles: read[0],
    targets: read[1],
    functions: read[2],
    scheduled: read[3].flat(),
    authorities: read[4],
  };
}
