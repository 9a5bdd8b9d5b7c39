import type { EvmAddress } from '@income-series/protocol/hex';
import { describe, expect, it } from 'vitest';
import { handoverData, readRoleHolders } from '../../src/adapters/evm/access.ts';
import { readCustody } from '../../src/adapters/evm/custody.ts';
import { RESTRICTED, ROLE_NAMES, ROLES, type Role } from '../../src/adapters/evm/roles.ts';
import { forFile, forTest } from '../support/for-file.ts';
import { createWorld, type World } from './support/world.ts';

const world = await forFile(createWorld());

const KEY = `0x${'ab'.repeat(20)}` as const;
/** A call of every restricted function: refused by the role alone, or by a rule behind it. */
const CALLS = {
  setVerified: () => ['registry', [[KEY], true]],
  setIssuerApproval: () => ['registry', [KEY, true]],
  registerAttestor: () => ['registry', [KEY]],
  revokeAttestor: () => ['registry', [KEY, 0n]],
  registerVerifierKey: () => ['registry', [KEY]],
  revokeVerifierKey: () => ['registry', [KEY, 0n]],
  publish: () => ['fxFeed', [978, 1_000n]],
} as const;
type Refusal = Parameters<World['refusal']>;
const mayCall = async (from: EvmAddress, name: keyof typeof CALLS): Promise<boolean> => {
  const [contract, args] = CALLS[name]();
  const call = [from, contract, name, args] as unknown as Refusal; // the table's types differ from row to row
  return (await world.refusal(...call)) !== 'AccessManagedUnauthorized';
};
const roleOf = Object.assign({}, ...Object.values(RESTRICTED)) as Record<keyof typeof CALLS, Role>;

describe('a role', () => {
  it.each(['ALLOWLIST', 'KEYS', 'FEED'] as const)('%s may call its functions and no other', async (role) => {
    const holder = world.account(5);
    await world.send(world.owner, 'access', 'grantRole', [ROLES[role], holder, 0]);
    for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
      expect([name, await mayCall(holder, name)]).toEqual([name, roleOf[name] === role]);
    }
    await world.send(world.owner, 'access', 'revokeRole', [ROLES[role], holder]);
    for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[]) expect(await mayCall(holder, name)).toBe(false);
  });

  it('is granted by holders of ADMIN alone', async () => {
    const grant = [ROLES.KEYS, world.account(6), 0] as const;
    expect(await world.refusal(world.owner, 'access', 'grantRole', grant)).toBe('ACCEPTED');
    const refused = await world.refusal(world.account(6), 'access', 'grantRole', grant);
    expect(refused).toBe('AccessManagerUnauthorizedAccount');
  });
});

describe('registry and feed', () => {
  it('ask another manager only where theirs says so, and only one that is a contract', async () => {
    const manager = await world.actAs('access');
    const { refusal, addresses, owner } = world;
    expect(await refusal(owner, 'registry', 'setAuthority', [addresses.hub])).toBe('AccessManagedUnauthorized');
    expect(await refusal(manager, 'fxFeed', 'setAuthority', [owner])).toBe('AccessManagedInvalidAuthority');
  });
});

describe('the handover', () => {
  it('gives every role to one account and leaves nobody else any', async () => {
    const { client, addresses, owner, account } = world;
    const everyRole = (holder: EvmAddress) => Object.fromEntries(ROLE_NAMES.map((role) => [role, [holder]]));
    expect(await readRoleHolders(client, addresses.access)).toEqual(everyRole(owner));

    const data = handoverData(owner, account(7));
    await world.anvil.rpc('eth_sendTransactionSync', { from: owner, to: addresses.access, data });
    expect(await readRoleHolders(client, addresses.access)).toEqual(everyRole(account(7)));
    for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
      expect([name, await mayCall(owner, name), await mayCall(account(7), name)]).toEqual([name, false, true]);
    }
    const back = [ROLES.ADMIN, owner, 0] as const;
    expect(await world.refusal(owner, 'access', 'grantRole', back)).toBe('AccessManagerUnauthorizedAccount');
  });
});

it('what an ADMIN changed is found, with what was changed', async () => {
  const other = await forTest(createWorld());
  const { addresses, owner, client, send } = other;
  const failed = async () => {
    const { checks } = await readCustody(client, { contracts: addresses, holders: [owner], owner, startBlock: 0n });
    return checks.filter(({ ok }) => !ok);
  };
  expect(await failed()).toEqual([]);
  await send(owner, 'access', 'setTargetClosed', [addresses.fxFeed, true]);
  expect(await failed()).toEqual([
    { check: 'no contract is closed by the access manager', ok: false, found: [addresses.fxFeed] },
  ]);
  await send(owner, 'access', 'setTargetClosed', [addresses.fxFeed, false]);
  await send(owner, 'access', 'setRoleAdmin', [ROLES.KEYS, ROLES.FEED]);
  expect(await failed()).toEqual([{ check: 'every role is the ADMIN’s to grant', ok: false, found: ['KEYS: FEED'] }]);
});
