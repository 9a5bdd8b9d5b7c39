import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bidCommitment } from './bid.ts';
import { deriveSeriesKey } from './series-key.ts';

const word = (byte: string) => `0x${byte.repeat(32)}` as const;

describe('the bid commitment', () => {
  const bid = {
    price: 1_000_000n,
    quantity: 25n,
    salt: word('44'),
    wallet: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  } as const;

  it('is the known answer', () => {
    expect(bidCommitment(bid)).toBe('0x4765d422ccbe05c978a133d9284bb8ae78b9eb74c71db20a5e173e6322af37f7');
  });

  it('changes with every part', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 1n << 128n), fc.bigInt(0n, 1n << 48n), (price, quantity) => {
        const same = price === bid.price && quantity === bid.quantity;
        expect(bidCommitment({ ...bid, price, quantity }) === bidCommitment(bid)).toBe(same);
      }),
    );
    expect(bidCommitment({ ...bid, salt: word('45') })).not.toBe(bidCommitment(bid));
    expect(bidCommitment({ ...bid, wallet: `0x${'11'.repeat(20)}` as const })).not.toBe(bidCommitment(bid));
  });

  it('is the same for an EVM wallet and its padded word', () => {
    const padded = `0x${'00'.repeat(12)}${bid.wallet.slice(2)}` as const;
    expect(bidCommitment({ ...bid, wallet: padded })).toBe(bidCommitment(bid));
  });

  it('refuses a wallet of another length', () => {
    expect(() => bidCommitment({ ...bid, wallet: '0x70' })).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('the series key', () => {
  it('is keccak-256 of the padded issuer and the draft salt', () => {
    // cast keccak $(cast abi-encode "f(bytes32,bytes32)" 0x0000..79C8 0x4444..)
    const issuer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const key = deriveSeriesKey(issuer, word('44'));
    expect(key).toBe('0xf4f586984a26a8e981651edaf20ad317299af50963609a0158bed6c57e3c7884');
    expect(deriveSeriesKey(issuer.toLowerCase() as `0x${string}`, word('44'))).toBe(key);
    expect(deriveSeriesKey(issuer, word('45'))).not.toBe(key);
  });
});
