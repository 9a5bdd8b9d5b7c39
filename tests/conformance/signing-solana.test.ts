import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, fromHex, toHex, u8, word } from '../contracts/solana/support/bytes.ts';
import { instruction, PROGRAM, readonly } from '../contracts/solana/support/chain.ts';
import { createWorld, initialize, type World } from '../contracts/solana/support/world.ts';
import { find, messages, set } from './signing-set.ts';

const KINDS = ['REPORT', 'FX', 'PAUSE', 'EXTINGUISH', 'AMEND', 'TRUEUP'] as const;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

describe('the Solana program', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });

  const view = async (number: number, ...data: readonly Uint8Array[]) => {
    const accounts = number === 1 ? [readonly(world.config)] : [];
    const { answer, returned } = await world.chain.send(instruction(accounts, u8(number), ...data));
    return answer === 'ACCEPTED' ? toHex(returned) : answer;
  };
  const hash = (kind: string, words: readonly string[]) =>
    view(1, u8(KINDS.indexOf(kind as (typeof KINDS)[number])), ...words.map(fromHex));
  const domain = find(set.domains, 'solana');

  it('is where the domain says, and separates it so', async () => {
    if (domain.kind !== 'solana') throw new Error('the solana domain is of Solana');
    expect(PROGRAM).toBe(addressOf(fromHex(domain.programId)));
    const config = world.chain.data(world.config) ?? new Uint8Array();
    expect(toHex(config.slice(37, 69))).toBe(domain.genesisHash);
    expect(toHex(config.slice(69, 101))).toBe(domain.separator);
    expect((await initialize(world)).programAddress).toBe(PROGRAM);
  });

  it.each(messages)('gives the hashes of, and recovers the signer of: %s', async (_, message) => {
    const answer = await hash(message.kind, message.words);
    expect(answer.slice(0, 66)).toBe(message.structHash);
    const own = `0x${answer.slice(66)}`;
    expect(own === message.digest).toBe(message.domain === 'solana'); // a digest under the EVM's domain is no other's
    const signer = await view(2, fromHex(message.digest), fromHex(message.signature));
    expect(signer).toBe(find(set.keys, message.key).address);
  });

  it('refuses each signature that is not canonical', async () => {
    for (const [, { digest, signature }] of messages) {
      const bytes = fromHex(signature);
      const s = BigInt(toHex(bytes.slice(32, 64)));
      const v = bytes[64] ?? 0;
      const changed = (from: number, part: Uint8Array) => {
        const copy = Uint8Array.from(bytes);
        copy.set(part, from);
        return copy;
      };
      const high = changed(32, word(ORDER - s));
      high[64] = 55 - v;
      const wrong = [
        high,
        changed(64, u8(v - 27)),
        changed(64, u8(29)),
        changed(0, word(0n)),
        changed(0, word(ORDER)),
        changed(32, word(0n)),
        changed(32, word(ORDER)),
      ];
      for (const each of wrong) expect(await view(2, fromHex(digest), each)).toBe('SIGNATURE_NOT_CANONICAL');
    }
  });

  it('refuses an r that is no point’s', async () => {
    const [, { digest, signature }] = messages[0] ?? ['', { digest: '0x', signature: '0x' }];
    const answers = new Set<string>();
    for (let r = 1n; r <= 8n; r += 1n) {
      answers.add(await view(2, fromHex(digest), Uint8Array.from([...word(r), ...fromHex(signature).slice(32)])));
    }
    expect(answers).toContain('SIGNATURE_NOT_CANONICAL'); // of small numbers about every other is one
    expect(answers.size).toBeGreaterThan(1);
  });

  it('refuses words beyond their types, too few, too many, and an unknown kind', async () => {
    for (const [, { kind, words }] of messages) {
      const { length } = words;
      expect(await hash(kind, words.slice(1))).toBe('INSTRUCTION_INVALID');
      expect(await hash(kind, [...words, toHex(word(0n))])).toBe('INSTRUCTION_INVALID');
      const narrow = kind === 'REPORT' ? [1, 4, 5] : kind === 'TRUEUP' ? [1, 2, 3] : [1];
      for (const place of narrow) {
        if (place >= length) throw new Error('a place of a number');
        for (const value of [1n << 64n, 1n << 255n]) {
          const beyond = words.with(place, toHex(word(value)));
          expect(await hash(kind, beyond)).toBe('INSTRUCTION_INVALID');
        }
      }
    }
    expect(await view(1, u8(6), word(0n))).toBe('INSTRUCTION_INVALID');
    expect(await view(1, u8(0), new Uint8Array(6 * 32 + 1))).toBe('INSTRUCTION_INVALID');
    expect(await hash('REPORT', (messages[0]?.[1].words ?? []).with(4, toHex(word(256n))))).toBe('INSTRUCTION_INVALID');
  });

  it('derives the series key of its issuer', async () => {
    const derived = find(set.seriesKeys, 'derived');
    if (!('issuer' in derived)) throw new Error('the derived key has an issuer');
    expect(await view(3, fromHex(find(set.wallets, derived.issuer).word), fromHex(derived.draftSalt))).toBe(
      derived.key,
    );
  });

  it.each(set.bids.map((bid) => [bid.name, bid] as const))('gives the commitment of the bid: %s', async (_, bid) => {
    const wallet = fromHex(find(set.wallets, bid.wallet).word);
    const [price, quantity] = [word(BigInt(bid.price)), word(BigInt(bid.quantity))];
    expect(await view(4, price, quantity, fromHex(bid.salt), wallet)).toBe(bid.commitment);
  });

  it('takes the wallets as they are', () => {
    for (const name of ['solana-1', 'solana-2']) {
      const { wallet, word: padded } = find(set.wallets, name);
      expect(wallet).toBe(padded);
      expect(toHex(fromHex(wallet))).toBe(wallet);
    }
  });
});
