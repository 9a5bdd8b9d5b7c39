import { base58, base64 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import type { AskProvider } from './node.ts';
import { contractToken, tokenBalance, tokenDecimals } from './token-balance.ts';

const addressOf = (byte: number) => base58.encode(new Uint8Array(32).fill(byte));

describe('a balance on an EVM chain', () => {
  const holder = { chain: 'evm:10143', wallet: `0x${'ab'.repeat(20)}`, token: `0x${'11'.repeat(20)}` };
  const node =
    (chainId: string, result: unknown): AskProvider =>
    async (method, params) => {
      if (method === 'eth_chainId') return chainId;
      const call = { to: holder.token, data: `0x70a08231${'00'.repeat(12)}${'ab'.repeat(20)}` };
      expect([method, params]).toEqual(['eth_call', [call, 'latest']]);
      return result;
    };
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

  it('is what the token answers for the wallet', async () => {
    expect(await tokenBalance(holder, node('0x279f', word(1_250n)))).toBe(1_250n);
    expect(await tokenBalance(holder, node('0x279f', word(2n ** 255n)))).toBe(2n ** 255n);
  });

  it('is asked of no address with a wrong checksum', async () => {
    const mistyped = { ...holder, wallet: `0x${'Ab'.repeat(20)}` };
    await expect(tokenBalance(mistyped, node('0x279f', word(1n)))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it.each([
    ['0x1', word(1n), 'CHAIN_MISMATCH'],
    ['0x279f', '0x', 'CHAIN_MISMATCH'],
    ['0x279f', null, 'CHAIN_UNAVAILABLE'],
  ])('is refused by a node of chain %s that answers %s', async (chainId, result, code) => {
    await expect(tokenBalance(holder, node(chainId, result))).rejects.toMatchObject({ code });
  });
});

describe('a balance on Solana', () => {
  const GENESIS = addressOf(7);
  const [wallet, token] = [addressOf(3), addressOf(4)];
  const holder = { chain: `solana:${GENESIS.slice(0, 32)}`, wallet, token };
  const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

  function account({ mint = token, owner = wallet, program = TOKEN_PROGRAM, size = 165, amount = 1_250n } = {}) {
    const data = new Uint8Array(Math.max(size, 72));
    data.set(base58.decode(mint), 0);
    data.set(base58.decode(owner), 32);
    new DataView(data.buffer).setBigUint64(64, amount, true);
    return { owner: program, data: [base64.encode(data.subarray(0, size)), 'base64'] };
  }
  const node =
    (value: unknown, genesis = GENESIS): AskProvider =>
    async (method) =>
      method === 'getGenesisHash' ? genesis : { value };

  it('is the larger one of the associated and the other account, without one that was given away', async () => {
    const balance = (...accounts: readonly unknown[]) => tokenBalance(holder, node(accounts));
    const given = account({ owner: addressOf(5), amount: 9_000n });
    expect(await balance(account(), null)).toBe(1_250n);
    expect(await balance(null, account())).toBe(1_250n);
    expect(await balance(account(), account({ amount: 2_000n }))).toBe(2_000n);
    expect(await balance(given, account())).toBe(1_250n);
    expect([await balance(given, null), await balance(null, null)]).toEqual([0n, 0n]);
    const sentLamports = account({ program: '11111111111111111111111111111111', size: 0 });
    expect([await balance(account(), sentLamports), await balance(sentLamports, null)]).toEqual([1_250n, 0n]);
  });

  it.each([
    ['another mint', account({ mint: addressOf(5) }), GENESIS, 'CHAIN_MISMATCH'],
    ['another program', account({ program: addressOf(5) }), GENESIS, 'CHAIN_MISMATCH'],
    ['another size', account({ size: 82 }), GENESIS, 'CHAIN_MISMATCH'],
    ['another cluster', account(), addressOf(8), 'CHAIN_MISMATCH'],
    ['no account in it', 'nothing', GENESIS, 'CHAIN_UNAVAILABLE'],
  ])('is refused for an answer with %s', async (_, value, genesis, code) => {
    await expect(tokenBalance(holder, node([value, null], genesis))).rejects.toMatchObject({ code });
  });
});

describe('the decimals of a token', () => {
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
  const token = `0x${'11'.repeat(20)}`;
  const evmNode =
    (chainId: string, result: unknown): AskProvider =>
    async (method, params) => {
      if (method === 'eth_chainId') return chainId;
      expect([method, params]).toEqual(['eth_call', [{ to: token, data: '0x313ce567' }, 'latest']]);
      return result;
    };

  it.each([0n, 6n, 18n, 255n])('are what the token answers on an EVM chain: %s', async (decimals) => {
    expect(await tokenDecimals({ chain: 'evm:10143', token }, evmNode('0x279f', word(decimals)))).toBe(
      Number(decimals),
    );
  });

  it.each([
    ['0x1', word(6n), 'CHAIN_MISMATCH'],
    ['0x279f', word(256n), 'CHAIN_MISMATCH'],
    ['0x279f', '0x', 'CHAIN_MISMATCH'],
    ['0x279f', null, 'CHAIN_UNAVAILABLE'],
  ])('are refused by a node of chain %s that answers %s', async (chainId, result, code) => {
    await expect(tokenDecimals({ chain: 'evm:10143', token }, evmNode(chainId, result))).rejects.toMatchObject({
      code,
    });
  });

  const GENESIS = addressOf(7);
  const place = { chain: `solana:${GENESIS.slice(0, 32)}`, token: addressOf(4) };
  const PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
  const mint = ({ size = 82, program = PROGRAM } = {}) => {
    const data = new Uint8Array(size);
    data[44] = 9;
    return { owner: program, data: [base64.encode(data), 'base64'] };
  };
  const cluster =
    (value: unknown, genesis = GENESIS): AskProvider =>
    async (method) =>
      method === 'getGenesisHash' ? genesis : { value: [value] };

  it('are those of its mint on Solana', async () => {
    expect(await tokenDecimals(place, cluster(mint()))).toBe(9);
  });

  it.each([
    ['no account', null, GENESIS],
    ['an account of another program', mint({ program: addressOf(5) }), GENESIS],
    ['an account of a token instead of its mint', mint({ size: 165 }), GENESIS],
    ['another cluster', mint(), addressOf(8)],
  ])('are refused for %s', async (_, value, genesis) => {
    await expect(tokenDecimals(place, cluster(value, genesis))).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  });

  it('are of the token that a contract names', async () => {
    const contract = `0x${'22'.repeat(20)}`;
    const node: AskProvider = async (method, params) => {
      if (method === 'eth_chainId') return '0x279f';
      expect(params).toEqual([{ to: contract, data: '0xfc0c546a' }, 'latest']);
      return word(BigInt(token));
    };
    expect(await contractToken({ chain: 'evm:10143', contract }, node)).toBe(token);
    await expect(contractToken({ chain: 'evm:1', contract }, node)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
  });
});
