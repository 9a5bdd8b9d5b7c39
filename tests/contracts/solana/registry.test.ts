import type { Address, Instruction, KeyPairSigner } from '@solana/kit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressBytes, u8 } from './support/bytes.ts';
import { keyPair, replaced, writable } from './support/chain.ts';
import {
  ADMIN,
  ALLOWLIST,
  FEED,
  grantRole,
  KEYS,
  keyAccount,
  registerKey,
  revokeKey,
  revokeRole,
  setIssuerApproval,
  setVerified,
  takeRoles,
  walletAccount,
} from './support/registry.ts';
import { expectChecked, PREFIX_LINES, tamper } from './support/tamper.ts';
import { createWorld, roleOf, START, senders, type World } from './support/world.ts';

const KEY = `0x${'ab'.repeat(20)}`;
const OTHER_KEY = `0x${'cd'.repeat(20)}`;
const DAY = 86_400n;
const UNAUTHORIZED = 'AccessManagedUnauthorized';

let world: World;
let other: KeyPairSigner;
const { answer } = senders(() => world);
const events = async (sending: Promise<Instruction>) => (await world.chain.accept(sending)).events;

beforeAll(async () => {
  other = await keyPair(9);
});
beforeEach(async () => {
  world = await takeRoles(await createWorld());
  world.chain.fund(other.address);
});

describe('roles', () => {
  it('are granted and revoked by administrators, who may hand over everything', async () => {
    const { admin, chain } = world;
    expect(await answer(grantRole(world, other, KEYS, other.address))).toBe(UNAUTHORIZED);
    expect(await events(grantRole(world, admin, ADMIN, other.address))).toEqual([
      { name: 'RoleGranted', fields: { roleId: 0n, account: other.address } },
    ]);
    for (const role of [ALLOWLIST, KEYS, FEED, ADMIN]) {
      const before = chain.balance(other.address);
      expect(await events(revokeRole(world, other, role, admin.address))).toEqual([
        { name: 'RoleRevoked', fields: { roleId: BigInt(role), account: admin.address } },
      ]);
      expect(chain.balance(other.address)).toBeGreaterThan(before); // the rent
      expect(chain.data(await roleOf(role, admin.address))).toBeNull();
    }
    expect(await answer(grantRole(world, admin, KEYS, admin.address))).toBe(UNAUTHORIZED);
    expect(await answer(registerKey(world, admin, 'attestor', KEY))).toBe(UNAUTHORIZED);
    expect(await answer(grantRole(world, other, KEYS, admin.address))).toBe('ACCEPTED'); // revoked, and granted again
    expect(await answer(registerKey(world, admin, 'attestor', KEY))).toBe('ACCEPTED');
  });

  it('stay as they are for good once the last administrator leaves', async () => {
    const { admin } = world;
    expect(await answer(revokeRole(world, admin, ADMIN, admin.address))).toBe('ACCEPTED');
    expect(await answer(grantRole(world, admin, ADMIN, admin.address))).toBe(UNAUTHORIZED);
    expect(await answer(registerKey(world, admin, 'attestor', KEY))).toBe('ACCEPTED'); // its other roles stay
  });

  it('change nothing where there is nothing to change', async () => {
    const { admin } = world;
    expect(await events(grantRole(world, admin, KEYS, admin.address))).toEqual([]);
    expect(await events(revokeRole(world, admin, FEED, other.address))).toEqual([]);
  });

  it('refuse an unknown role, and no account', async () => {
    const { admin } = world;
    expect(await answer(grantRole(world, admin, 4, other.address))).toBe('INSTRUCTION_INVALID');
    expect(await answer(grantRole(world, admin, KEYS, '11111111111111111111111111111111' as Address))).toBe(
      'ZERO_ADDRESS',
    );
  });

  it('check every account', async () => {
    const grant = await grantRole(world, world.admin, KEYS, other.address);
    await expectChecked(world, grant, [
      `3 ${UNAUTHORIZED} SIGNER_MISSING ACCOUNT_READONLY`,
      `4 ${UNAUTHORIZED} - -`,
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    const revoke = await revokeRole(world, world.admin, FEED, world.admin.address);
    await expectChecked(world, revoke, [
      `3 ${UNAUTHORIZED} SIGNER_MISSING ACCOUNT_READONLY`,
      `4 ${UNAUTHORIZED} - -`,
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
  });

  it('are each for their own instructions alone', async () => {
    const { admin } = world;
    for (const role of [ADMIN, FEED, ALLOWLIST]) {
      const accounts = (await registerKey(world, admin, 'attestor', KEY)).accounts ?? [];
      const role4 = { address: await roleOf(role, admin.address), role: 0 };
      const sending = { ...(await registerKey(world, admin, 'attestor', KEY)), accounts: accounts.with(4, role4) };
      expect(await answer(sending)).toBe(UNAUTHORIZED);
    }
  });
});

describe('keys', () => {
  const revoke = (key: string, graceUntil: bigint, kind: 'attestor' | 'verifier' = 'attestor') =>
    revokeKey(world, world.admin, { kind, key, graceUntil });

  it('are registered once, for one kind', async () => {
    const { admin, chain } = world;
    expect(await events(registerKey(world, admin, 'attestor', KEY))).toEqual([
      { name: 'AttestorRegistered', fields: { key: KEY } },
    ]);
    expect(await events(registerKey(world, admin, 'verifier', OTHER_KEY))).toEqual([
      { name: 'VerifierKeyRegistered', fields: { key: OTHER_KEY } },
    ]);
    for (const kind of ['attestor', 'verifier'] as const) {
      for (const key of [KEY, OTHER_KEY]) {
        expect(await answer(registerKey(world, admin, kind, key))).toBe('KEY_ALREADY_REGISTERED');
      }
    }
    expect([...(chain.data(await keyAccount(KEY)) ?? [])].slice(3, 5)).toEqual([0, 1]);
    expect([...(chain.data(await keyAccount(OTHER_KEY)) ?? [])].slice(3, 5)).toEqual([1, 1]);
    expect(await answer(registerKey(world, admin, 'attestor', `0x${'00'.repeat(20)}`))).toBe('ZERO_ADDRESS');
  });

  it('are revoked with a grace that only shrinks, and never come back', async () => {
    const { admin } = world;
    expect(await answer(revoke(KEY, START))).toBe('KEY_NOT_REGISTERED');
    await world.chain.accept(registerKey(world, admin, 'attestor', KEY));
    expect(await answer(revoke(KEY, START, 'verifier'))).toBe('KEY_NOT_REGISTERED');
    expect(await answer(revoke(KEY, START + 30n * DAY + 1n))).toBe('GRACE_TOO_LONG');
    expect(await answer(revoke(KEY, (1n << 64n) - 1n))).toBe('GRACE_TOO_LONG');
    expect(await events(revoke(KEY, START + 30n * DAY))).toEqual([
      { name: 'AttestorRevoked', fields: { key: KEY, graceUntil: START + 30n * DAY } },
    ]);
    expect(await answer(revoke(KEY, START + 30n * DAY))).toBe('GRACE_TOO_LONG');
    expect(await answer(revoke(KEY, START + 30n * DAY - 1n))).toBe('ACCEPTED');
    expect(await answer(revoke(KEY, 0n))).toBe('ACCEPTED'); // over at once
    expect(await answer(revoke(KEY, 0n))).toBe('GRACE_TOO_LONG');
    expect(await answer(registerKey(world, admin, 'attestor', KEY))).toBe('KEY_ALREADY_REGISTERED');
    await world.chain.accept(registerKey(world, admin, 'verifier', OTHER_KEY));
    expect(await events(revoke(OTHER_KEY, 7n, 'verifier'))).toEqual([
      { name: 'VerifierKeyRevoked', fields: { key: OTHER_KEY, graceUntil: 7n } },
    ]);
  });

  it('are of KEYS alone, and check every account', async () => {
    const register = await registerKey(world, world.admin, 'attestor', KEY);
    await expectChecked(world, register, [
      `3 ${UNAUTHORIZED} SIGNER_MISSING ACCOUNT_READONLY`,
      `4 ${UNAUTHORIZED} - -`,
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    await world.chain.accept(register);
    const revocation = await revoke(KEY, 0n);
    await expectChecked(world, revocation, [
      `3 ${UNAUTHORIZED} SIGNER_MISSING -`,
      `4 ${UNAUTHORIZED} - -`,
      '5 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    const wrongKind = { ...register, data: Uint8Array.from([7, 2, ...(register.data ?? []).slice(2)]) };
    expect(await answer(wrongKind)).toBe('INSTRUCTION_INVALID');
  });

  it('do not take another key’s account', async () => {
    const { admin, chain } = world;
    await chain.accept(registerKey(world, admin, 'attestor', KEY));
    const whole = await revokeKey(world, admin, { kind: 'attestor', key: OTHER_KEY, graceUntil: 0n });
    expect(await answer(replaced(whole, 5, writable(await keyAccount(KEY))))).toBe('ACCOUNT_INVALID');
    const registration = await registerKey(world, admin, 'attestor', OTHER_KEY);
    expect(await answer(replaced(registration, 5, writable(await keyAccount(KEY))))).toBe('ACCOUNT_INVALID');
  });
});

describe('wallets', () => {
  it('are verified and taken off again, several at once', async () => {
    const { admin, chain, collector } = world;
    const wallets = [other.address, collector.address, admin.address];
    expect(await events(setVerified(world, admin, wallets, true))).toEqual(
      wallets.map((wallet) => ({ name: 'AllowlistUpdated', fields: { wallet, verified: 1n } })),
    );
    for (const wallet of wallets) {
      const data = chain.data(await walletAccount(wallet)) ?? new Uint8Array();
      expect([...data.slice(3)]).toEqual([1, 0, ...addressBytes(wallet)]);
    }
    const before = chain.balance(admin.address);
    await chain.accept(setVerified(world, admin, wallets.slice(0, 2), false));
    expect(chain.balance(admin.address)).toBeGreaterThan(before); // the rent of two
    expect(chain.data(await walletAccount(other.address))).toBeNull();
    expect(chain.data(await walletAccount(admin.address))).not.toBeNull();
    expect(await answer(setVerified(world, admin, wallets.slice(0, 1), true))).toBe('ACCEPTED'); // closed, and made again
    expect(chain.data(await walletAccount(other.address))?.[3]).toBe(1);
  });

  it('are ten in a transaction, the same one twice where it is the same account', async () => {
    const { admin } = world;
    const wallets = await Promise.all(Array.from({ length: 10 }, async (_, n) => (await keyPair(100 + n)).address));
    expect(await answer(setVerified(world, admin, wallets, true))).toBe('ACCEPTED');
    expect(await events(setVerified(world, admin, [other.address, other.address], true))).toHaveLength(2);
    expect(await events(setVerified(world, admin, [other.address, other.address], false))).toHaveLength(2);
    expect(world.chain.data(await walletAccount(other.address))).toBeNull();
  });

  it('are approved as issuers separately', async () => {
    const { admin, chain } = world;
    const account = await walletAccount(other.address);
    const flags = () => [...(chain.data(account) ?? [])].slice(3, 5);
    expect(await events(setIssuerApproval(world, admin, other.address, true))).toEqual([
      { name: 'IssuerApprovalUpdated', fields: { issuer: other.address, approved: 1n } },
    ]);
    expect(flags()).toEqual([0, 1]);
    await chain.accept(setVerified(world, admin, [other.address], true));
    expect(flags()).toEqual([1, 1]);
    await chain.accept(setIssuerApproval(world, admin, other.address, false));
    expect(flags()).toEqual([1, 0]);
    await chain.accept(setVerified(world, admin, [other.address], false));
    expect(flags()).toEqual([]);
  });

  it('refuse no wallet, no flag, another count of accounts and another wallet’s account', async () => {
    const { admin } = world;
    const whole = await setVerified(world, admin, [other.address, admin.address], true);
    const change = (data: Uint8Array) => answer({ ...whole, data });
    const data = Uint8Array.from(whole.data ?? []);
    expect(await change(data.slice(0, 2))).toBe('INSTRUCTION_INVALID');
    expect(await change(data.slice(0, 65))).toBe('INSTRUCTION_INVALID');
    expect(await change(data.slice(0, 34))).toBe('ACCOUNT_INVALID'); // one wallet, two accounts
    expect(await change(Uint8Array.from([...data, ...addressBytes(other.address)]))).toBe('ACCOUNTS_MISSING');
    expect(await change(data.with(1, 2))).toBe('INSTRUCTION_INVALID');
    expect(await change(Uint8Array.from([...data.slice(0, 34), ...new Uint8Array(32)]))).toBe('ZERO_ADDRESS');
    expect(await answer(replaced(whole, 7, writable(await walletAccount(other.address))))).toBe('ACCOUNT_INVALID');
    expect(world.chain.data(await walletAccount(other.address))).toBeNull(); // nothing half done
    const approval = await setIssuerApproval(world, admin, other.address, true);
    const wrongFlag = Uint8Array.from(approval.data ?? []).with(1, 2);
    expect(await answer({ ...approval, data: wrongFlag })).toBe('INSTRUCTION_INVALID');
    expect(await answer({ ...approval, data: Uint8Array.from([...u8(10), 1, ...new Uint8Array(32)]) })).toBe(
      'ZERO_ADDRESS',
    );
  });

  it('check every account', async () => {
    const lines = [`3 ${UNAUTHORIZED} SIGNER_MISSING ACCOUNT_READONLY`, `4 ${UNAUTHORIZED} - -`];
    const verification = await setVerified(world, world.admin, [other.address], true);
    expect(await tamper(world, verification)).toEqual([
      ...PREFIX_LINES,
      ...lines,
      '6 ACCOUNT_INVALID - ACCOUNT_READONLY',
    ]);
    const approval = setIssuerApproval(world, world.admin, other.address, true);
    await expectChecked(world, approval, [...lines, '5 ACCOUNT_INVALID - ACCOUNT_READONLY']);
  });
});
