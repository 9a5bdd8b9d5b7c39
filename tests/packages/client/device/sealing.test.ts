import { createServer } from 'node:http';
import {
  type Announcement,
  type DeviceChain,
  requireAttestor,
  type SealedFile,
  sealDocument,
  sealEvidence,
  sealFor,
  sealOpening,
  sealReason,
} from '@income-series/client';
import { toHex, utf8 } from '@income-series/protocol/bytes';
import { deriveEncryptionKey, openEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import { domainSeparator } from '@income-series/protocol/signing';
import { uintWord } from '@income-series/protocol/words';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../contracts/support/world.ts';
import { forFile, forTest } from '../../../support/for-file.ts';
import { listen } from '../../../support/listen.ts';

const SERIES = `0x${'5d'.repeat(32)}` as const;
const ID = '0f9c1f8a-6a8e-4a9c-9a53-0a37ad7b1a11';
const [ada, bea, revoked, stranger] = [11, 12, 13, 14].map((n) => uintWord(n)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
const said = (secret: Uint8Array): Announcement => signAnnouncement(secret);
const file: SealedFile = {
  name: 'payslip.pdf',
  type: 'application/pdf',
  data: new Uint8Array(70_000).map((_, i) => i),
};
const world = await forFile(createWorld());
const { owner, send } = world;
for (const secret of [ada, bea, revoked]) await send(owner, 'registry', 'registerAttestor', [said(secret).key]);
await send(owner, 'registry', 'revokeAttestor', [said(revoked).key, 0n]);
const domain = { kind: 'evm', chainId: world.anvil.chainId, verifyingContract: world.addresses.hub } as const;
const chain = { domain, node: world.anvil.url };

/** As the attestor's own machine opens it. */
async function open(text: string, secret: Uint8Array, record: string, field: string): Promise<unknown> {
  const context = { domain: toHex(domainSeparator(chain.domain)), seriesKey: SERIES, record, id: ID, field };
  const reader = { key: said(secret).key, secretKey: deriveEncryptionKey(secret).secretKey };
  return JSON.parse(new TextDecoder().decode(await openEnvelope(text, context, reader)));
}
const row = () => ({ id: ID, seriesKey: SERIES, chain });

describe('what a device seals', () => {
  it('is, of a report, its openings as decimal texts', async () => {
    const salt = (1n << 253n) + 7n;
    const report = { seriesKey: SERIES, opening: { ytd: 6_000_000n, salt }, priorOpening: { ytd: 0n, salt: 0n } };
    const text = await sealOpening(report, said(ada), { id: ID, chain });
    expect(await open(text, ada, 'tier3_cases', 'opening_ciphertext')).toEqual({
      ytd: '6000000',
      salt: salt.toString(),
      priorYtd: '0',
      priorSalt: '0',
    });
  });

  it.each(['tier3_cases', 'tier3_annual'] as const)('is a document of %s at its index', async (record) => {
    const text = await sealDocument(file, said(ada), { ...row(), record, index: 2 });
    const opened = await open(text, ada, record, 'documents_ciphertext.2');
    const data = Buffer.from(file.data).toString('base64');
    expect(opened).toEqual({ name: 'payslip.pdf', type: 'application/pdf', data });
    await expect(open(text, ada, record, 'documents_ciphertext.1')).rejects.toMatchObject({ code: 'ENVELOPE_CONTEXT' });
  });

  it('is a reason for a pause, with files or without', async () => {
    const bare = await sealReason({ text: 'parental leave' }, said(ada), row());
    expect(await open(bare, ada, 'hardship_requests', 'ciphertext')).toEqual({ text: 'parental leave', files: [] });
    const text = await sealReason({ text: 'illness', files: [file, file] }, said(ada), row());
    expect(await open(text, ada, 'hardship_requests', 'ciphertext')).toMatchObject({
      files: [{ name: 'payslip.pdf' }, { name: 'payslip.pdf' }],
    });
  });

  it('is the evidence of an extinguishment, for both attestors', async () => {
    const text = await sealEvidence({ text: 'a court’s letter' }, [said(bea), said(ada)], row());
    for (const secret of [ada, bea])
      expect(await open(text, secret, 'extinguishment_requests', 'evidence_ciphertext')).toEqual({
        text: 'a court’s letter',
        files: [],
      });
  });
});

describe('a device that seals', () => {
  const seal = (attestors: readonly Announcement[], at: Partial<DeviceChain> = {}) =>
    sealFor(
      attestors,
      { chain: { ...chain, ...at }, seriesKey: SERIES, record: 'tier3_cases', id: ID, field: 'x' },
      utf8('a figure'),
    );

  it('takes no encryption key that a gateway put in another’s place', async () => {
    const substituted = { ...said(ada), encryptionKey: said(stranger).encryptionKey };
    await expect(seal([substituted])).rejects.toMatchObject({ code: 'ANNOUNCEMENT_INVALID' });
    await expect(seal([{ ...said(stranger), key: said(ada).key }])).rejects.toMatchObject({
      code: 'ANNOUNCEMENT_INVALID',
    });
  });

  it.each([
    ['a key that the registry does not know', stranger],
    ['a key that was revoked', revoked],
  ])('seals nothing to %s, alone or as the second', async (_, secret) => {
    await expect(seal([said(secret)])).rejects.toMatchObject({ code: 'SIGNER_INACTIVE' });
    await expect(seal([said(ada), said(secret)])).rejects.toMatchObject({ code: 'SIGNER_INACTIVE' });
  });

  it('asks the chain of its own domain alone', async () => {
    const other = { ...chain.domain, chainId: 1 };
    await expect(seal([said(ada)], { domain: other })).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' });
    const nothing = { ...chain.domain, verifyingContract: `0x${'99'.repeat(20)}` } as const;
    await expect(seal([said(ada)], { domain: nothing })).rejects.toMatchObject({
      code: 'CHAIN_MISMATCH',
      message: expect.stringContaining('no such contract'),
    });
  });

  it('does not go on where its node does not answer', async () => {
    await expect(seal([said(ada)], { node: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      code: 'CHAIN_UNAVAILABLE',
    });
    await expect(seal([said(ada)], { node: 'http://node.example' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it.each([
    '{}',
    '[]',
    'null',
    'x',
    '{"result":null}',
    '{"result":true}',
    '{"error":{"code":-32000}}',
    '{"result":"0x"}',
  ])('does not take %s for an answer', async (body) => {
    const server = await forTest(listen(createServer((_, response) => response.writeHead(200).end(body))));
    await expect(requireAttestor(said(ada), { ...chain, node: server.url })).rejects.toMatchObject({
      code: expect.stringMatching(/^CHAIN_/),
    });
  });

  it('seals to nobody and to three no envelope', async () => {
    await expect(seal([])).rejects.toMatchObject({ code: 'ENVELOPE_INVALID' });
    await expect(seal([said(ada), said(bea), said(ada)])).rejects.toMatchObject({ code: 'ENVELOPE_INVALID' });
  });
});
