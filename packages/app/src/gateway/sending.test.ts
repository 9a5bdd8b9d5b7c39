import type { AskProvider } from '@income-series/client';
import type { BuiltFragment } from '@income-series/client/operations';
import { GatewayError } from '@income-series/client/requests';
import { base58, base64 } from '@scure/base';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memory as values } from '../device/memory-database.ts';
import { device } from '../device/memory-node.ts';
import { SentError, WalletError } from '../wallets/wallet.ts';
import { readEarlierWarning } from './earlier.ts';
import { sendOrRenew } from './sending.ts';
import type { PersonSession } from './session.ts';

vi.mock('../device/solana-node.ts', () => import('../device/memory-node.ts'));
// Node has no IndexedDB.
vi.mock('../device/database.ts', () => import('../device/memory-database.ts'));

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const [GENESIS, address, SIGNATURE] = [keyOf(7), keyOf(1), keyOf(5)].map((key) => base58.encode(key)) as [
  string,
  string,
  string,
];
const chain = `solana:${GENESIS.slice(0, 32)}`;

/** A call of the program over a blockhash. */
const transactionOver = (blockhash: number) =>
  base64.encode(
    Uint8Array.from([
      ...[1, ...new Uint8Array(64), 0x80, 1, 0, 1],
      ...[2, ...keyOf(1), ...keyOf(2), ...keyOf(blockhash)],
      ...[1, 1, 4, 0, 0, 0, 0, 1, 16, 0],
    ]),
  );
const builtOver = (blockhash: number) =>
  ({
    ...{ __typename: 'SolanaTransaction', id: 'one', chain, wallet: address },
    request: { transaction: transactionOver(blockhash), lastValidBlockHeight: '1' },
  }) as unknown as BuiltFragment;

interface Situation {
  /** What the gateway says of the transaction that was sent: its life, or a refusal of its hash. */
  readonly says?: 'DROPPED' | 'REVERTED' | 'INDEXED' | 'REFUSED';
  readonly send?: () => Promise<string>;
}

/** A person whose gateway builds over blockhash 3 before the wallet is asked, and over blockhash 4 from then on. */
function personOf({ says = 'DROPPED', send = async () => SIGNATURE }: Situation): PersonSession {
  let blockhash = 3;
  const gateway = {
    act: async (document: { toString(): string }) => {
      if (document.toString().includes('refreshTransaction')) return { transaction: builtOver(blockhash) };
      if (says === 'REFUSED') throw new GatewayError({ code: 'BAD_INPUT', message: 'It expired: do it again.' });
      return {};
    },
    async *feed() {
      yield { transactionLife: says === 'REVERTED' ? { life: 'MINED', succeeded: false } : { life: says } };
    },
  };
  const wallet = {
    send: () => {
      blockhash = 4;
      return send();
    },
  };
  return { gateway, wallet, name: '', chain, address } as unknown as PersonSession;
}

/** A node whose newest block has a height at first, and whose final one has another later. */
const nodeOf =
  (status: unknown, finalHeight = 0): AskProvider =>
  async (method, [config]) => {
    if (method === 'getGenesisHash') return GENESIS;
    if (method === 'getSignatureStatuses') return { value: [status] };
    return (config as { commitment: string }).commitment === 'processed' ? 1_000 : finalHeight;
  };

beforeEach(() => {
  device.node = null;
  values.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const realTimeout = globalThis.setTimeout;

/** What comes of sending: the words of the failure, or the reason for which the person is asked again. */
async function outcomeOf(situation: Situation): Promise<readonly [outcome: string | null, steps: readonly string[]]> {
  const steps: string[] = [];
  const outcome = sendOrRenew(personOf(situation), builtOver(2), (name) => void steps.push(name)).then(
    (renewal) => renewal?.reason ?? null,
    (error: Error) => error.message,
  );
  // The modules that are loaded with the first transaction need real time.
  let isOver = false;
  void outcome.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(10_000);
    await new Promise((resolve) => realTimeout(resolve, 0));
  }
  return [await outcome, steps];
}

const fails = (fault: 'FAILED' | 'UNANSWERED' | 'REJECTED') => async () => {
  throw new WalletError(fault);
};
const MAYBE = `The transaction may have been sent. Look up its signature in your wallet before you do it again: ${SIGNATURE}`;

describe('a transaction that the gateway says is lost, after its wallet signed it', () => {
  it.each<[string, Situation, string]>([
    ['dropped', { says: 'DROPPED' }, MAYBE],
    ['not to be recorded', { says: 'REFUSED' }, MAYBE],
    [
      'failed',
      { says: 'REVERTED' },
      MAYBE.replace(/^.*?\./, 'The gateway alone says that the chain refused the transaction.'),
    ],
  ])('is not built again without a node where it is %s', async (_, situation, words) => {
    expect(await outcomeOf(situation)).toEqual([words, ['indexing', 'asking']]);
  });

  it.each<[string, AskProvider, string]>([
    [
      'has it in a block',
      nodeOf({ err: null, confirmationStatus: 'confirmed' }, 2_000),
      'The transaction is in a block',
    ],
    ['has it as failed', nodeOf({ err: {}, confirmationStatus: 'finalized' }), 'The chain refused the transaction'],
    ['waits for it', nodeOf(null, 1_200), MAYBE],
    // The gateway says that block 1 is the last one that may take it.
    ['is far above the height that the gateway names', nodeOf(null, 1_199), MAYBE],
    ['does not answer', () => Promise.reject(new Error('away')), MAYBE],
    [
      'is of another cluster',
      async (method, params) => (method === 'getGenesisHash' ? address : nodeOf(null, 2_000)(method, params)),
      MAYBE,
    ],
  ])('is not built again where the device’s node %s', async (_, node, words) => {
    device.node = node;
    const [outcome] = await outcomeOf({});
    expect(outcome).toContain(words);
  });

  it.each(['DROPPED', 'REFUSED', 'REVERTED'] as const)(
    'is built again once the device’s node knows that no block takes it: %s',
    async (says) => {
      device.node = nodeOf(null, 1_201);
      expect(await outcomeOf({ says })).toEqual(['EXPIRED', ['indexing', 'asking']]);
    },
  );
});

describe('a transaction that its wallet did not sign', () => {
  it.each(['FAILED', 'UNANSWERED'] as const)('is built again if it became too old: %s', async (fault) => {
    expect(await outcomeOf({ send: fails(fault) })).toEqual(['UNSIGNED', []]);
  });

  it('is not built again if the person refused it', async () => {
    const words = 'The wallet refused: nothing was signed or sent.';
    expect(await outcomeOf({ send: fails('REJECTED') })).toEqual([words, []]);
  });
});

it('is not asked of the wallet once it is no longer wanted, as after a sign-out', async () => {
  let count = 0;
  const send = async () => {
    count += 1;
    return SIGNATURE;
  };
  const sending = sendOrRenew(
    personOf({ send }),
    builtOver(3),
    () => {},
    () => false,
  );
  await expect(sending).rejects.toMatchObject({ fault: 'REJECTED' });
  expect(count).toBe(0);
});

it('is over once the index has it', async () => {
  expect(await outcomeOf({ says: 'INDEXED' })).toEqual([null, ['indexing']]);
});

const HASH = `0x${'5e'.repeat(32)}`;
const onEvm = { __typename: 'EvmTransaction', id: 'one', chain: 'evm:1', wallet: address, kind: 'COMMIT_BID' };
const evmBuilt = onEvm as unknown as BuiltFragment;

/** The person on an EVM chain, whose wallet's node has a receipt. */
const onEvmWith = (situation: Situation, receipt: AskProvider = async () => null) => {
  const { wallet, ...person } = personOf({ send: async () => HASH, ...situation });
  return { ...person, chain: 'evm:1', wallet: { ...wallet, askNode: receipt } } as unknown as PersonSession;
};
const failureOf = (person: PersonSession, built = evmBuilt) =>
  sendOrRenew(person, built, () => {}).catch((error: Error) => error.message);
const isSentFirst = async () => {
  throw new SentError(HASH, 'It was sent.');
};

describe('a transaction that was sent', () => {
  it.each([{ says: 'DROPPED' }, { says: 'REFUSED' }, { says: 'REVERTED' }] as const)(
    'is not offered as failed where the wallet has it in a block and the gateway does not follow: %j',
    async (situation) => {
      expect(await failureOf(onEvmWith(situation))).toMatch(
        `The transaction is in a block, as your wallet says. Do not do it again. Its hash is ${HASH}.`,
      );
    },
  );

  it.each<[string, AskProvider, RegExp | null]>([
    ['nothing', async () => null, /what became of it is not known: 0x5e/],
    ['no answer', () => Promise.reject(new Error('away')), /what became of it is not known: 0x5e/],
    ['it in a block', async () => ({ status: '0x1' }), /is in a block since: 0x5e/],
    ['it as failed', async () => ({ status: '0x0' }), null],
  ])('is warned of before the next one of its kind, where the wallet’s node has %s', async (_, receipt, words) => {
    const person = onEvmWith({ send: isSentFirst }, receipt);
    expect(await readEarlierWarning(person, [evmBuilt])).toBeNull();
    expect(await failureOf(person)).toBe('It was sent.');
    const warning = await readEarlierWarning(person, [evmBuilt]);
    if (words === null) expect(warning).toBeNull();
    else expect(warning).toMatch(words);
    expect(await readEarlierWarning(person, [{ ...onEvm, kind: 'REVEAL_BID' } as unknown as BuiltFragment])).toBeNull();
    vi.advanceTimersByTime(25 * 3_600_000);
    expect(await readEarlierWarning(person, [evmBuilt])).toBeNull();
  });

  it('is not warned of once one of its kind is in the index', async () => {
    expect(await failureOf(onEvmWith({ send: isSentFirst }))).toBe('It was sent.');
    expect(await failureOf(onEvmWith({ says: 'INDEXED' }))).toBeNull();
    expect(await readEarlierWarning(onEvmWith({}), [evmBuilt])).toBeNull();
  });

  it('is warned of on Solana too, where no node says what became of it', async () => {
    const [outcome] = await outcomeOf({ says: 'DROPPED' });
    expect(outcome).toBe(MAYBE);
    expect(await readEarlierWarning(personOf({}), [builtOver(2)])).toContain(SIGNATURE);
  });
});

describe('a reveal on Solana, whose bytes the gateway keeps nowhere', () => {
  const reveal = (send: () => Promise<string>) => {
    const person = personOf({ says: 'INDEXED', send });
    const documents: string[] = [];
    const act = person.gateway.act as unknown as (document: { toString(): string }) => Promise<unknown>;
    const gateway = {
      ...person.gateway,
      act: (document: { toString(): string }) => {
        documents.push(document.toString());
        return act(document);
      },
    };
    const built = { ...builtOver(2), kind: 'REVEAL_BID' } as BuiltFragment;
    vi.useRealTimers();
    const sent = sendOrRenew({ ...person, gateway } as unknown as PersonSession, built, () => {});
    return { sent, documents };
  };

  it('is sent as it was built, without a question to the gateway', async () => {
    const { sent, documents } = reveal(async () => SIGNATURE);
    expect(await sent).toBeNull();
    expect(documents.filter((text) => text.includes('refreshTransaction'))).toEqual([]);
  });

  it('has to be built by the page again where the wallet does not send it', async () => {
    const { sent } = reveal(fails('FAILED'));
    await expect(sent).rejects.toThrow('close this, and press the button again');
  });
});
