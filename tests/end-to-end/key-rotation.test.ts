import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { runReseal } from '../../src/apps/vault-reseal/run.ts';
import { createVault } from '../../src/core/vault/index.ts';
import { modules } from '../../src/modules.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';
import { startTestGateway, TEST_KEYS, type TestGateway, type TestKeys } from '../support/gateway.ts';
import { type Persona, personas } from '../support/populate.ts';

// The drill of docs/operations.md: gateways that run next to each other on one database, each one step further.

const NEW = {
  sessionKeys: { id: 'new', secret: new Uint8Array(32).fill(11) },
  vaultKeys: { id: 'new', secret: new Uint8Array(32).fill(12) },
  cursorKeys: new Uint8Array(32).fill(13),
};
const each = (list: <T>(old: T, fresh: T) => readonly T[]): TestKeys => ({
  sessionKeys: TEST_KEYS.sessionKeys.flatMap((old) => list(old, NEW.sessionKeys)),
  vaultKeys: TEST_KEYS.vaultKeys.flatMap((old) => list(old, NEW.vaultKeys)),
  cursorKeys: TEST_KEYS.cursorKeys.flatMap((old) => list(old, NEW.cursorKeys)),
});
const STAGES = {
  before: TEST_KEYS,
  announced: each((old, fresh) => [old, fresh]),
  turned: each((old, fresh) => [fresh, old]),
  after: each((_, fresh) => [fresh]),
};
type Stage = keyof typeof STAGES;
const ACCEPTS_BOTH = ['announced', 'turned'] as const;

const sealed = modules.flatMap((module) => module.sealed ?? []);

const database = await forFile(createTestDatabase({ populated: true }));
const started = Object.entries(STAGES).map(
  async ([name, keys]) => [name, await startTestGateway({ database, keys })] as const,
);
const at = Object.fromEntries(await Promise.all(started)) as Record<Stage, TestGateway>;
afterAll(async () => {
  await Promise.all(Object.values(at).map((gateway) => gateway.close()));
});

const codesOf = ({ errors = [] }: { errors?: readonly { extensions: { code: string } }[] | undefined }) =>
  errors.map(({ extensions }) => extensions.code);
const enter = (gateway: TestGateway, { wallet }: Persona) => gateway.signIn(wallet);

describe('a session key that is changed', () => {
  const whose = async (stage: Stage, token: string) => {
    const answer = await at[stage].ask('{ viewer { account { id } } }', {}, token);
    const id = (answer.data?.viewer as { account: { id: string } } | null)?.account.id;
    return id === undefined ? codesOf(answer) : Buffer.from(id, 'base64').toString().replace('Account:', '');
  };

  it('ends no session while both keys are configured, whichever gateway began it', async () => {
    const { issuerA } = personas;
    for (const began of ['before', 'announced', 'turned', 'after'] as const) {
      const token = await enter(at[began], issuerA);
      for (const stage of ACCEPTS_BOTH) expect(await whose(stage, token), `${began}, ${stage}`).toBe(issuerA.accountId);
    }
  });

  it('ends those of the old key once it is removed, and signs with the new one', async () => {
    const [old, fresh] = [await enter(at.before, personas.issuerA), await enter(at.turned, personas.issuerA)];
    expect(await whose('after', old)).toEqual(['SESSION_INVALID']);
    expect(await whose('after', fresh)).toBe(personas.issuerA.accountId);
  });
});

describe('a cursor key that is changed', () => {
  const PAGE = 'query ($after: String) { seriesList(first: 1, after: $after) { edges { cursor node { key } } } }';
  interface Page {
    readonly seriesList: {
      readonly edges: readonly { readonly cursor: string; readonly node: { readonly key: string } }[];
    };
  }
  const page = async (stage: Stage, after: string | null) => {
    const answer = await at[stage].ask<Page>(PAGE, { after });
    return { edge: answer.data?.seriesList?.edges[0], codes: codesOf(answer) };
  };

  it('goes on with the lists that clients are reading, and with none of the old key once it is removed', async () => {
    const { edge: first } = await page('before', null);
    const { edge: second } = await page('before', String(first?.cursor));
    expect(second?.node.key).not.toBe(first?.node.key);
    for (const stage of ACCEPTS_BOTH) {
      const { edge } = await page(stage, String(first?.cursor));
      expect(edge?.node.key, stage).toBe(second?.node.key);
    }
    const { edge: turned } = await page('turned', null);
    expect((await page('announced', String(turned?.cursor))).edge?.node.key).toBe(second?.node.key);
    expect((await page('after', String(turned?.cursor))).edge?.node.key).toBe(second?.node.key);
    expect((await page('after', String(first?.cursor))).codes).toEqual(['CURSOR_INVALID']);
  });

  it('answers a repeated mutation as before, and runs it no second time', async () => {
    const token = await enter(at.turned, personas.outsider);
    const input = { idempotencyKey: randomUUID(), kind: 'PAYROLL' };
    const added = (stage: Stage, token: string) => at[stage].mutate('addIncomeSource', input, { token });
    const first = await added('before', await enter(at.before, personas.outsider));
    expect(first).toEqual({});
    for (const stage of ACCEPTS_BOTH) expect(await added(stage, token), stage).toEqual(first);
    expect(await database.prisma.incomeSource.count({ where: { accountId: personas.outsider.accountId } })).toBe(1);
    expect(await added('after', token)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('a vault key that is changed', () => {
  const THETA = '{ seriesList(first: 50) { edges { node { key terms { theta } } } } }';
  interface Series {
    readonly seriesList: {
      readonly edges: readonly {
        readonly node: { readonly key: string; readonly terms: { readonly theta: string | null } | null };
      }[];
    };
  }
  const thetas = async (stage: Stage) => {
    const answer = await at[stage].ask<Series>(THETA, {}, await enter(at[stage], personas.issuerB));
    const edges = answer.data?.seriesList?.edges ?? [];
    const opened = edges.flatMap(({ node }) => (node.terms?.theta ? [[node.key, node.terms.theta]] : []));
    return { opened, codes: [...new Set(codesOf(answer))].filter((code) => code.startsWith('VAULT')) };
  };
  const reseal = async (keys: TestKeys, check = false) => {
    const said: string[] = [];
    const parts = { db: database.prisma, vault: createVault(keys.vaultKeys), batch: 2 };
    const done = await runReseal(parts, sealed, { check, say: (line) => void said.push(line) });
    return { done, said };
  };

  it('opens what either key sealed, is done once no row is under the old one, and then opens everything', async () => {
    const { opened } = await thetas('turned');
    expect(opened.length).toBeGreaterThan(1);
    expect(await thetas('announced')).toEqual({ opened, codes: [] });
    expect(await thetas('after')).toEqual({ opened: [], codes: ['VAULT_KEY_UNKNOWN'] });

    expect(await reseal(STAGES.turned, true)).toMatchObject({ done: false });
    const { done, said } = await reseal(STAGES.turned);
    expect([done, said.at(-1)]).toEqual([true, 'Key new has sealed everything.']);
    for (const { table } of sealed) expect(said.filter((line) => line.startsWith(`${table}: new `))).toHaveLength(1);
    expect(said.join('\n')).not.toMatch(/test \d/);

    for (const stage of ['announced', 'turned', 'after'] as const)
      expect(await thetas(stage), stage).toEqual({ opened, codes: [] });
    expect(await thetas('before')).toEqual({ opened: [], codes: ['VAULT_KEY_UNKNOWN'] });
  });
});
