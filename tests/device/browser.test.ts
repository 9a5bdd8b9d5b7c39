import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createProofVerifier } from '../../src/adapters/prover/index.ts';
import { circuitFiles } from '../circuit/files.ts';
import { bundleForBrowser } from './bundle.ts';
import { findChromium, openPage } from './chromium.ts';

const chromium = findChromium();

/** What a page needs to be allowed: WebAssembly, and the prover's worker threads, which come from a blob. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self'";

/** Serves the page, its script and the circuit's files, and settles with what the page sends back. */
async function servePage(script: string) {
  const { wasm, zkey, verificationKey } = circuitFiles();
  const page =
    '<!doctype html><meta charset="utf-8"><title>device</title><script type="module" src="/page.js"></script>';
  const files: Record<string, [string, string | Uint8Array]> = {
    '/': ['text/html', page],
    '/page.js': ['text/javascript', script],
    '/income_report.wasm': ['application/wasm', wasm],
    '/income_report.zkey': ['application/octet-stream', zkey],
    '/verification_key.json': ['application/json', verificationKey],
  };
  let settle: (text: string) => void;
  const result = new Promise<string>((resolve) => {
    settle = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      settle(Buffer.concat(chunks).toString('utf8'));
    }
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, result, server };
}

async function proveInPage(browserPath: string): Promise<void> {
  const { code } = await bundleForBrowser('tests/device/browser-page.ts');
  const { url, result, server } = await servePage(code);
  const browser = await openPage(browserPath, url);
  try {
    const sent = JSON.parse(await result);
    expect(sent.error).toBeUndefined();
    const verifier = await createProofVerifier({ profile: 'development' });
    expect(verifier.verify(sent).signals[5]).toBe(500_000_000n);
  } finally {
    await browser.stop();
    server.closeAllConnections();
    server.close();
  }
}

describe('the device package in a browser', () => {
  if (chromium === null) {
    it('was not tried: this machine has no Chromium, which a CI run must have', () => {
      expect(process.env.CI).toBeUndefined();
    });
  } else {
    it('proves a report that the service verifies, under a strict content policy', () => proveInPage(chromium));
  }
});
