import { toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { booksAt, dearSalts, HUB, RAISE } from '../../scripts/gas/salts.ts';
import { forTest } from '../support/for-file.ts';
import { ISSUER, openSeries, prepare } from './support/raise.ts';
import { createWorld } from './support/world.ts';

describe('the keys that gas is measured with', () => {
  it('put the books of hub and raise across two pages, and are the same each time', async () => {
    const world = await forTest(createWorld());
    await prepare(world, 1);
    const [salts, again] = [dearSalts(world.account(ISSUER)), dearSalts(world.account(ISSUER))];
    for (let i = 0; i < 2; i += 1) {
      const draftSalt = salts();
      expect(again()).toBe(draftSalt);
      const { seriesKey } = await openSeries(world, { draftSalt });
      for (const [contract, books] of Object.entries({ hub: HUB, raise: RAISE })) {
        const at = booksAt(seriesKey, books);
        // The first word of both begins with the issuer: the slot of the mapping is the contract's.
        const address = world.addresses[contract as 'hub' | 'raise'];
        const word = await world.anvil.rpc<string>('eth_getStorageAt', address, toHex(at), 'latest');
        expect(word.slice(-40), contract).toBe(world.account(ISSUER).slice(2));
        expect((at + books.last) / 128n, contract).toBe(at / 128n + 1n);
      }
    }
  });
});
