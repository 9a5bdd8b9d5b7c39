import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvmWallet } from './evm.ts';
import { createSolanaWallet } from './solana.ts';
import { type BrowserWallet, withinTime } from './wallet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ADDRESS = `0x${'ab'.repeat(20)}`;
const never = () => new Promise<never>(() => {});
const [MINUTE, HOUR] = [60_000, 3_600_000];

/** The fault of a step, or `waits` after a time. */
async function faultAfter(step: Promise<unknown>, ms: number): Promise<string> {
  let fault = 'waits';
  step.then(
    () => {
      fault = 'none';
    },
    (error: { readonly fault?: string }) => {
      fault = error.fault ?? 'other';
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return fault;
}

const evm = (request: (call: { readonly method: string }) => Promise<unknown>) =>
  createEvmWallet({ id: 'one', name: 'One', maker: null }, { request });

describe('a wallet that never answers', () => {
  it('is waited for no longer than a person needs', async () => {
    const step = evm(never).connect('evm:10143');
    expect(await faultAfter(step, 2 * MINUTE)).toBe('waits');
    expect(await faultAfter(step, 2 * MINUTE)).toBe('UNANSWERED');
  });

  it('is not waited for on Solana either', async () => {
    const features = {
      'standard:connect': { connect: never },
      'solana:signMessage': { signMessage: never },
      'solana:signAndSendTransaction': { signAndSendTransaction: never },
    };
    const wallet = createSolanaWallet({ name: 'One', features }, 'one');
    expect(await faultAfter(wallet?.connect('solana:devnet') ?? Promise.resolve(), 4 * MINUTE)).toBe('UNANSWERED');
  });

  it('is not waited for with a question that asks nobody', async () => {
    const connected = await evm(async ({ method }) => (method === 'eth_requestAccounts' ? [ADDRESS] : never())).connect(
      'evm:1',
    );
    expect(await faultAfter(connected.askNode?.('eth_chainId', []) ?? Promise.resolve(), MINUTE)).toBe('UNANSWERED');
  });

  it('is waited for where it may still send', async () => {
    const answers: Record<string, unknown> = {
      eth_requestAccounts: [ADDRESS],
      eth_accounts: [ADDRESS],
      eth_chainId: '0x1',
    };
    const connected = await evm(async ({ method }) => answers[method] ?? never()).connect('evm:1');
    const call = { to: ADDRESS, data: '0x', value: '0x0' };
    const built = { __typename: 'EvmTransaction', chain: 'evm:1', wallet: ADDRESS, sendCalls: { calls: [call] } };
    expect(await faultAfter(connected.send(built as never), HOUR)).toBe('waits');
  });
});

describe('a transaction that an EVM wallet sent', () => {
  const HASH = `0x${'5e'.repeat(32)}`;
  const call = { to: ADDRESS, data: '0x', value: '0x0' };
  const built = (count = 1) =>
    ({
      __typename: 'EvmTransaction',
      ...{ chain: 'evm:1', wallet: ADDRESS, sendCalls: { calls: Array.from({ length: count }, () => call) } },
    }) as never;

  /** What comes of sending, where the wallet answers the n-th question for the receipt so; and what was sent. */
  async function outcomeOf(
    receipt: (question: number) => Promise<unknown>,
    count = 1,
    isWanted: (sent: number) => boolean = () => true,
  ) {
    let [questions, sent] = [0, 0];
    const answers: Record<string, () => unknown> = {
      ...{ eth_requestAccounts: () => [ADDRESS], eth_accounts: () => [ADDRESS], eth_chainId: () => '0x1' },
      eth_sendTransaction: () => {
        sent += 1;
        return HASH;
      },
      eth_getTransactionReceipt: () => {
        questions += 1;
        return receipt(questions);
      },
    };
    const connected = await evm(async ({ method }) => answers[method]?.()).connect('evm:1');
    const outcome = connected.send(built(count), () => isWanted(sent)).catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(HOUR);
    return [await outcome, sent] as const;
  }
  const away = () => Promise.reject(new Error('away'));

  it.each<[string, (question: number) => Promise<unknown>]>([
    ['fails', away],
    ['does not answer', never],
    ['has none', async () => null],
  ])('is said to be sent, with its hash, where the question for its receipt %s', async (_, receipt) => {
    const [error, sent] = await outcomeOf(receipt, 2);
    expect(error).toMatchObject({ name: 'SentError', id: HASH });
    expect(String(error)).toContain('The transaction was sent, but what became of it could not be read yet.');
    expect(String(error)).toContain(HASH);
    expect(sent).toBe(1); // the second call is not sent after a first one of which nothing is known
  });

  it('is in a block although some questions for its receipt fail', async () => {
    const [hash] = await outcomeOf((question) => (question < 5 ? away() : Promise.resolve({ status: '0x1' })));
    expect(hash).toBe(HASH);
  });

  it('is the last one once it is no longer wanted', async () => {
    const receipt = async () => ({ status: '0x1' });
    expect(await outcomeOf(receipt, 2, (sent) => sent < 1)).toEqual([
      expect.objectContaining({ fault: 'REJECTED' }),
      1,
    ]);
    expect(await outcomeOf(receipt, 2, () => false)).toEqual([expect.objectContaining({ fault: 'REJECTED' }), 0]);
  });

  it.each<[string, string, unknown]>([
    ['OTHER_ACCOUNT', 'eth_accounts', [`0x${'ee'.repeat(20)}`]],
    ['OTHER_CHAIN', 'eth_chainId', '0x2'],
  ])('is followed by no second one after a change in the wallet: %s', async (fault, method, value) => {
    const sent: string[] = [];
    const answers: Record<string, unknown> = {
      ...{ eth_requestAccounts: [ADDRESS], eth_accounts: [ADDRESS], eth_chainId: '0x1' },
      ...{ eth_sendTransaction: HASH, eth_getTransactionReceipt: { status: '0x1' } },
    };
    const connected = await evm(async (request) => {
      if (request.method === 'eth_sendTransaction') sent.push(request.method);
      if (request.method === 'eth_getTransactionReceipt') answers[method] = value;
      return answers[request.method];
    }).connect('evm:1');
    expect(await faultAfter(connected.send(built(2)), HOUR)).toBe(fault);
    expect(sent).toHaveLength(1);
  });

  it('is refused by the chain where its receipt says so', async () => {
    const [error] = await outcomeOf(async () => ({ status: '0x0' }));
    expect(error).toMatchObject({ fault: 'REVERTED' });
  });
});

const ACCOUNT = { address: 'one', chains: ['solana:devnet'], features: [] };

describe('a Solana wallet that answers out of form', () => {
  const walletOf = (connect: () => unknown, send: () => unknown = never) =>
    createSolanaWallet(
      {
        name: 'One',
        features: {
          'standard:connect': { connect },
          'solana:signMessage': { signMessage: never },
          'solana:signAndSendTransaction': { signAndSendTransaction: send },
        },
      } as never,
      'one',
    ) as BrowserWallet;

  it.each<[string, string, () => unknown]>([
    ['NO_ACCOUNT', 'nothing', async () => null],
    ['NO_ACCOUNT', 'null for accounts', async () => ({ accounts: null })],
    ['NO_ACCOUNT', 'null for an account', async () => ({ accounts: [null] })],
    ['NO_ACCOUNT', 'null for chains', async () => ({ accounts: [{ ...ACCOUNT, chains: null }] })],
    ['NO_ACCOUNT', 'a number for an address', async () => ({ accounts: [{ ...ACCOUNT, address: 1 }] })],
    ['FAILED', 'an error', async () => Promise.reject(new Error('broken'))],
    ['none', 'an account among others', async () => ({ accounts: [null, { ...ACCOUNT, chains: null }, ACCOUNT] })],
  ])('has the fault %s for %s', async (fault, _, connect) => {
    expect(await faultAfter(walletOf(connect).connect('solana:devnet'), MINUTE)).toBe(fault);
  });

  it.each([null, [], [null]])('fails in words for %j instead of a signature', async (answer) => {
    const chain = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
    const wallet = walletOf(
      async () => ({ accounts: [ACCOUNT] }),
      async () => answer,
    );
    const connected = await wallet.connect(chain);
    const built = { __typename: 'SolanaTransaction', wallet: 'one', request: { transaction: 'AA==' } };
    expect(await faultAfter(connected.send(built as never), MINUTE)).toBe('FAILED');
  });
});

it('passes on an answer, and leaves no timer behind', async () => {
  expect(await withinTime(Promise.resolve(1))).toBe(1);
  await expect(withinTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
