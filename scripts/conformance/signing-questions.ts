import { keccak256Hex, toHex, utf8 } from '@income-series/protocol/bytes';
import { ZERO_PRIOR } from '@income-series/protocol/commitments';
import { FIELD_ORDER, fieldToBytes32 } from '@income-series/protocol/field';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { CURVE_ORDER, type KnownQuestions, type MessageKind, messageFields } from '@income-series/protocol/signing';
import { uintWord } from '@income-series/protocol/words';

const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
/** Derives 32 bytes that nobody chose from a name. */
const bytes32Of = (name: string): Bytes32 => keccak256Hex(utf8(`income-series/known-answers/v1/${name}`));
/** The largest unsigned integer of `bits` bits. */
const largest = (bits: number): string => ((1n << BigInt(bits)) - 1n).toString();

const SOLANA_DEVNET_GENESIS = '0xce59db5080fc2c6d3bcf7ca90712d3c2e5e6c28f27f0dfbb9953bdb0894c03ab';
const ISSUER = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const CHOSEN = word('11');
const DERIVED = deriveSeriesKey(ISSUER, bytes32Of('draft salt'));
const ZERO = word('00');
const LARGEST = fieldToBytes32(FIELD_ORDER - 1n);

type Question = KnownQuestions['messages'][number];

/** The domain that a message is signed for, and the key that signs it. */
type Signer = Pick<Question, 'domain' | 'key'>;

const evm = (key: string): Signer => ({ domain: 'evm', key });
const solana = (key: string): Signer => ({ domain: 'solana', key });

/** A message by its fields' values, in the order of its type. */
function message(name: string, kind: MessageKind, signer: Signer, ...values: string[]): Question {
  const fields = Object.fromEntries(messageFields(kind).map((field, i) => [field.name, values[i] ?? '']));
  return { name, kind, ...signer, fields };
}

/**
 * The questions of the known-answer set. The hub's domain, the chosen series key, the first bid and the first REPORT are those
 * whose answers docs/protocol.md states. The Solana cluster is devnet, the program id a drawn one. Every kind stands
 * under both domains; messages of zeros and of the largest values are for the encoding's sake: the contracts refuse
 * some of them by their rules. The keys hold the two ends of the curve's range.
 */
export const questions: KnownQuestions = {
  domains: [
    { name: 'evm', kind: 'evm', chainId: 10143, verifyingContract: '0x5fbdb2315678afecb367f032d93f642f64180aa3' },
    { name: 'solana', kind: 'solana', genesisHash: SOLANA_DEVNET_GENESIS, programId: bytes32Of('program') },
  ],
  seriesKeys: [
    { name: 'chosen', key: CHOSEN },
    { name: 'derived', issuer: 'evm-2', draftSalt: bytes32Of('draft salt') },
  ],
  wallets: [
    { name: 'evm-1', wallet: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' },
    { name: 'evm-2', wallet: ISSUER },
    { name: 'solana-1', wallet: bytes32Of('wallet 1') },
    { name: 'solana-2', wallet: bytes32Of('wallet 2') },
  ],
  keys: [
    { name: 'attestor-1', secret: bytes32Of('key 1') },
    { name: 'attestor-2', secret: bytes32Of('key 2') },
    { name: 'verifier', secret: bytes32Of('key 3') },
    { name: 'smallest', secret: toHex(uintWord(1n)) },
    { name: 'largest', secret: toHex(uintWord(CURVE_ORDER - 1n)) },
  ],
  bids: [
    { name: 'evm', price: '1000000', quantity: '25', salt: word('44'), wallet: 'evm-1' },
    { name: 'solana', price: largest(256), quantity: '1', salt: bytes32Of('bid salt'), wallet: 'solana-1' },
  ],
  messages: [
    message('report, tier 2', 'REPORT', evm('verifier'), CHOSEN, '20261', word('22'), word('33'), '2', '0'),
    message(
      'report, tier 1, first of a year',
      'REPORT',
      evm('attestor-1'),
      DERIVED,
      '20261',
      ZERO_PRIOR,
      LARGEST,
      '1',
      '0',
    ),
    message(
      'report, tier 3, not cash',
      'REPORT',
      evm('attestor-2'),
      DERIVED,
      '20264',
      bytes32Of('prior'),
      bytes32Of('income'),
      '3',
      '1',
    ),
    message('report, tier 3', 'REPORT', solana('attestor-1'), CHOSEN, '20261', word('22'), word('33'), '3', '0'),
    message('report, zeros', 'REPORT', solana('smallest'), CHOSEN, '0', ZERO, ZERO, '0', '0'),
    message(
      'report, largest',
      'REPORT',
      evm('largest'),
      DERIVED,
      largest(32),
      word('ff'),
      word('ff'),
      largest(8),
      largest(8),
    ),
    message('rate', 'FX', evm('attestor-1'), CHOSEN, '20262', '10000000000000000000000'),
    message('rate, largest', 'FX', evm('largest'), DERIVED, largest(32), largest(256)),
    message('rate, least', 'FX', solana('attestor-2'), DERIVED, '20264', '1'),
    message('pause, first', 'PAUSE', evm('attestor-1'), CHOSEN, '0', '1900000000'),
    message('pause, largest', 'PAUSE', evm('smallest'), DERIVED, largest(64), largest(64)),
    message('pause', 'PAUSE', solana('attestor-2'), DERIVED, '3', '1900000000'),
    message('extinguishment, first signature', 'EXTINGUISH', evm('attestor-1'), CHOSEN, '0'),
    message('extinguishment, second signature', 'EXTINGUISH', evm('attestor-2'), CHOSEN, '0'),
    message('extinguishment, largest', 'EXTINGUISH', solana('largest'), DERIVED, largest(64)),
    message('amendment', 'AMEND', evm('attestor-1'), CHOSEN, '1', bytes32Of('terms'), '250000000000'),
    message('amendment, largest', 'AMEND', solana('smallest'), DERIVED, largest(64), LARGEST, largest(256)),
    message('true-up, paid back', 'TRUEUP', evm('attestor-2'), CHOSEN, '2026', '0', '1900000000', '-12345'),
    message(
      'true-up, least',
      'TRUEUP',
      evm('largest'),
      DERIVED,
      largest(32),
      largest(64),
      largest(64),
      (-(1n << 255n)).toString(),
    ),
    message('true-up, largest', 'TRUEUP', solana('attestor-1'), DERIVED, '2026', '7', '1900000000', largest(255)),
  ],
};
