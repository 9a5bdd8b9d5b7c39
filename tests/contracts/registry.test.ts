import { MAX_BATCH, MAX_GRACE } from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../src/adapters/evm/roles.ts';
import { forFile } from '../support/for-file.ts';
import { createWorld, names, only } from './support/world.ts';

const ZERO = `0x${'0'.repeat(40)}` as const;
const world = await forFile(createWorld());

describe.each([
  ['attestor', 'registerAttestor', 'revokeAttestor', 'isActiveAttestor', 'AttestorRegistered', 'AttestorRevoked'],
  [
    'verifier',
    'registerVerifierKey',
    'revokeVerifierKey',
    'isActiveVerifier',
    'VerifierKeyRegistered',
    'VerifierKeyRevoked',
  ],
] as const)('the keys of an %s', (kind, register, revoke, isActive, registered, revoked) => {
  const key = (n: number) => `0x${String(n).padStart(40, kind === 'attestor' ? 'a' : 'b')}` as const;

  it('are active from registration to the end of their grace', async () => {
    const { owner, send, read } = world;
    expect(await read('registry', isActive, [key(1)])).toBe(false);
    const sent = await send(owner, 'registry', register, [key(1)]);
    expect(names(sent)).toEqual([registered]);
    expect(await read('registry', isActive, [key(1)])).toBe(true);

    const graceUntil = (await world.anvil.clock.now()) + 1_000n;
    expect(only(await send(owner, 'registry', revoke, [key(1), graceUntil]), revoked)).toMatchObject([{ graceUntil }]);
    expect(await read('registry', isActive, [key(1)])).toBe(true);
    await world.anvil.clock.set(graceUntil);
    expect(await read('registry', isActive, [key(1)])).toBe(true);
    await world.anvil.clock.set(graceUntil + 1n);
    expect(await read('registry', isActive, [key(1)])).toBe(false);
  });

  it('end at once where the grace is over already', async () => {
    await world.send(world.owner, 'registry', register, [key(2)]);
    await world.send(world.owner, 'registry', revoke, [key(2), 0n]);
    expect(await world.read('registry', isActive, [key(2)])).toBe(false);
  });

  it('never come back', async () => {
    const { owner, refusal, send } = world;
    await send(owner, 'registry', register, [key(3)]);
    expect(await refusal(owner, 'registry', register, [key(3)])).toBe('KEY_ALREADY_REGISTERED');
    await send(owner, 'registry', revoke, [key(3), 0n]);
    expect(await refusal(owner, 'registry', register, [key(3)])).toBe('KEY_ALREADY_REGISTERED');
  });

  it('have a grace that is bounded and can only be shortened', async () => {
    const { owner, refusal, send } = world;
    await send(owner, 'registry', register, [key(4)]);
    const now = await world.anvil.clock.now();
    expect(await refusal(owner, 'registry', revoke, [key(4), now + MAX_GRACE + 60n])).toBe('GRACE_TOO_LONG');
    await send(owner, 'registry', revoke, [key(4), now + MAX_GRACE]);
    expect(await refusal(owner, 'registry', revoke, [key(4), now + MAX_GRACE])).toBe('GRACE_TOO_LONG');
    await send(owner, 'registry', revoke, [key(4), now - 1n]);
    expect(await world.read('registry', isActive, [key(4)])).toBe(false);
  });

  it('are for holders of the role KEYS alone to change', async () => {
    const { account, owner, refusal } = world;
    expect(await refusal(account(2), 'registry', register, [key(5)])).toBe('AccessManagedUnauthorized');
    expect(await refusal(account(2), 'registry', revoke, [key(5), 0n])).toBe('AccessManagedUnauthorized');
    expect(await refusal(owner, 'registry', revoke, [key(5), 0n])).toBe('KEY_NOT_REGISTERED');
    expect(await refusal(owner, 'registry', register, [ZERO])).toBe('ZERO_ADDRESS');
  });
});

it('a key is of one kind for good, an attestor’s or a verifier’s', async () => {
  const { owner, refusal, send, read } = world;
  const [attestor, verifier] = [`0x${'c'.repeat(40)}`, `0x${'d'.repeat(40)}`] as const;
  await send(owner, 'registry', 'registerAttestor', [attestor]);
  await send(owner, 'registry', 'registerVerifierKey', [verifier]);
  const asOther = async () => [
    await refusal(owner, 'registry', 'registerVerifierKey', [attestor]),
    await refusal(owner, 'registry', 'registerAttestor', [verifier]),
  ];
  expect(await asOther()).toEqual(['KEY_ALREADY_REGISTERED', 'KEY_ALREADY_REGISTERED']);
  expect(await read('registry', 'isActiveVerifier', [attestor])).toBe(false);
  expect(await read('registry', 'isActiveAttestor', [verifier])).toBe(false);
  await send(owner, 'registry', 'revokeAttestor', [attestor, 0n]);
  await send(owner, 'registry', 'revokeVerifierKey', [verifier, 0n]);
  expect(await asOther()).toEqual(['KEY_ALREADY_REGISTERED', 'KEY_ALREADY_REGISTERED']);
});

describe('the allowlist', () => {
  it('is set in batches, by holders of the role ALLOWLIST', async () => {
    const { account, owner, read, refusal, send } = world;
    const sent = await send(owner, 'registry', 'setVerified', [[account(5), account(6)], true]);
    expect(names(sent)).toEqual(['AllowlistUpdated', 'AllowlistUpdated']);
    expect(await read('registry', 'isVerified', [account(6)])).toBe(true);
    await send(owner, 'registry', 'setVerified', [[account(6)], false]);
    expect(await read('registry', 'isVerified', [account(6)])).toBe(false);
    expect(await refusal(account(2), 'registry', 'setVerified', [[account(5)], true])).toBe(
      'AccessManagedUnauthorized',
    );
    expect(await refusal(owner, 'registry', 'setVerified', [[ZERO], true])).toBe('ZERO_ADDRESS');
    const many = Array.from({ length: MAX_BATCH + 1 }, () => account(5));
    expect(await refusal(owner, 'registry', 'setVerified', [many, true])).toBe('BATCH_TOO_LARGE');
    expect(await refusal(owner, 'registry', 'setVerified', [many.slice(1), true])).toBe('ACCEPTED');
  });
});

describe('issuers', () => {
  it('are approved by holders of the role ALLOWLIST', async () => {
    const { account, owner, read, refusal, send } = world;
    expect(await refusal(account(2), 'registry', 'setIssuerApproval', [account(2), true])).toBe(
      'AccessManagedUnauthorized',
    );
    expect(await refusal(owner, 'registry', 'setIssuerApproval', [ZERO, true])).toBe('ZERO_ADDRESS');
    expect(names(await send(owner, 'registry', 'setIssuerApproval', [account(2), true]))).toEqual([
      'IssuerApprovalUpdated',
    ]);
    expect(await read('registry', 'isApprovedIssuer', [account(2)])).toBe(true);
  });
});

describe('the rate feed', () => {
  it('takes rates in range from holders of the role FEED', async () => {
    const { account, owner, read, refusal, send } = world;
    expect(await read('fxFeed', 'latest', [978])).toEqual([0n, 0n]);
    expect(await refusal(account(2), 'fxFeed', 'publish', [978, 1n])).toBe('AccessManagedUnauthorized');
    await send(owner, 'access', 'grantRole', [ROLES.FEED, account(2), 0]);
    expect(await refusal(account(2), 'fxFeed', 'publish', [978, 0n])).toBe('RATE_OUT_OF_RANGE');
    expect(await refusal(account(2), 'fxFeed', 'publish', [978, 1n << 80n])).toBe('RATE_OUT_OF_RANGE');
    const sent = await send(account(2), 'fxFeed', 'publish', [978, (1n << 80n) - 1n]);
    const [rate, updatedAt] = await read('fxFeed', 'latest', [978]);
    expect(sent.events).toEqual([{ name: 'RateUpdated', args: { currencyCode: 978, rate, updatedAt } }]);
    expect(updatedAt).toBe(await world.anvil.clock.now());
    await send(owner, 'access', 'revokeRole', [ROLES.FEED, account(2)]);
    expect(await refusal(account(2), 'fxFeed', 'publish', [978, 1n])).toBe('AccessManagedUnauthorized');
  });
});

describe('the test token', () => {
  it('moves what is there and allowed, and counts allowances down', async () => {
    const { account, balance, read, refusal, send } = world;
    const [from, to, spender] = [account(2), account(3), account(4)];
    expect(await read('token', 'decimals', [])).toBe(6);
    await send(to, 'token', 'mint', [from, 100n]);
    expect(await refusal(from, 'token', 'transfer', [to, 101n])).toBe('ERC20InsufficientBalance');
    await send(from, 'token', 'transfer', [to, 40n]);
    expect(await refusal(spender, 'token', 'transferFrom', [from, to, 1n])).toBe('ERC20InsufficientAllowance');
    expect(names(await send(from, 'token', 'approve', [spender, 70n]))).toEqual(['Approval']);
    expect(await refusal(spender, 'token', 'transferFrom', [from, to, 70n])).toBe('ERC20InsufficientBalance');
    await send(spender, 'token', 'transferFrom', [from, to, 60n]);
    expect(await read('token', 'allowance', [from, spender])).toBe(10n);
    expect([await balance(from), await balance(to), await read('token', 'totalSupply', [])]).toEqual([0n, 100n, 100n]);
  });
});

describe('the test token’s zero address', () => {
  it('neither sends nor gets anything, and allows nothing', async () => {
    const { account, refusal } = world;
    expect(await refusal(account(2), 'token', 'transfer', [ZERO, 1n])).toBe('ERC20InvalidReceiver');
    expect(await refusal(ZERO, 'token', 'transfer', [account(2), 1n])).toBe('ERC20InvalidSender');
    expect(await refusal(account(2), 'token', 'approve', [ZERO, 1n])).toBe('ERC20InvalidSpender');
    expect(await refusal(ZERO, 'token', 'approve', [account(2), 1n])).toBe('ERC20InvalidApprover');
  });
});
