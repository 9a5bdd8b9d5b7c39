import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeviceSecret, openBackup, type SavedBackup, sealBackup, sealBid } from '../../src/apps/device/index.ts';
import { ERROR_CODES, type ErrorCode } from '../../src/core/errors/codes.ts';
import type { Hex } from '../../src/core/hex.ts';
import { MAX_BACKUPS } from '../../src/domains/auction/index.ts';
import { startTestGateway, type TestGateway } from '../support/gateway.ts';
import { type PersonaName, type Population, personas, populate } from '../support/populate.ts';
import { word } from '../support/population/known.ts';

let gateway: TestGateway;
let population: Population;
const tokens = new Map<PersonaName, string>();

beforeAll(async () => {
  gateway = await startTestGateway({ adminWallets: [personas.admin.wallet.address], logLevel: 'trace' });
  population = await populate(gateway.database.prisma);
  for (const name of ['backerA', 'holderB', 'outsider', 'admin', 'issuerA'] as const)
    tokens.set(name, await gateway.signIn(personas[name].wallet));
});
afterAll(() => gateway?.close());

const SAVE = `mutation ($input: SaveBidBackupInput!) { saveBidBackup(input: $input) {
  ... on SaveBidBackupPayload { bidBackup { id seriesKey window wallet commitment backup savedAt } }
  ... on Refusal { code message detail }
} }`;
const MINE = `query ($key: Bytes32, $first: Int, $after: String) {
  myBidBackups(seriesKey: $key, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { id seriesKey window wallet commitment backup savedAt } }
  }
}`;

interface Saved extends SavedBackup {
  readonly id: string;
  readonly savedAt: string;
}
interface Answered {
  readonly bidBackup?: Saved;
  readonly code?: ErrorCode;
  readonly message?: string;
  readonly detail?: unknown;
}
interface Mine {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly edges: readonly { readonly node: Saved }[];
}

async function save(name: PersonaName, input: object, idempotencyKey = randomUUID()): Promise<Answered> {
  const { data, errors } = await gateway.ask<{ saveBidBackup: Answered }>(
    SAVE,
    { input: { idempotencyKey, ...input } },
    tokens.get(name),
  );
  if (!data?.saveBidBackup) throw new Error(JSON.stringify(errors));
  return data.saveBidBackup;
}
async function mine(name: PersonaName, variables: object = {}): Promise<Mine> {
  const { data } = await gateway.ask<{ myBidBackups: Mine }>(MINE, variables, tokens.get(name));
  return data?.myBidBackups as Mine;
}
const rows = () => gateway.database.prisma.bidBackup.findMany({ orderBy: { id: 'asc' } });

/** A bid as its device made it, and what the device sends of it. */
async function backedUp(name: PersonaName, { seriesKey = population.series.A.key, window = 0 } = {}) {
  const secret = createDeviceSecret();
  const { opening, commitment } = sealBid({ price: 1_234_567n, quantity: 77n, wallet: personas[name].wallet.address });
  const backup = await sealBackup(secret, { seriesKey, window, opening });
  return { secret, opening, input: { seriesKey, window, wallet: opening.wallet, commitment, backup } };
}

describe('a reveal backup at the gateway', () => {
  it('comes back to its owner as it was saved, and opens with the device secret alone', async () => {
    const { secret, opening, input } = await backedUp('backerA', { window: 3 });
    const { bidBackup } = await save('backerA', input);
    expect(bidBackup).toMatchObject(input);
    const { edges } = await mine('backerA', { key: input.seriesKey });
    expect(edges[0]?.node).toEqual(bidBackup);
    expect(await openBackup(secret, edges[0]?.node as Saved)).toEqual(opening);
    await expect(openBackup(createDeviceSecret(), edges[0]?.node as Saved)).rejects.toMatchObject({
      code: 'BACKUP_UNOPENED',
    });
  });

  it('is nobody else’s: not the series’ issuer’s, not an admin’s, not by its id', async () => {
    const { input } = await backedUp('backerA');
    const { bidBackup } = await save('backerA', input);
    const node = `query ($id: ID!) { node(id: $id) { ... on BidBackup { backup } } }`;
    for (const name of ['outsider', 'admin', 'issuerA'] as const) {
      expect(await mine(name)).toMatchObject({ totalCount: 0, edges: [] });
      const { data, errors } = await gateway.ask(node, { id: bidBackup?.id }, tokens.get(name));
      expect([data?.node, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['NOT_FOUND']]);
    }
    const { errors } = await gateway.ask(MINE);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect((await gateway.ask(node, { id: bidBackup?.id }, tokens.get('backerA'))).data?.node).toEqual({
      backup: input.backup,
    });
  });

  it('never changes: the same again is the same row, another for the commitment is refused', async () => {
    const { secret, opening, input } = await backedUp('backerA');
    const key = randomUUID();
    const first = await save('backerA', input, key);
    const before = await rows();
    expect(await save('backerA', input, key)).toEqual(first);
    expect(await save('backerA', input)).toEqual(first);
    const spaced = JSON.stringify(JSON.parse(input.backup), null, 1);
    expect(await save('backerA', { ...input, backup: spaced })).toEqual(first);
    const again = await sealBackup(secret, { ...input, opening });
    expect(again).not.toBe(input.backup);
    for (const other of [{ backup: again }, { window: 1 }, { seriesKey: population.series.B.key }])
      expect(await save('backerA', { ...input, ...other })).toMatchObject({ code: 'CONFLICT', detail: null });
    expect((await save('backerA', { ...input, backup: again }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await rows()).toEqual(before);
  });

  it('is one of two that are saved at once, and the other is refused unless it is the same', async () => {
    const { secret, opening, input } = await backedUp('backerA');
    const other = { ...input, backup: await sealBackup(secret, { ...input, opening }) };
    const asked = [input, input, input, other, other, other];
    const answers = await Promise.all(asked.map((one) => save('backerA', one)));
    const kept = answers.flatMap(({ bidBackup }) => bidBackup ?? []);
    expect(new Set(kept.map(({ id, backup }) => `${id} ${backup}`)).size).toBe(1);
    expect(answers.map(({ code }) => code).filter((code) => code !== undefined)).toEqual(Array(3).fill('CONFLICT'));
  });

  it('is saved for wallets of one’s own: an admin speaks for nobody', async () => {
    const { input } = await backedUp('backerA');
    const before = await rows();
    for (const name of ['outsider', 'admin', 'holderB'] as const)
      expect((await save(name, input)).code).toBe('WALLET_NOT_LINKED');
    const signedOut = await gateway.ask<{ saveBidBackup: Answered }>(SAVE, {
      input: { idempotencyKey: randomUUID(), ...input },
    });
    expect(signedOut.data?.saveBidBackup.code).toBe('UNAUTHENTICATED');
    expect(await rows()).toEqual(before);
  });

  it('may be kept by two accounts for the same commitment: one cannot keep the other from it', async () => {
    const { input } = await backedUp('holderB', { seriesKey: population.series.B.key });
    const squatted = { ...input, wallet: personas.backerA.wallet.address };
    expect((await save('backerA', squatted)).bidBackup).toMatchObject(squatted);
    expect((await save('holderB', input)).bidBackup).toMatchObject(input);
  });

  it('is listed newest first, page by page, by series', async () => {
    const kept: string[] = [];
    for (const seriesKey of [population.series.A.key, population.series.C.key, population.series.A.key]) {
      gateway.clock.advance(1_000);
      const { input } = await backedUp('outsider', { seriesKey });
      kept.unshift((await save('outsider', input)).bidBackup?.id as string);
    }
    const ids = ({ edges }: Mine) => edges.map(({ node }) => node.id);
    const first = await mine('outsider', { first: 2 });
    expect([first.totalCount, ids(first), first.pageInfo.hasNextPage]).toEqual([3, kept.slice(0, 2), true]);
    expect(ids(await mine('outsider', { first: 2, after: first.pageInfo.endCursor }))).toEqual(kept.slice(2));
    expect(ids(await mine('outsider', { key: population.series.C.key }))).toEqual([kept[1]]);
  });

  it('is refused beyond what an account may keep of one series, and not of another', async () => {
    const { input } = await backedUp('issuerA');
    const { accountId } = personas.issuerA;
    const { prisma } = gateway.database;
    const { backup, ...place } = input;
    const row = { ...place, accountId, ciphertext: backup, savedAt: new Date(0) };
    await prisma.bidBackup.createMany({
      data: Array.from({ length: MAX_BACKUPS - 1 }, (_, i) => ({ ...row, commitment: word(i) })),
    });
    expect((await save('issuerA', input)).bidBackup).toMatchObject(input);
    const { input: beyond } = await backedUp('issuerA');
    const full = await rows();
    expect((await save('issuerA', beyond)).code).toBe('CASE_LIMIT');
    expect(await rows()).toEqual(full);
    expect((await save('issuerA', input)).bidBackup).toMatchObject(input);
    const { input: elsewhere } = await backedUp('issuerA', { seriesKey: population.series.B.key });
    expect((await save('issuerA', elsewhere)).bidBackup).toMatchObject(elsewhere);
  });

  it('stays where the index is made anew', async () => {
    const { input } = await backedUp('holderB', { seriesKey: population.series.C.key });
    const { bidBackup } = await save('holderB', input);
    await gateway.database.prisma.series.delete({ where: { key: population.series.C.key } });
    expect((await mine('holderB', { key: population.series.C.key })).edges.map(({ node }) => node)).toContainEqual(
      bidBackup,
    );
    expect((await save('holderB', { ...input, commitment: word(9) })).code).toBe('NOT_FOUND');
  });
});

describe('what is no backup', () => {
  const opened = (salt: Hex) => ({ v: 1, price: '1234567', quantity: '77', salt });

  it.each<[string, ErrorCode, (given: { backup: string; salt: Hex }) => object]>([
    ['the opening in plain', 'BACKUP_INVALID', ({ salt }) => ({ backup: JSON.stringify(opened(salt)) })],
    [
      'a price beside the ciphertext',
      'BACKUP_INVALID',
      ({ backup }) => ({ backup: JSON.stringify({ ...JSON.parse(backup), price: '1234567' }) }),
    ],
    ['words', 'BACKUP_INVALID', () => ({ backup: 'price 1234567 quantity 77' })],
    ['nothing', 'BACKUP_INVALID', () => ({ backup: '' })],
    ['a text without end', 'BACKUP_INVALID', ({ backup }) => ({ backup: backup.padEnd(100_000) })],
    [
      'another version',
      'BACKUP_VERSION',
      ({ backup }) => ({ backup: JSON.stringify({ ...JSON.parse(backup), v: 2 }) }),
    ],
    ['an unknown series', 'NOT_FOUND', () => ({ seriesKey: word(0xdead) })],
    ['a window below 0', 'BAD_INPUT', () => ({ window: -1 })],
  ])('is refused, repeated nowhere and leaves nothing: %s', async (_, code, change) => {
    const { input, opening } = await backedUp('backerA');
    const changed = { ...input, ...change({ backup: input.backup, salt: opening.salt }) };
    const before = await rows();
    const answer = await save('backerA', changed);
    expect(answer).toEqual({ code, message: ERROR_CODES[code], detail: null });
    expect(await rows()).toEqual(before);
    expectUnlogged(['1234567', opening.salt, changed.backup || opening.salt]);
  });

  it('is no text at all', async () => {
    const { input } = await backedUp('backerA');
    for (const backup of [null, 1234567, { price: '1234567' }, ['1234567']]) {
      const { data, errors } = await gateway.ask(
        SAVE,
        { input: { idempotencyKey: randomUUID(), ...input, backup } },
        tokens.get('backerA'),
      );
      expect([data ?? null, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['BAD_INPUT']]);
      expect(JSON.stringify(errors)).not.toContain('1234567');
    }
    expectUnlogged(['1234567']);
  });
});

function expectUnlogged(values: readonly string[]): void {
  const logged = gateway.logs.join('\n');
  for (const value of values) expect(logged).not.toContain(value);
}

it('a backup is in no log, no idempotency record and no audit entry', async () => {
  const { input, opening } = await backedUp('backerA');
  await save('backerA', input);
  const { prisma } = gateway.database;
  const [{ found } = { found: '' }] = await prisma.$queryRaw<{ found: string }[]>`
    SELECT coalesce(string_agg(t, ' '), '') AS found FROM (
      SELECT row_to_json(r)::text AS t FROM idempotency_records r UNION ALL SELECT row_to_json(a)::text FROM audit_log a
    ) AS everything`;
  const { ciphertext, nonce } = JSON.parse(input.backup) as { ciphertext: string; nonce: string };
  for (const part of [ciphertext, nonce, opening.salt, opening.salt.slice(2)]) expect(found).not.toContain(part);
  expect(found).toContain('saveBidBackup');
  expectUnlogged([ciphertext, nonce, opening.salt]);
});
