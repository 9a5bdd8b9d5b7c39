import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHex } from '@income-series/protocol/bytes';
import { signingDomain } from '@income-series/protocol/signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from '../../../scripts/pack/folder.ts';
import { mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import { caseInput } from '../../domains/support/case.ts';
import { createProduct, type Product } from '../../domains/support/product.ts';
import { createReporting, type Reporting } from '../../domains/support/reporting.ts';
import { createRecipient } from '../../domains/support/sealing.ts';
import { type Launched, launch, proveReport, raiseByRequests } from '../../domains/support/story.ts';
import { type Consumer, createConsumer } from './support/consumer.ts';

// examples/client, in a project that has the packed client, viem, snarkjs and nothing of this one.

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer('client');
  for (const name of ['viem', 'snarkjs', '@solana/kit', '@types/node']) consumer.link(name);
  for (const file of readdirSync(join(PROJECT, 'examples/client')))
    cpSync(join(PROJECT, 'examples/client', file), join(consumer.folder, file));
});
afterAll(() => consumer?.remove());

/** The beginning of every program: the person's wallet, signed in. */
const PERSON = `
import { createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { readFileSync } from 'node:fs';
import { createGateway, signIn, viemWallet } from '@income-series/client';

const task = JSON.parse(process.argv[2] ?? '');
const account = privateKeyToAccount(task.privateKey);
const nativeCurrency = { name: 'MON', symbol: 'MON', decimals: 18 };
const chain = defineChain({ id: 10143, name: 'test', nativeCurrency, rpcUrls: { default: { http: [task.rpcUrl] } } });
const options = { chain, transport: http(task.rpcUrl), pollingInterval: 20 };
const gateway = task.token
  ? createGateway({ url: task.url, token: task.token })
  : (await signIn(viemWallet(account), { url: task.url, site: 'http://localhost:4000' })).gateway;
const sender = { gateway, wallet: createWalletClient({ ...options, account }), node: createPublicClient(options) };
const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.slice(2), 'hex'));
const file = (name: string) => new Uint8Array(readFileSync(\`\${task.circuit}/\${name}\`));
`;

const PROGRAMS = {
  'run-report.ts': `${PERSON}
import { createDeviceSecret } from '@income-series/client';
import { addressOfSecretKey, messageDigest, signDigest } from '@income-series/client/attestor';
import { createFileStore } from '@income-series/client/node';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { report } from './report.ts';

const names = { wasm: 'income_report.wasm', zkey: 'income_report.zkey', verificationKey: 'verification_key.json' };
const [wasm, zkey, verificationKey] = [names.wasm, names.zkey, names.verificationKey].map(file);
if (!wasm || !zkey || !verificationKey) throw new Error('no circuit');
const prover = await createReportProver(await loadCircuitFiles({ wasm, zkey, verificationKey }));
const secret = createDeviceSecret();
const store = createFileStore({ secret, folder: 'openings' });
const verifier = bytes(task.verifierSecret);
const issuer = {
  ...sender, secret, store, prover,
  attest: async ({ seriesKey, period, priorCommitment, incomeCommitment }: { seriesKey: \`0x\${string}\`; period: number; priorCommitment: \`0x\${string}\`; incomeCommitment: \`0x\${string}\` }) => {
    const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: 2, liquidityFlag: 0 } as const;
    const signature = signDigest(messageDigest(task.domain, 'REPORT', message), verifier);
    return { signer: addressOfSecretKey(verifier), signature };
  },
};
await report(issuer, { chain: 'evm:10143', seriesKey: task.seriesKey, quarter: '2026-Q1', income: 9_000_000n });
await prover.close();
console.log(JSON.stringify((await store.all()).length));
`,
  'run-attestor.ts': `${PERSON}
import { signOpenCases } from './attestor.ts';

const read: string[] = [];
const approve = async ({ income, prior }: { income: bigint; prior: bigint }) => {
  read.push(\`\${income} \${prior}\`);
  return true;
};
const signed: string[] = [];
for await (const id of signOpenCases({ gateway, secretKey: bytes(task.secretKey), domain: task.domain, approve })) signed.push(id);
console.log(JSON.stringify({ read, signed: signed.length }));
`,
  'run-keeper.ts': `${PERSON}
import { keep } from './keeper.ts';

console.log(JSON.stringify(await keep(sender)));
`,
  'run-export.ts': `${PERSON}
import { exportMine } from './export.ts';

console.log(JSON.stringify(await exportMine(gateway, task.folder)));
`,
};

/** Runs a program of the project, as a person of the product, and answers what it printed. */
async function run(product: Product, name: keyof typeof PROGRAMS, privateKey: string, task: object = {}) {
  const { url } = product.gateway;
  const domain = signingDomain(product.gateway.chain);
  const given = { url, rpcUrl: product.rpcUrl, privateKey, domain, circuit: join(PROJECT, 'circuits/build'), ...task };
  const { code, stdout, stderr } = await consumer.run(
    join(PROJECT, 'node_modules/.bin/tsx'),
    consumer.write(name, PROGRAMS[name]),
    JSON.stringify(given),
  );
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

const keyOf = ({ devnet }: Product, index: number) => mnemonicKey(devnet.anvil.mnemonic, index);
const [ISSUER, ALICE] = [1, 2];

describe('the examples', () => {
  it('have no type error, the client’s declarations checked', async () => {
    for (const [name, text] of Object.entries(PROGRAMS)) consumer.write(name, text);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      target: 'es2023',
      lib: ['es2023', 'dom'],
      module: 'nodenext',
      types: ['node'],
    };
    const file = consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    expect(await consumer.run(join(PROJECT, 'node_modules/.bin/tsc'), '-p', file)).toMatchObject({
      code: 0,
      stdout: '',
    });
  });
});

describe('in a quarter that is reported', () => {
  let reporting: Reporting;
  beforeAll(async () => {
    reporting = await createReporting();
  });
  afterAll(() => reporting?.close());

  it('the attestor’s script signs the case that was opened for its key', async () => {
    const { product, launched, device } = reporting;
    const attestor = await createRecipient(product, 21);
    const income = await proveReport(product, device, launched);
    const input = await caseInput(product, income, attestor);
    const opened = await product.gateway.ask(
      `mutation ($input: OpenTier3CaseInput!) { openTier3Case(input: $input) { __typename } }`,
      { input: { ...input, idempotencyKey: crypto.randomUUID() } },
      product.token('issuer'),
    );
    expect(opened.data?.openTier3Case).toEqual({ __typename: 'OpenTier3CasePayload' });
    const secretKey = toHex(new Uint8Array(32).fill(21));
    const result = await run(product, 'run-attestor.ts', keyOf(product, ISSUER), { secretKey, token: attestor.token });
    expect(result).toEqual({ read: ['9000000 0'], signed: 1 });
  });

  it('the report is proven on the device, sent and accepted', async () => {
    const { product, launched } = reporting;
    const { seriesKey } = launched;
    const verifierSecret = toHex(product.verifierSecret);
    expect(await run(product, 'run-report.ts', keyOf(product, ISSUER), { seriesKey, verifierSecret })).toBe(1);
    await product.index();
    const query = `{ series(key: "${seriesKey}") { reports(first: 2) { nodes { period tier } } } }`;
    const { data } = await product.ask('issuer', query);
    expect(data).toEqual({ series: { reports: { nodes: [{ period: '2026-Q1', tier: 'ZKTLS' }] } } });
  });

  it('a holder writes what is their own, as JSON and CSV', async () => {
    const { product, launched } = reporting;
    const folder = join(consumer.folder, 'mine');
    mkdirSync(folder);
    const counts = await run(product, 'run-export.ts', keyOf(product, ALICE), { folder });
    expect(counts).toMatchObject({ positions: 1 });
    const mine = JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8'));
    expect(mine).toHaveLength(counts.records);
    const position = { type: 'Position', data: { units: expect.any(String), series: { key: launched.seriesKey } } };
    expect(mine).toContainEqual(expect.objectContaining({ type: 'Viewer' }));
    expect(mine.find(({ type }: { type: string }) => type === 'Position')).toMatchObject(position);
    expect(readFileSync(join(folder, 'positions.csv'), 'utf8')).toMatch(/^id,holder,.*\r\n"/s);
  });
});

describe('in a raise', () => {
  let product: Product;
  let launched: Launched;
  beforeAll(async () => {
    product = await createProduct();
    launched = await launch(product);
    await raiseByRequests(product, launched, { until: 'settlement' });
  });
  afterAll(() => product?.close());

  it('the keeper settles, passes the gate and delivers what is due, and then nothing more', async () => {
    const sent: number[] = [];
    do {
      sent.push(await run(product, 'run-keeper.ts', keyOf(product, ISSUER)));
      await product.index();
    } while (sent.at(-1) !== 0 && sent.length < 10);
    expect(sent.at(-1)).toBe(0);
    const series = await product.ask('public', `{ series(key: "${launched.seriesKey}") { state } }`);
    expect(series.data).toEqual({ series: { state: 'ACTIVE' } });
    const bids = await product.ask('alice', '{ myBids { nodes { delivery deliveredUnits } } }');
    expect(bids.data).toEqual({ myBids: { nodes: [{ delivery: 'DELIVERED', deliveredUnits: '60' }] } });
  });
});
