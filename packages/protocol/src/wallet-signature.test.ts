import { expect, it } from 'vitest';
import { formatSignature, type WalletSignature } from './wallet-signature.ts';

const RS = `8f${'3c'.repeat(63)}`;
const OWNER = `${'00'.repeat(12)}${'5e'.repeat(20)}${'00'.repeat(32)}`;
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const signature = new Uint8Array(64).fill(7);
const envelope = Uint8Array.from([0xff, ...Buffer.from('solana offchain'), 0, 1, 5, 0, 1, 2, 3, 4, 5]);

it.each<[string, WalletSignature, 'evm' | 'solana', string | null]>([
  ['v 0', `0x${RS}00`, 'evm', `0x${RS}1b`],
  ['v 1', `0x${RS}01`, 'evm', `0x${RS}1c`],
  ['v 1 in bytes', bytes(`${RS}01`), 'evm', `0x${RS}1c`],
  ['v 0 without 0x', `${RS}00`, 'evm', `0x${RS}1b`],
  ['v 27', `0x${RS}1b`, 'evm', `0x${RS}1b`],
  ['v 28 without 0x', `${RS}1c`, 'evm', `0x${RS}1c`],
  ['another v, which is none of ours', `0x${RS}25`, 'evm', `0x${RS}25`],
  ['a Safe’s approved hash', `0x${OWNER}01`, 'evm', `0x${OWNER}01`],
  ['a contract wallet’s longer one', `0x${RS}00ab`, 'evm', `0x${RS}00ab`],
  ['none at all', '0x', 'evm', '0x'],
  ['no hex', 'user rejected', 'evm', null],
  ['half a byte', '0x123', 'evm', null],
  ['64 bytes', signature, 'solana', `0x${'07'.repeat(64)}`],
  ['an output over the text', { signature, signedMessage: bytes('6869') }, 'solana', `0x${'07'.repeat(64)}`],
  ['an output without what was signed', { signature }, 'solana', `0x${'07'.repeat(64)}`],
  [
    'an output over an off-chain message',
    { signature, signedMessage: envelope },
    'solana',
    `0x01${'07'.repeat(64)}${Buffer.from(envelope).toString('hex')}`,
  ],
])('writes %s in the form that gateways take', (_, given, kind, written) => {
  expect(formatSignature(given, kind)).toBe(written);
});
