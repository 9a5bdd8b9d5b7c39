import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { encodeFunctionData } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { GAS_MARGINS } from '../../../src/adapters/evm/gas-margins.ts';
import { createEvmChain } from '../../../src/adapters/evm/index.ts';
import { ROLES } from '../../../src/adapters/evm/roles.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { createSeries, seriesKeyOf } from '../../indexing/support/actions.ts';
import { createWorld } from '../../indexing/support/world.ts';
import { startChainNode } from '../../support/chain-node/index.ts';
import { createSwallowingWallet } from '../../support/contract-wallet.ts';
import { forFile } from '../../support/for-file.ts';
import { unusualToken } from '../../support/unusual-token.ts';

const world = await forFile(createWorld());
await createSeries(world, 1);

const commit = (): ContractCall => ({
  kind: 'commitBid',
  seriesKey: seriesKeyOf(world, 1),
  commitment: `0x${'12'.repeat(32)}` as Bytes32,
  deposit: 5_000_000n,
});
const poor = () => privateKeyToAccount(generatePrivateKey()).address.toLowerCase() as EvmAddress;

describe('a built transaction', () => {
  it('is an object eth_sendTransaction takes, its gas the estimate and the margin of its kind', async () => {
    const [bidder] = world.people as [EvmAddress, ...EvmAddress[]];
    const { request, simulation } = await world.chain.prepare(bidder, commit());
    expect(simulation).toMatchObject({ ok: true, errorName: null });
    for (const [name, value] of Object.entries(request)) expect(value, name).toMatch(/^0x[0-9a-f]*$/);
    expect(request).toMatchObject({ from: bidder, to: world.contracts.raise, value: '0x0', chainId: '0x279f' });

    const { gas, ...bare } = request;
    const estimate = BigInt(await world.anvil.rpc<string>('eth_estimateGas', bare));
    expect(BigInt(gas ?? 0)).toBe(estimate + GAS_MARGINS.commitBid.gasFor(estimate));
    const receipt = await world.anvil.rpc<{ status: string; gasUsed: string }>('eth_sendTransactionSync', request);
    expect(receipt.status).toBe('0x1');
    expect(BigInt(receipt.gasUsed)).toBeLessThanOrEqual(BigInt(gas ?? 0));
  });

  it('costs the gas limit at the price of now, which chain 10143 charges', async () => {
    const [, bidder] = world.people as [EvmAddress, EvmAddress, ...EvmAddress[]];
    const fees = await world.chain.fees();
    const { request, simulation } = await world.chain.prepare(bidder, commit());
    expect(BigInt(simulation.cost ?? 0)).toBe(BigInt(request.gas ?? 0) * (fees.baseFee + fees.priorityFee));
  });

  it('is simulated as the wallet that will sign, and names the contract’s own refusal', async () => {
    const seriesKey = seriesKeyOf(world, 1);
    const refusals: readonly (readonly [EvmAddress, ContractCall, string])[] = [
      [world.owner, commit(), 'NOT_ALLOWLISTED'],
      [world.people[2] as EvmAddress, { ...commit(), deposit: 1n } as ContractCall, 'DEPOSIT_TOO_SMALL'],
      [world.people[2] as EvmAddress, { kind: 'settleStep', seriesKey, maxBids: 5 }, 'WRONG_PHASE'],
      [world.owner, { kind: 'cancelRaise', seriesKey }, 'NOT_ISSUER'],
      [world.owner, { kind: 'markMissed', seriesKey, period: 20261 }, 'WRONG_STATE'],
      [world.owner, { kind: 'claimPayout', seriesKey, holder: world.owner }, 'WRONG_STATE'],
      [
        world.owner,
        { kind: 'claimPayout', seriesKey: `0x${'99'.repeat(32)}` as Bytes32, holder: world.owner },
        'SERIES_UNKNOWN',
      ],
    ];
    for (const [from, call, errorName] of refusals) {
      const { request, simulation } = await world.chain.prepare(from, call);
      expect(simulation, errorName).toEqual({ ok: false, errorName, cost: null });
      expect(request.gas).toBeUndefined();
    }
  });

  it('names the refusal of a contract that the called one asks: of the rates, the raise, the access manager', async () => {
    const now = await world.anvil.clock.now();
    const params = {
      draftSalt: `0x${'31'.repeat(32)}`,
      contractHash: `0x${'32'.repeat(32)}`,
      termsCommitment: `0x${'03'.repeat(32)}`,
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: 100n,
      reservePrice: 10n,
      maxUnitsPerBid: 50n,
      minRaise: 10n,
      minHolders: 1,
      concentrationBps: 6_000,
      cap: 10n ** 9n,
      firstPeriod: 20261,
      lastPeriod: 20263,
      commitEndsAt: now + 86_400n,
      revealEndsAt: now + 172_800n,
      gateEndsAt: now + 345_600n,
    } as const;
    const refusal = async (from: EvmAddress, call: ContractCall) =>
      (await world.chain.prepare(from, call)).simulation.errorName;
    const created = (change: object) =>
      refusal(world.issuer, { kind: 'createSeries', params: { ...params, ...change } } as ContractCall);
    expect(await created({})).toBeNull();
    expect(await created({ currencyCode: 999 })).toBe('FX_STALE');
    expect(await created({ revealEndsAt: params.commitEndsAt })).toBe('BAD_PARAMS');

    const snapshot = await world.anvil.rpc('evm_snapshot');
    await world.govern('access', 'grantRole', [ROLES.KEYS, world.owner, 86_400]);
    const key = poor();
    expect(await refusal(world.owner, { kind: 'registerAttestor', key })).toBe('AccessManagerNotScheduled');
    await world.anvil.rpc('evm_revert', snapshot);
  });

  it('says where the wallet cannot pay for it', async () => {
    const { request, simulation } = await world.chain.prepare(poor(), { kind: 'approve', spender: 'hub', amount: 1n });
    expect(simulation).toMatchObject({ ok: false, errorName: 'INSUFFICIENT_FUNDS' });
    expect(BigInt(simulation.cost ?? 0)).toBeGreaterThan(0n);
    expect(request.gas).toBeDefined();
  });

  it('is not refused to a wallet with code that has no coin: its owner, a bundler or a paymaster pays', async () => {
    const call: ContractCall = { kind: 'approve', spender: 'hub', amount: 1n };
    const safe = await createSwallowingWallet(world.anvil);
    const delegated = poor();
    await world.anvil.rpc('anvil_setCode', delegated, `0xef0100${safe.slice(2)}`);
    for (const wallet of [safe, delegated]) {
      expect(await world.chain.prepare(wallet, call)).toMatchObject({ simulation: { ok: true }, hasCode: true });
      const inOrder = await world.chain.prepareInOrder(wallet, [call, call]);
      expect(inOrder.map(({ simulation }) => simulation.errorName)).toEqual([null, null]);
    }
    expect(await world.chain.prepare(poor(), call)).toMatchObject({ simulation: { ok: false }, hasCode: false });

    await world.govern('registry', 'setVerified', [[safe], true]);
    const mint = encodeFunctionData({ abi: abis.token, functionName: 'mint', args: [safe, 5_000_000n] });
    await world.anvil.rpc('eth_sendTransactionSync', { from: world.owner, to: world.contracts.token, data: mint });
    const { approval, simulation } = await world.chain.prepare(safe, commit());
    expect(simulation).toMatchObject({ ok: true, errorName: null });
    expect(approval).toMatchObject({ spender: 'raise', amount: 5_000_000n });
  });

  it('has an approval in front where the wallet has allowed too little, if the node can simulate both', async () => {
    const bidder = world.people[3] as EvmAddress;
    const { request } = await world.chain.prepare(bidder, { kind: 'approve', spender: 'raise', amount: 0n });
    await world.anvil.rpc('eth_sendTransactionSync', request);
    const { approval, ...step } = await world.chain.prepare(bidder, commit());
    expect(approval).toMatchObject({ spender: 'raise', amount: 5_000_000n, call: { to: world.contracts.token } });
    expect(step).toMatchObject({ request: { to: world.contracts.raise }, simulation: { ok: true, cost: null } });
    expect(step.request.gas).toBeUndefined();

    for (const [code, message] of [
      [-32_601, 'the method does not exist'],
      [-32_000, 'the method eth_simulateV1 is not available'],
    ] as const) {
      const lacks = () => {
        throw Object.assign(new Error(message), { code });
      };
      const node = await startChainNode(world.anvil.url, { lies: { eth_simulateV1: lacks } });
      const chain = createEvmChain({ chainId: world.anvil.chainId, rpcUrl: node.url, contracts: world.contracts });
      expect(await chain.prepare(bidder, commit()), message).toMatchObject({
        approval: null,
        simulation: { ok: false, errorName: 'ERC20InsufficientAllowance', cost: null },
      });
      await node.stop();
    }
  });

  it('is refused where it takes all gas that the node allows, and an answer that is an error is not called none', async () => {
    const estimates = async (message: string) => {
      const fails = () => {
        throw Object.assign(new Error(message), { code: -32_000 });
      };
      const node = await startChainNode(world.anvil.url, { lies: { eth_estimateGas: fails } });
      const chain = createEvmChain({ chainId: world.anvil.chainId, rpcUrl: node.url, contracts: world.contracts });
      const call: ContractCall = { kind: 'approve', spender: 'hub', amount: 1n };
      return chain.prepare(world.issuer, call).finally(() => node.stop());
    };
    expect(await estimates('gas required exceeds allowance (30000000)')).toMatchObject({
      simulation: { ok: false, errorName: 'REVERTED' },
    });
    await expect(estimates('the node is configured otherwise')).rejects.toMatchObject({
      code: 'CHAIN_UNAVAILABLE',
      message: 'The chain node answered the request with an error.',
    });
  });

  it('has an approval of zero in front of the other, for a token that changes no allowance that is not zero', async () => {
    const snapshot = await world.anvil.rpc('evm_snapshot');
    const bidder = world.people[3] as EvmAddress;
    const send = (to: EvmAddress, data: Hex) =>
      world.anvil.rpc<{ status: Hex }>('eth_sendTransactionSync', { from: bidder, to, data });
    const leave = async (amount: bigint) => {
      for (const left of [0n, amount]) {
        const { request } = await world.chain.prepare(bidder, { kind: 'approve', spender: 'raise', amount: left });
        await send(request.to, request.data);
      }
    };
    await leave(7n);
    const follow = await unusualToken(world);
    expect(await follow('LIKE_USDT')).toBe('0x1');
    const { approval, simulation, request } = await world.chain.prepare(bidder, commit());
    expect(simulation).toEqual({ ok: true, errorName: null, cost: null });
    expect(approval).toMatchObject({ spender: 'raise', amount: 5_000_000n });
    const calls = [approval?.call.reset, approval?.call, request] as readonly { to: EvmAddress; data: Hex }[];
    for (const { to, data } of calls) expect((await send(to, data)).status).toBe('0x1');
    const bid = await world.chain.prepare(bidder, commit());
    expect(bid.simulation.errorName).toBe('ALREADY_BID');

    const other = world.people[4] as EvmAddress; // its allowance suffices, of a token that answers nothing
    expect(await world.chain.prepare(other, commit())).toMatchObject({ approval: null, simulation: { ok: true } });
    await world.anvil.rpc('evm_revert', snapshot);
  });

  it('has an approval of zero in front of an approval alone too, where such a token needs it', async () => {
    const snapshot = await world.anvil.rpc('evm_snapshot');
    const bidder = world.people[3] as EvmAddress;
    const approve = (amount: bigint) =>
      world.chain.prepare(bidder, { kind: 'approve', spender: 'windows', amount } as const);
    const send = ({ to, data }: { readonly to: EvmAddress; readonly data: Hex }) =>
      world.anvil.rpc<{ status: Hex }>('eth_sendTransactionSync', { from: bidder, to, data });
    await send((await approve(0n)).request);
    await (await unusualToken(world))('LIKE_USDT');

    const first = await approve(7n);
    expect(first).toMatchObject({ approval: null, simulation: { ok: true }, request: { gas: expect.anything() } });
    await send(first.request);
    const { approval, request, simulation } = await approve(9n);
    expect(simulation).toEqual({ ok: true, errorName: null, cost: null });
    expect(request.gas).toBeUndefined();
    expect(approval).toMatchObject({ spender: 'windows', amount: 0n, call: { to: world.contracts.token } });
    for (const call of [approval?.call, request] as const)
      expect((await send(call as typeof request)).status).toBe('0x1');
    const args = [bidder, world.contracts.windows] as const;
    const data = encodeFunctionData({ abi: abis.token, functionName: 'allowance', args });
    expect(BigInt(await world.anvil.rpc<Hex>('eth_call', { to: world.contracts.token, data }, 'latest'))).toBe(9n);
    expect(await approve(0n)).toMatchObject({ approval: null, simulation: { ok: true } });
    await world.anvil.rpc('evm_revert', snapshot);
  });

  const APPROVE: ContractCall = { kind: 'approve', spender: 'raise', amount: 5_000_000n };
  it.each([
    ['answers an approval with false', 'ANSWERS_FALSE', 'TOKEN_REFUSES_APPROVAL', [commit, () => APPROVE]],
    ['refuses every approval', 'REFUSES_APPROVALS', 'TOKEN_REFUSES_APPROVAL', [commit, () => APPROVE]],
    ['keeps a part of a transfer', 'KEEPS_A_PART', 'TOKEN_KEEPS_A_PART', [commit]],
  ] as const)('names the token that %s', async (_, custom, errorName, calls) => {
    const snapshot = await world.anvil.rpc('evm_snapshot');
    const bidder = world.people[3] as EvmAddress;
    const { request } = await world.chain.prepare(bidder, { kind: 'approve', spender: 'raise', amount: 0n });
    await world.anvil.rpc('eth_sendTransactionSync', request);
    await (await unusualToken(world))(custom);
    for (const call of calls) {
      const { approval, simulation, request } = await world.chain.prepare(bidder, call());
      expect([approval, simulation]).toEqual([null, { ok: false, errorName, cost: null }]);
      expect(request.gas).toBeUndefined();
    }
    await world.anvil.rpc('evm_revert', snapshot);
  });

  it('goes to the contract that its kind belongs to', async () => {
    const seriesKey = seriesKeyOf(world, 1);
    const approve = async (spender: 'hub' | 'raise') =>
      (await world.chain.prepare(world.issuer, { kind: 'approve', spender, amount: 7n })).request;
    expect(await approve('hub')).toMatchObject({ to: world.contracts.token });
    expect((await approve('hub')).data).toContain(world.contracts.hub.slice(2));
    expect((await approve('raise')).data).toContain(world.contracts.raise.slice(2));
    const to = async (call: ContractCall) => (await world.chain.prepare(world.owner, call)).request.to;
    expect(await to({ kind: 'claimTail', seriesKey, holder: world.owner })).toBe(world.contracts.hub);
    expect(await to({ kind: 'withdrawProceeds', seriesKey })).toBe(world.contracts.raise);
    expect(await to({ kind: 'passGate', seriesKey })).toBe(world.contracts.raise);
    expect(await to({ kind: 'deliverBid', seriesKey, bidder: world.owner })).toBe(world.contracts.raise);
  });
});
