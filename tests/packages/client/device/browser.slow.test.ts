import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { openBackup } from '@income-series/client';
import { fromHex, toHex } from '@income-series/protocol/bytes';
import { deriveEncryptionKey, openEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import { domainSeparator } from '@income-series/protocol/signing';
import { uintWord } from '@income-series/protocol/words';
import { describe, expect, it } from 'vitest';
import { createProofVerifier } from '../../../../src/adapters/prover/index.ts';
import { circuitFiles } from '../../../circuits/files.ts';
import { createWorld } from '../../../contracts/support/world.ts';
import { EXHAUSTIVE } from '../../../support/exhaustive.ts';
import { listen } from '../../../support/listen.ts';
import { bundleForBrowser } from './bundle.ts';
import { findChromium, openPage } from './chromium.ts';

const chromium = findChromium();

/** The permissions that a page needs: WebAssembly, and the prover's worker threads, which come from a blob; its node. */
const policy = (node = '') =>
  `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self' ${node}`;

type Files = Readonly<Record<string, [string, string | Uint8Array]>>;

/** Serves the page, its script and its files, and settles with what the page sends back. */
async function servePage(script: string, own: Files, node?: string) {
  const page =
    '<!doctype html><meta charset="utf-8"><title>device</title><script type="module" src="/page.js"></script>';
  const files: Files = { ...own, '/': ['text/html', page], '/page.js': ['text/javascript', script] };
  let settle: (text: string) => void;
  const result = new Promise<string>((resolve) => {
    settle = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') settle(await text(request));
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy(node) }).end(body);
  });
  return { server: await listen(server), result };
}

/** Opens a page in the browser and answers what it sends back. */
async function runPage(browserPath: string, entry: string, files: Files, node?: string) {
  const { code } = await bundleForBrowser(entry);
  const { result, server } = await servePage(code, files, node);
  const browser = await openPage(browserPath, `${server.url}/`);
  try {
    const sent = JSON.parse(await result);
    expect(sent.error).toBeUndefined();
    return sent;
  } finally {
    await browser.stop();
    await server.stop();
  }
}

const served = (): Files => {
  const { wasm, zkey, verificationKey } = circuitFiles();
  return {
    '/income_report.wasm': ['application/wasm', wasm],
    '/income_report.zkey': ['application/octet-stream', zkey],
    '/verification_key.json': ['application/json', verificationKey],
  };
};

async function proveInPage(browserPath: string): Promise<void> {
  const sent = await runPage(browserPath, 'tests/packages/client/device/browser-page.ts', served());
  const verifier = await createProofVerifier({ profile: 'development' });
  expect(verifier.verify(sent).signals[5]).toBe(500_000_000n);
}

/** Two browsers, each with a profile of its own: the first one's openings reach the second by the export alone. */
async function restoreInPage(browserPath: string): Promise<void> {
  const passphrase = 'a passphrase of a test';
  const run = (task: object) =>
    runPage(browserPath, 'tests/packages/client/device/browser-store-page.ts', {
      ...served(),
      '/task.json': ['application/json', JSON.stringify({ passphrase, ...task })],
    });
  const first = await run({});
  expect(first.kept).toBe(11);
  const second = await run({ exported: first.exported, priorCommitment: first.incomeCommitment });
  expect(second).toMatchObject({
    without: 'OPENING_MISMATCH',
    wrong: 'OPENINGS_UNOPENED',
    kept: 11,
    damaged: { altered: 'OPENINGS_INVALID', left: 2, newer: 'OPENINGS_VERSION' },
  });
  const verifier = await createProofVerifier({ profile: 'development' });
  expect(verifier.verify(second).signals[5]).toBe(1_500_000_000n);
}

/** Sealed in the page, after it asked a chain of its own; opened here. */
async function sealInPage(browserPath: string): Promise<void> {
  const world = await createWorld();
  try {
    const attestor = signAnnouncement(uintWord(11));
    await world.send(world.owner, 'registry', 'registerAttestor', [attestor.key]);
    const domain = { kind: 'evm', chainId: world.anvil.chainId, verifyingContract: world.addresses.hub } as const;
    const place = { seriesKey: `0x${'5e'.repeat(32)}`, id: '0f9c1f8a-6a8e-4a9c-9a53-0a37ad7b1a11' } as const;
    const task = JSON.stringify({ ...place, attestor, chain: { domain, node: world.anvil.url } });
    const files: Files = { '/task.json': ['application/json', task] };
    const { sealed } = await runPage(
      browserPath,
      'tests/packages/client/device/browser-seal-page.ts',
      files,
      world.anvil.url,
    );
    const opened = await openEnvelope(
      sealed,
      { ...place, domain: toHex(domainSeparator(domain)), record: 'tier3_cases', field: 'documents_ciphertext.0' },
      { key: attestor.key, secretKey: deriveEncryptionKey(uintWord(11)).secretKey },
    );
    expect(JSON.parse(new TextDecoder().decode(opened))).toEqual({
      name: 'payslip.txt',
      type: 'text/plain',
      data: btoa('6000000'),
    });
  } finally {
    await world.stop();
  }
}

/** Sealed in the page; opened here, as another machine with the same secret would. */
async function backUpInPage(browserPath: string): Promise<void> {
  const { saved, secret, salt, same } = await runPage(
    browserPath,
    'tests/packages/client/device/browser-backup-page.ts',
    {},
  );
  expect(same).toBe(true);
  const opened = await openBackup(fromHex(`0x${secret}`, 32), saved);
  expect(opened).toEqual({ price: 12_000_000n, quantity: 50n, salt, wallet: saved.wallet });
}

describe('the device package in a browser', () => {
  if (chromium === null) {
    it('was not tried: this machine has no Chromium, which a CI run must have', () => {
      expect(process.env.CI).toBeUndefined();
    });
  } else {
    it('proves a report that the service verifies, under a strict content policy', () => proveInPage(chromium));

    it('reports on after the device was lost, from an export alone', () => restoreInPage(chromium));

    if (EXHAUSTIVE) {
      it('seals a document that its attestor opens, having asked the chain itself', () => sealInPage(chromium));

      it('backs up a bid that another machine opens by the secret', () => backUpInPage(chromium));
    }
  }
});
