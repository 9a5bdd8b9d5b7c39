import { expect, it } from 'vitest';
import { checkConfig } from './config.ts';

const COMMON = { gateway: 'https://gateway.example', publicUrl: 'https://gateway.example', chainId: 10143 };
const HUB = `0x${'11'.repeat(20)}`;
const GENESIS = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const ZERO = `0x${'00'.repeat(20)}`;
const ZERO_OF_SOLANA = '1'.repeat(32);

it.each([
  ['the hub', { hub: ZERO }, 'The hub is the zero address, which has no code.'],
  [
    'the registry',
    { hub: HUB, registry: ZERO, rpcUrl: 'https://node.example' },
    'The registry is the zero address, which has no code.',
  ],
  [
    'the program',
    { genesisHash: GENESIS, programId: ZERO_OF_SOLANA },
    'The program is the address of the system program.',
  ],
])('pins no zero address: %s', (_, values, message) => {
  expect(() => checkConfig({ ...COMMON, ...values })).toThrow(
    expect.objectContaining({ code: 'ADDRESS_INVALID', message }),
  );
});
