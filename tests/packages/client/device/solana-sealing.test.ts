// Whom a device seals to on a Solana cluster: keys that the program's own records hold as active, read at the device's own node.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { type DeviceChain, requireAttestor, sealOpening } from '@income-series/client';
import { solanaAddressHex } from '@income-series/protocol/address';
import { toHex } from '@income-series/protocol/bytes';
import { deriveEncryptionKey, openEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import { domainSeparator, type SolanaDomain } from '@income-series/protocol/signing';
import { uintWord } from '@income-series/protocol/words';
import type { Address } from '@solana/kit';
import { describe, expect, it } from 'vitest';
import { createAddresses } from '../../../../src/adapters/solana/addresses.ts';
import { getSignerKeyDecoder, getSignerKeyEncoder } from '../../../../src/adapters/solana/generated/accounts/index.ts';
import { setUpProgram } from '../../../../src/apps/devnet/development.ts';
import { TRUSTING } from '../../../contracts/solana/support/reports.ts';
import { forFile, forTest } from '../../../support/for-file.ts';
import { listen } from '../../../support/listen.ts';
import { put } from '../../../support/solana/deployed.ts';
import { startNode } from '../../../support/solana/node.ts';

const [ada, verifier, revoked, graced, stranger] = [11, 12, 13, 14, 15].map((n) => uintWord(n)) as [
  ...[Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array],
];
const said = (secret: Uint8Array) => signAnnouncement(secret);
const keyOf = (secret: Uint8Array) => said(secret).key;
const bytes = (byte: number) => new Uint8Array(32).fill(byte);
const word = (byte: string) => `0x${byte.repeat(32)}` as const;

/** As the program leaves the record of a revoked key. */
async function revoke(secret: Uint8Array, graceUntil: bigint): Promise<void> {
  const at = await createAddresses(program.program).signerKey(keyOf(secret));
  const account = node.chain.account(at, 'processed');
  if (account === null) throw new Error('a registered key');
  const record = { ...getSignerKeyDecoder().decode(account.data), standing: 2, graceUntil };
  put(node, [at, { ...account, data: Uint8Array.from(getSignerKeyEncoder().encode(record)) }]);
}

const node = await forFile(startNode({ name: 'device' }));
const program = await setUpProgram(node, {
  ...{ owner: bytes(101), token: bytes(102), feeCollector: bytes(103), verifyingKey: TRUSTING, tokens: 1n },
  ...{ people: [], verified: [], issuers: [], rates: [] },
  attestors: [ada, revoked, graced].map(keyOf),
  verifierKeys: [keyOf(verifier)],
});
const now = node.chain.now();
await revoke(revoked, now - 1n);
await revoke(graced, now);
const [genesisHash, programId] = [node.chain.genesisHash, program.program].map(solanaAddressHex);
const domain = { kind: 'solana', genesisHash, programId } as SolanaDomain;
const chain = { domain, node: node.url };

const ask = (secret: Uint8Array, change: Partial<DeviceChain> = {}) =>
  requireAttestor(said(secret), { ...chain, ...change });
const refused = (code: string) => expect.objectContaining({ code });

describe('a device that seals to an attestor of a Solana cluster', () => {
  it('seals a report’s openings over the cluster’s domain', async () => {
    const id = '0f9c1f8a-6a8e-4a9c-9a53-0a37ad7b1a11';
    const seriesKey = word('5d');
    const report = { seriesKey, opening: { ytd: 6n, salt: 7n }, priorOpening: { ytd: 0n, salt: 0n } };
    const text = await sealOpening(report, said(ada), { id, chain });
    const place = { seriesKey, record: 'tier3_cases', id, field: 'opening_ciphertext' };
    const reader = { key: keyOf(ada), secretKey: deriveEncryptionKey(ada).secretKey };
    const opened = await openEnvelope(text, { ...place, domain: toHex(domainSeparator(domain)) }, reader);
    expect(JSON.parse(new TextDecoder().decode(opened))).toEqual({
      ...{ ytd: '6', salt: '7', priorYtd: '0', priorSalt: '0' },
    });
    const other = toHex(domainSeparator({ ...domain, programId: word('66') }));
    await expect(openEnvelope(text, { ...place, domain: other }, reader)).rejects.toEqual(refused('ENVELOPE_CONTEXT'));
  });

  it('takes a revoked key up to the last second of its grace, by the cluster’s clock', async () => {
    await ask(graced);
    await expect(ask(revoked)).rejects.toEqual(refused('SIGNER_INACTIVE'));
  });

  it.each([
    ['a key that the program does not know', stranger],
    ['a report verifier’s key', verifier],
  ])('takes no %s', async (_, secret) => {
    await expect(ask(secret)).rejects.toEqual(refused('SIGNER_INACTIVE'));
  });

  it('takes no key whose account somebody paid for before it was registered', async () => {
    const at = await createAddresses(program.program).signerKey(keyOf(stranger));
    const owner = '11111111111111111111111111111111' as Address;
    put(node, [at, { lamports: 1_000_000n, owner, executable: false, data: new Uint8Array() }]);
    await expect(ask(stranger)).rejects.toEqual(refused('SIGNER_INACTIVE'));
  });

  it.each<[string, () => Partial<SolanaDomain>, string, string?]>([
    ['of another cluster', () => ({ genesisHash: word('ee') }), 'CHAIN_MISMATCH'],
    ['without the program', () => ({ programId: word('ee') }), 'CHAIN_MISMATCH', 'no program of this service'],
    [
      'of mainnet-beta',
      () => ({ genesisHash: solanaAddressHex('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d') }),
      'CHAIN_REFUSED',
    ],
  ])('does not believe a node %s', async (_, change, code, message = '') => {
    const error = { code, message: expect.stringContaining(message) };
    await expect(ask(ada, { domain: { ...domain, ...change() } })).rejects.toMatchObject(error);
  });

  it('does not go on where its node does not answer', async () => {
    await expect(ask(ada, { node: 'http://127.0.0.1:1' })).rejects.toEqual(refused('CHAIN_UNAVAILABLE'));
    await expect(ask(ada, { node: 'http://node.example' })).rejects.toEqual(refused('BAD_INPUT'));
  });

  const nothing = [null, null, null];
  const account = (change: object) => ({ owner: 'x', data: ['', 'base64'], ...change });
  it.each<[unknown, string]>([
    [null, 'CHAIN_UNAVAILABLE'],
    [{}, 'CHAIN_UNAVAILABLE'],
    [{ value: null }, 'CHAIN_UNAVAILABLE'],
    [{ value: [] }, 'CHAIN_UNAVAILABLE'],
    [{ value: nothing }, 'CHAIN_MISMATCH'],
    [{ value: [...nothing, null] }, 'CHAIN_UNAVAILABLE'],
    [{ value: [true, null, null] }, 'CHAIN_UNAVAILABLE'],
    [{ value: [account({ data: ['?', 'base64'] }), null, null] }, 'CHAIN_UNAVAILABLE'],
    [{ value: [account({ data: ['', 'base58'] }), null, null] }, 'CHAIN_UNAVAILABLE'],
    [{ value: [account({ data: 'AA==' }), null, null] }, 'CHAIN_UNAVAILABLE'],
    [{ value: [account({ owner: 1 }), null, null] }, 'CHAIN_UNAVAILABLE'],
    [{ value: [account({}), null, null] }, 'CHAIN_MISMATCH'],
  ])('does not take the accounts %j for an answer', async (accounts, code) => {
    const server = createServer(async (request, response) => {
      const { method } = (await json(request)) as { method: string };
      const result = method === 'getGenesisHash' ? node.chain.genesisHash : accounts;
      response.writeHead(200).end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
    });
    const own = await forTest(listen(server));
    await expect(ask(ada, { node: own.url })).rejects.toEqual(refused(code));
  });
});
