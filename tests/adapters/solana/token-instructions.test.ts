import { tokenMint } from '@income-series/devnet';
import { type Address, createKeyPairSignerFromPrivateKeyBytes, type Instruction } from '@solana/kit';
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
} from '@solana-program/token';
import { expect, it } from 'vitest';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';

// The library's instructions of the token programs, against vectors of the encoders that this project had before: accounts with
// their roles (3 signs and is written, 2 signs, 1 is written, 0 is read), then data in hex.

const AUTHORITY = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9' as Address;
const AUTHORITY_HEX = '8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c';
const WALLET = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu' as Address;
const MINT = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse' as Address;
const PROGRAM = 'EdmxWPmx2WH6WgFfTdu9xfkYf3k1g5wD1zccTVySEEh1' as Address;
const ACCOUNT = '13KoHDCDXebtaN59JpGpQCmhsk8u7qk9H9FFSCMyynLh' as Address;
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const ASSOCIATED_TOKEN = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const SYSTEM = '11111111111111111111111111111111';

const authority = () => createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(1));
const hex = (bytes: ArrayLike<number>) => Buffer.from(Uint8Array.from(bytes)).toString('hex');
const written = ({ programAddress, accounts = [], data = new Uint8Array() }: Instruction) => [
  programAddress,
  accounts.map(({ address, role }) => `${role} ${address}`),
  hex(data),
];

it('a wallet’s account of a token is where wallets keep it', async () => {
  expect(await createAddresses(PROGRAM).tokenAccount(WALLET, MINT)).toBe(ACCOUNT);
});

it('an account of a token is created where there is none', async () => {
  const accounts = { payer: await authority(), ata: ACCOUNT, owner: WALLET, mint: MINT };
  const creation = getCreateAssociatedTokenIdempotentInstruction(accounts);
  expect(written(creation)).toEqual([
    ASSOCIATED_TOKEN,
    [`3 ${AUTHORITY}`, `1 ${ACCOUNT}`, `0 ${WALLET}`, `0 ${MINT}`, `0 ${SYSTEM}`, `0 ${TOKEN}`],
    '01',
  ]);
});

it('tokens are minted', async () => {
  const accounts = { mint: MINT, token: ACCOUNT, mintAuthority: await authority() };
  expect(written(getMintToInstruction({ ...accounts, amount: 1_234_567_890_123n }))).toEqual([
    TOKEN,
    [`1 ${MINT}`, `1 ${ACCOUNT}`, `2 ${AUTHORITY}`],
    '07cb04fb711f010000',
  ]);
});

it('a mint has an authority that mints, and nobody who freezes', () => {
  const initialize = getInitializeMint2Instruction({ mint: MINT, decimals: 6, mintAuthority: AUTHORITY });
  expect(written(initialize)).toEqual([TOKEN, [`1 ${MINT}`], `1406${AUTHORITY_HEX}00`]);
  expect(hex(tokenMint(AUTHORITY, 6).data)).toBe(`01000000${AUTHORITY_HEX}${'00'.repeat(8)}0601${'00'.repeat(4 + 32)}`);
});
