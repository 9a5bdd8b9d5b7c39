// The tool as a program, for series of a Solana cluster: what it lists, shows and signs, and which other cluster, program or gateway
// it signs nothing for.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sealTerms } from '@income-series/client';
import { toHex, utf8 } from '@income-series/protocol/bytes';
import { sealEnvelope } from '@income-series/protocol/envelope';
import type { Bytes32 } from '@income-series/protocol/hex';
import { domainSeparator, messageDigest } from '@income-series/protocol/signing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, EUR, PARAMS } from '../../contracts/solana/support/curve.ts';
import { build, raised, sendBuilt } from '../../domains/curve/support/steps.ts';
import { forFile } from '../../support/for-file.ts';
import { openLiveGateway } from '../../support/solana/live.ts';
import { inside } from './support/inside.ts';
import { replaced } from './support/interceptor.ts';
import { createSolanaSetup, signInAndAnnounce, solanaOptions } from './support/setup.ts';
import { SLOW } from './support/tool.ts';

const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const NEW_CAP = 6_000_000_000n;
let seriesKey: Bytes32;
const amendment = randomUUID();
const pause = randomUUID();
const terms = sealTerms({
  ...{ theta: 7_000_000n, shareRate: '0.06', unitsOffered: PARAMS.unitsOffered, currencyCode: EUR, indexingRule: 0 },
  curve: true,
});

const init = (file: string, change: readonly string[] = []) => {
  const pinned = ['init', interceptor.url, '--public-url', 'http://localhost:4000', ...solanaOptions(live)];
  return inside(desk, [...pinned, ...change, '--config', file]);
};
/** A process of the tool. */
const command = (...args: string[]) => desk.json([...args, '--password-file', 'pass']);
const lying = (path: string, by: (value: never) => unknown) =>
  interceptor.change((passing, answer) =>
    passing.operation === 'SigningRequest' ? replaced(answer, `signingRequest.${path}`, by) : answer,
  );

async function asked() {
  seriesKey = await live.createCurve();
  await raised(live, seriesKey);
  const { cluster: chain } = live;
  const { theta, termsSalt } = terms.terms;
  const proposal = { theta: `${theta}`, shareRate: `${terms.shareRate}`, termsSalt: `${termsSalt}` };
  const proposed = { newId: amendment, chain, seriesKey, ...proposal, newCap: `${NEW_CAP}`, attestorKey: key };
  expect(await live.act(issuer, 'proposeAmendment', 'termsAmendment { state }', proposed)).toEqual({
    termsAmendment: { state: 'AWAITING_ATTESTOR' },
  });
  const place = { seriesKey, record: 'hardship_requests', id: pause, field: 'ciphertext' };
  const domain = toHex(domainSeparator(live.solana.domain));
  const text = utf8(JSON.stringify({ text: 'The factory closed.', files: [] }));
  const reason = await sealEnvelope(text, { ...place, domain }, [recipient]);
  const opened = await live.act(
    issuer,
    'openHardship',
    'transaction { ... on SolanaTransaction { id kind request { transaction } } }',
    { newId: pause, chain, seriesKey, attestorKey: key, reason },
  );
  await sendBuilt(live, issuer, live.issuer, opened.transaction as never);
}

const live = await forFile(openLiveGateway());
const issuer = await live.session(live.issuer);
const setup = await forFile(createSolanaSetup(live));
const { interceptor, desk, key, recipient } = setup;
await signInAndAnnounce(setup);
await asked();
afterEach(() => interceptor?.reset());

describe('the tool of an attestor, for a Solana cluster', { timeout: SLOW }, () => {
  it('pins cluster and program, and finds its key in the program’s own records', async () => {
    const { code, value } = await command('verify', 'key');
    expect([code, value]).toMatchObject([0, { key }]);
  });

  it('says of an address without the program that there is none, not that the key is inactive', async () => {
    expect((await init('elsewhere.json', ['--program', live.issuer.address, '--rpc-url', live.node.url])).code).toBe(0);
    const answered = await command('verify', 'key', '--config', 'elsewhere.json');
    expect(answered).toMatchObject({ code: 5, value: { error: { code: 'PROGRAM_MISSING' } } });
  });

  it('lists what waits for the key', async () => {
    const { code, value, stdout } = await command('requests');
    expect(code).toBe(0);
    const open = [
      { kind: 'amend', id: amendment, seriesKey, keys: [key] },
      { kind: 'pause', id: pause, seriesKey, keys: [key] },
    ];
    const { requests } = value as { requests: object[] };
    expect(requests).toEqual(expect.arrayContaining(open.map((one) => expect.objectContaining(one))));
    expect(requests).toHaveLength(open.length);
    expect(stdout.trim().split('\n')).toHaveLength(1); // one JSON value and nothing else
  });

  it('shows a request under the cluster’s name, and nothing private of it', async () => {
    const shown = await desk.run(['show', 'amend', amendment]);
    expect(shown.code).toBe(0);
    expect(shown.stdout).toContain(live.cluster);
    expect(shown.stdout).toContain(live.program.program);
    expect(shown.stdout).not.toContain(`${terms.terms.theta}`);
  });

  it('signs over the cluster’s domain, and the program takes the signature', async () => {
    const dry = await command('sign', 'amend', amendment, '--dry-run');
    const digest = messageDigest(live.solana.domain, 'AMEND', {
      ...{ seriesKey, amendmentNonce: 0n, newTermsCommitment: terms.commitment, newCap: NEW_CAP },
    });
    expect(dry).toMatchObject({ code: 0, value: { digest } });
    expect(await command('sign', 'amend', amendment, '--yes')).toMatchObject({ code: 64 });
    const unseen = ['sign', 'amend', amendment, '--yes', '--expect-digest'];
    const wrong = await command(...unseen, `0x${'ab'.repeat(32)}`);
    expect(wrong).toMatchObject({ code: 5, value: { error: { code: 'DIGEST_DIFFERS' } } });
    expect(await command(...unseen, digest)).toMatchObject({ code: 0, value: { digest } });
    const built = await build(live, issuer, 'buildAmendTerms', { id: amendment });
    await sendBuilt(live, issuer, live.issuer, built);
    const again = await command(...unseen, digest);
    expect(again).toMatchObject({ code: 5, value: { error: { code: 'DIGEST_DIFFERS' } } }); // the nonce has moved
  });

  it('approves a pause that the gateway relays', async () => {
    const until = new Date(Number(live.node.chain.now() + 10n * DAY) * 1000).toISOString().replace('.000Z', 'Z');
    const args = ['sign', 'pause', pause, '--until', until, '--code', 'INCOME_LOSS'];
    const { value } = await inside(desk, [...args, '--dry-run', '--password-file', 'pass']);
    const { digest } = value as { digest: string };
    expect(await command(...args, '--yes', '--expect-digest', digest)).toMatchObject({ code: 0, value: { digest } });
    await live.index();
    const { data } = await live.ask(
      'query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { state } }',
      { key: seriesKey, chain: live.cluster },
    );
    expect(data?.series).toEqual({ state: 'PAUSED' });
    expect((await command('requests')).value).toMatchObject({ requests: [] });
  });
});

describe('another domain', { timeout: SLOW }, () => {
  const request = randomUUID();
  const dry = (...more: string[]) =>
    inside(desk, [
      'sign',
      'pause',
      request,
      '--until',
      '2026-02-20T00:00:00Z',
      '--code',
      'INCOME_LOSS',
      '--dry-run',
      ...more,
    ]);
  const other = `0x${'ee'.repeat(32)}`;

  beforeAll(async () => {
    live.pass(11n * DAY);
    await live.index();
    const { cluster: chain } = live;
    const another = await live.createCurve();
    await raised(live, another);
    const place = { seriesKey: another, record: 'hardship_requests', id: request, field: 'ciphertext' };
    const domain = toHex(domainSeparator(live.solana.domain));
    const reason = await sealEnvelope(utf8(JSON.stringify({ text: 'Closed.', files: [] })), { ...place, domain }, [
      recipient,
    ]);
    const { transaction } = await live.act(
      issuer,
      'openHardship',
      'transaction { ... on SolanaTransaction { id kind request { transaction } } }',
      { newId: request, chain, seriesKey: another, attestorKey: key, reason },
    );
    await sendBuilt(live, issuer, live.issuer, transaction as never);
  }, SLOW);

  it.each<[string, string, () => unknown]>([
    ['another genesis hash', 'domain.genesisHash', () => other],
    ['another program', 'domain.program', () => other],
    ['an EVM chain’s id too', 'domain.chainId', () => 10143],
    ['a hub too', 'domain.verifyingContract', () => `0x${'cd'.repeat(20)}`],
    ['no program', 'domain.program', () => null],
    ['another chain’s name', 'chain', () => 'evm:10143'],
    ['another digest', 'digest', () => other],
  ])('is refused where the gateway names %s', async (_, path, by) => {
    lying(path, by as never);
    expect(await dry('--password-file', 'pass')).toMatchObject({ code: 5 });
  });

  it('is refused by the process', async () => {
    lying('domain.program', (() => other) as never);
    const args = ['sign', 'pause', request, '--until', '2026-02-20T00:00:00Z', '--code', 'INCOME_LOSS', '--dry-run'];
    const refused = await command(...args);
    expect(refused).toMatchObject({ code: 5, value: { error: { exitCode: 5, code: expect.any(String) } } });
    expect(refused.stdout).not.toContain(other);
  });

  it.each<[string, string, () => readonly string[], string]>([
    ['another cluster is pinned', 'cluster', () => ['--genesis-hash', DEVNET], '5 DOMAIN_DIFFERS'],
    ['another program is pinned', 'program', () => ['--program', live.program.token], '5 DOMAIN_DIFFERS'],
    ['its own node does not answer', 'node', () => ['--rpc-url', 'http://127.0.0.1:1'], '7 CHAIN_UNAVAILABLE'],
  ])('is refused where %s', async (_, name, change, answer) => {
    const file = `${name}.json`;
    expect((await init(file, change())).code).toBe(0);
    desk.secret(`${name}.session.json`, readFileSync(desk.path('config/income-series/attestor.session.json'), 'utf8'));
    const { code, value } = await dry('--config', file, '--password-file', 'pass');
    expect(`${code} ${(value as { error: { code: string } }).error.code}`).toBe(answer);
  });

  it('is refused by name where mainnet-beta is pinned', async () => {
    const refused = await init('main.json', ['--genesis-hash', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d']);
    expect(refused.value).toMatchObject({ error: { code: 'CHAIN_REFUSED' } });
  });
});
