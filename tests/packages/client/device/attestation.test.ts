import { createServer } from 'node:http';
import {
  type AttestationOptions,
  createDeviceSecret,
  createIncomeReport,
  createMemoryStore,
  createNotaryClient,
  payrollSource,
  requestAttestation,
  sealTerms,
  ZERO_PRIOR,
} from '@income-series/client';
import { createReportProver } from '@income-series/client/prover';
import { systemClock } from '@income-series/protocol/clock';
import { addressOfSecretKey, type EvmDomain } from '@income-series/protocol/signing';
import { sourceHash } from '@income-series/protocol/zktls/claim-format';
import { describe, expect, it } from 'vitest';
import { startNotary } from '../../../../src/apps/devnet/notary.ts';
import { startPayroll } from '../../../../src/apps/devnet/payroll.ts';
import { startVerifierServer } from '../../../../src/apps/verifier/server.ts';
import { circuitFiles } from '../../../circuits/files.ts';
import { forFile, forTest } from '../../../support/for-file.ts';
import { listen } from '../../../support/listen.ts';

const SERIES = `0x${'5b'.repeat(32)}` as const;
const DOMAIN: EvmDomain = {
  kind: 'evm',
  chainId: 10143,
  verifyingContract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
};
const [issuerKey, notaryKey, verifierKey] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

const prover = await forFile(createReportProver(circuitFiles()));
const payroll = await forFile(startPayroll());
payroll.closePeriod('ada', 20261, { yearToDate: 6_000_000n });
const notary = await forFile(startNotary({ secretKey: notaryKey, origins: [payroll.url], clock: systemClock }));
const source = payrollSource(payroll.endpoint);
const verifier = await forFile(
  startVerifierServer({
    host: '127.0.0.1',
    port: 0,
    domains: [DOMAIN],
    secretKey: verifierKey,
    clock: systemClock,
    onRequest: () => {},
    trust: {
      witnesses: new Set([notary.address]),
      epoch: 1,
      threshold: 1,
      sources: new Set([sourceHash(source)]),
      development: true,
      maxAge: 3_600n,
      maxSkew: 60n,
    },
  }),
);
const claim = await createNotaryClient({ url: notary.url }).requestClaim({
  source,
  seriesKey: SERIES,
  period: 20261,
  authorisation: `Bearer ${payroll.openSession('ada')}`,
  ownerKey: issuerKey,
});
const device = { secret: createDeviceSecret(), store: createMemoryStore(), prover };
const report = await createIncomeReport(device, {
  seriesKey: SERIES,
  period: 20261,
  terms: sealTerms({
    theta: 5_000_000n,
    shareRate: '0.05',
    unitsOffered: 10_000n,
    currencyCode: 840,
    indexingRule: 0,
  }).terms,
  unitsOutstanding: 10_000n,
  fxRate: 10n ** 22n,
  priorCommitment: ZERO_PRIOR,
  ytd: 6_000_000n,
});

const ask = (change: Partial<AttestationOptions> = {}) =>
  requestAttestation({ url: verifier.url, claim, report, liquidityFlag: 0, domain: DOMAIN, ...change });

describe("a device that asks for a verifier's attestation", () => {
  it('gets its signature over the report', async () => {
    const { signer, signature } = await ask();
    expect(signer).toBe(addressOfSecretKey(verifierKey));
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/);
  });

  it("passes on the verifier's refusal", async () => {
    const other = { ...report, opening: { ...report.opening, ytd: 6_000_001n } };
    await expect(ask({ report: other })).rejects.toMatchObject({ code: 'FIGURE_MISMATCH' });
  });

  it('refuses a signature for another contract', async () => {
    const domain = { ...DOMAIN, verifyingContract: `0x${'99'.repeat(20)}` } as const;
    await expect(ask({ domain })).rejects.toMatchObject({ code: 'ATTESTATION_INVALID' });
  });

  it('gets none for a chain that the verifier does not serve', async () => {
    await expect(ask({ domain: { ...DOMAIN, chainId: 1 } })).rejects.toMatchObject({ code: 'CHAIN_REFUSED' });
  });

  it.each(['http://verifier.example', 'ftp://localhost', 'nowhere'])('sends no opening to %s', async (url) => {
    await expect(ask({ url })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('follows no redirection', async () => {
    const location = `${verifier.url}/v1/attestations`;
    const { url } = await forTest(listen(createServer((_, response) => response.writeHead(307, { location }).end())));
    const message = 'The server redirects to another address, which is not followed.';
    await expect(ask({ url })).rejects.toMatchObject({ code: 'VERIFIER_UNAVAILABLE', message });
  });

  it.each([200, 404, 502])('names the status %i of a page that is not the verifier’s', async (status) => {
    const { url } = await forTest(listen(createServer((_, response) => response.writeHead(status).end('<html>'))));
    const message = `The server answered ${status} in another form than its own.`;
    await expect(ask({ url })).rejects.toMatchObject({ code: 'VERIFIER_UNAVAILABLE', message });
  });

  it('has an error that names no figure and no salt', async () => {
    const failed = await ask({ liquidityFlag: 1 }).catch(
      (error: Error) => `${error.message} ${error.stack} ${error.cause}`,
    );
    expect(failed).not.toContain('6000000');
    expect(failed).not.toContain(report.opening.salt.toString());
  });
});
