import { randomUUID } from 'node:crypto';
import { createGateway } from '@income-series/client';
import { POSITION_HEADER } from '@income-series/protocol/position';
import { createCursorSeal } from 'field-access/lists';
import { describe, expect, it } from 'vitest';
import { recording } from '../../../scripts/advise/recording.ts';
import { createWrittenPositions } from '../../../src/apps/gateway/operations/written-positions.ts';
import { eventually } from '../../support/eventually.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import type { Answer } from '../../support/gateway.ts';
import {
  newWallet,
  SIGN_IN_NONCE,
  startTestGateway,
  TEST_CHAIN,
  TEST_KEYS,
  type TestGateway,
} from '../../support/gateway.ts';
import { personas, populate } from '../../support/populate.ts';
import { type ReplicatedGateway, startReplicatedDatabase, startReplicatedGateway } from '../../support/replicated.ts';

// What somebody reads from standbys is as new as its class says.

const T1 = '1'.repeat(32);

const start = () => startReplicatedGateway(replicated, { adminWallets: [personas.admin.wallet.address] });

const replicated = await forFile(startReplicatedDatabase());
const population = await populate(replicated.database.prisma);
const gateway = await forFile(start());
await gateway.usable(2);

/** What is answered at once after a change that no standby has; and then by resolvers. */
async function atOnceAfter(text: string, token: string, change: () => Promise<unknown>, to = gateway): Promise<Answer> {
  await to.byStandby(text, token);
  return replicated.withoutReplay(async () => {
    await change();
    to.reads.length = 0;
    const answer = await to.ask(text, {}, token);
    expect(to.reads.length).toBeGreaterThan(0);
    expect(to.reads).not.toContain(null);
    const resolved = await to.ask(`${text} # by resolvers, ${randomUUID()}`, {}, token);
    expect(answer).toEqual(resolved);
    return answer;
  });
}

const codesOf = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code);
const SIGN_OUT = 'mutation ($input: SignOutEverywhereInput!) { signOutEverywhere(input: $input) { __typename } }';
const GRANTED = '{ seriesList(first: 50) { nodes { key accruedTotal } } }';

const grantedIn = ({ data }: Answer) =>
  ((data?.seriesList?.nodes ?? []) as { key: string; accruedTotal: unknown }[])
    .filter(({ accruedTotal }) => accruedTotal !== null)
    .map(({ key }) => key);

describe('a read of somebody who is signed in', () => {
  it('is answered by a standby, after one statement of the primary', async () => {
    const text = '{ myPositions(first: 5) { nodes { id units } } }';
    const token = await gateway.signIn(personas.holderA1.wallet);
    const { answer, names } = await gateway.byStandby(text, token);
    expect(names).toEqual(['primary', 'read']);
    expect(answer).toEqual(await gateway.ask(`${text} # by resolvers`, {}, token));
  });

  it('is refused at once after it signed out everywhere', async () => {
    const token = await gateway.signIn(newWallet());
    const answer = await atOnceAfter('{ ended: myPositions(first: 1) { nodes { id } } }', token, async () => {
      const { data } = await gateway.ask(SIGN_OUT, { input: { idempotencyKey: randomUUID() } }, token);
      expect(data?.signOutEverywhere?.__typename).toBe('SignOutPayload');
    });
    expect(codesOf(answer)).toEqual(['SESSION_INVALID']);
    expect(answer.data).toBeUndefined();
  });

  it('is denied a field at once where its last unit is gone', async () => {
    const { prisma } = replicated.database;
    const { wallet } = personas.holderB;
    const token = await gateway.signIn(wallet);
    const where = { holder: wallet.address };
    const units = await prisma.position.findMany({ where });
    const text = `${GRANTED} # units`;
    const { key } = population.series.B;
    expect(grantedIn((await gateway.byStandby(text, token)).answer)).toContain(key);
    const answer = await atOnceAfter(text, token, () => prisma.position.updateMany({ where, data: { units: 0n } }));
    expect(grantedIn(answer)).not.toContain(key);
    for (const one of units)
      await prisma.position.update({ where: { chain_id: { chain: one.chain, id: one.id } }, data: one });
  });

  it.each(['issuerA', 'admin'] as const)(
    'is denied a field at once where the wallet of %s is another’s',
    async (who) => {
      const { accountWallet } = replicated.database.prisma;
      const token = await gateway.signIn(personas[who].wallet);
      const { id } = await accountWallet.findFirstOrThrow({ where: { address: personas[who].wallet.address } });
      const moveTo = (accountId: string) => accountWallet.update({ where: { id }, data: { accountId } });
      const text = `${GRANTED} # wallet of ${who}`;
      expect(grantedIn((await gateway.byStandby(text, token)).answer)).toContain(population.series.A.key);
      const answer = await atOnceAfter(text, token, () => moveTo(personas.outsider.accountId));
      expect(grantedIn(answer)).toEqual([]);
      expect(grantedIn(await atOnceAfter(text, token, () => moveTo(personas[who].accountId)))).not.toEqual([]);
    },
  );

  it('reads at once what another gateway wrote', async () => {
    const text = '{ viewer { account { id displayName } } }';
    const other = await forTest(start());
    const token = await other.signIn(personas.outsider.wallet);
    const answer = await atOnceAfter(text, token, async () => {
      expect(await other.mutate('updateProfile', { displayName: 'Another name' }, { token })).toEqual({});
    });
    expect(JSON.stringify(answer.data)).toContain('Another name');
  });

  it('is the newest while a standby stops and goes on replaying', async () => {
    const text = '{ viewer { account { id displayName } } } # lagging';
    const { prisma } = replicated.database;
    const { accountId: id, wallet } = personas.holderA2;
    const token = await gateway.signIn(wallet);
    await gateway.byStandby(text, token);
    const [first, second] = replicated.replication.standbys;
    gateway.reads.length = 0;
    for (let i = 0; i < 40; i++) {
      if (i % 8 === 0) await first.pauseReplay();
      if (i % 8 === 2) await second.pauseReplay();
      if (i % 8 === 5) await Promise.all([first.resumeReplay(), second.resumeReplay()]);
      await prisma.account.update({ where: { id }, data: { displayName: `Name ${i}` } });
      const { data } = await gateway.ask(text, {}, token);
      expect(data).toMatchObject({ viewer: { account: { displayName: `Name ${i}` } } });
    }
    await Promise.all([first.resumeReplay(), second.resumeReplay()]);
    expect(gateway.reads).toHaveLength(40);
  });
});

describe('a read of nobody', () => {
  const LIST = '{ seriesList(first: 50) { nodes { key amendmentNonce } } }';
  const A = () => population.series.A.key;
  const nonceIn = ({ data }: Answer) =>
    ((data?.seriesList?.nodes ?? []) as { key: string; amendmentNonce: unknown }[]).find(({ key }) => key === A())
      ?.amendmentNonce;
  const write = (amendmentNonce: number) =>
    replicated.database.prisma.series.updateMany({ where: { key: A() }, data: { amendmentNonce } });

  async function askWith(text: string, written: string, to: ReplicatedGateway = gateway) {
    to.reads.length = 0;
    const headers = { 'content-type': 'application/json', [POSITION_HEADER]: written };
    const response = await to.request('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: text }) });
    return { answer: (await response.json()) as Answer, reads: [...to.reads] };
  }

  /** What an answer to a mutation says of its position. */
  async function writtenBy(to: TestGateway): Promise<string | null> {
    const input = { address: newWallet().address, chain: TEST_CHAIN };
    const body = JSON.stringify({ query: SIGN_IN_NONCE, variables: { input } });
    const response = await to.post(body);
    expect(response.status).toBe(200);
    return response.headers.get(POSITION_HEADER);
  }

  it('of what everybody reads is answered by a standby alone', async () => {
    await eventually(async () => expect((await gateway.byStandby(LIST)).names).toEqual(['read']));
  });

  it('of a field that is not everybody’s is answered by the primary', async () => {
    for (let i = 0; i < 3; i++) await gateway.ask(GRANTED);
    gateway.reads.length = 0;
    const { result, statements } = await recording(() => gateway.ask(GRANTED));
    expect(gateway.reads).toEqual([]);
    expect(statements.filter(({ name }) => name?.startsWith('read_'))).toHaveLength(1);
    expect(codesOf(result)).toEqual(['FORBIDDEN']);
  });

  it('has what was written a second before it was asked', async () => {
    await gateway.byStandby(LIST);
    await replicated.withoutReplay(async () => {
      await write(77);
      const writtenAt = performance.now();
      for (let askedAt = writtenAt; askedAt - writtenAt < 1_200; ) {
        askedAt = performance.now();
        const found = nonceIn(await gateway.ask(LIST));
        if (askedAt - writtenAt >= 1_000) expect(found).toBe('77');
      }
    });
  });

  it('has what its own mutation was answered after', async () => {
    for (let i = 80; i < 90; i++) {
      await gateway.byStandby(LIST);
      await replicated.withoutReplay(async () => {
        await write(i);
        const written = await writtenBy(gateway);
        const { answer, reads } = await askWith(LIST, String(written));
        expect(nonceIn(answer)).toBe(`${i}`);
        expect(reads).not.toContain(null);
      });
      await eventually(async () => {
        const { answer, reads } = await askWith(LIST, String(await writtenBy(gateway)));
        expect(nonceIn(answer)).toBe(`${i}`);
        expect(reads).toEqual([null]);
      });
    }
  });

  it('is answered by the primary where it says a position that is none', async () => {
    await gateway.byStandby(LIST);
    const seal = createWrittenPositions(createCursorSeal(TEST_KEYS.cursorKeys));
    const foreign = createWrittenPositions(createCursorSeal([new Uint8Array(32).fill(9)]));
    const cursor = createCursorSeal(TEST_KEYS.cursorKeys).seal('Query.seriesList', ['00000001', '0000000000000001']);
    const unusable = ['', 'no token', 'x'.repeat(4_000), cursor, foreign.seal({ timeline: T1, lsn: 1n })];
    for (const written of [...unusable, seal.seal({ timeline: '9'.repeat(32), lsn: 1n })]) {
      await gateway.byStandby(LIST);
      const { answer, reads } = await askWith(LIST, written);
      expect(answer.errors).toBeUndefined();
      expect(reads, written.slice(0, 20)).not.toContain(null);
    }
    const position = await gateway.standbys.position();
    const known = seal.seal({ timeline: String(position?.timeline), lsn: 1n });
    await eventually(async () => expect((await askWith(LIST, known)).reads).toEqual([null]));
  });

  it('cannot see from its positions whether others write', async () => {
    const seal = createWrittenPositions(createCursorSeal(TEST_KEYS.cursorKeys));
    const [one, other] = [await writtenBy(gateway), await writtenBy(gateway)];
    expect(one).toHaveLength(String(other).length);
    const same = { timeline: T1, lsn: 1n };
    expect(seal.seal(same)).not.toBe(seal.seal(same));
    expect(seal.seal(same)).toHaveLength(seal.seal({ timeline: '9'.repeat(32), lsn: 2n ** 64n - 1n }).length);
    expect(seal.open(seal.seal({ timeline: T1, lsn: 2n ** 64n - 1n }))).toEqual({ timeline: T1, lsn: 2n ** 64n - 1n });
  });

  it('gets no position where there are no standbys', async () => {
    const alone = await forTest(startTestGateway({ database: replicated.own() }));
    expect(await writtenBy(alone)).toBeNull();
  });

  it('says it by itself with the client package', async () => {
    const sent: (string | null)[] = [];
    const client = createGateway({
      url: gateway.url,
      fetch: (to, init) => {
        sent.push(new Headers(init?.headers).get(POSITION_HEADER));
        return fetch(to, init);
      },
    });
    await client.answer(SIGN_IN_NONCE as never, { input: { address: newWallet().address, chain: TEST_CHAIN } });
    await client.answer(LIST as never, {});
    expect(sent).toEqual([null, expect.stringMatching(/^[\w-]{60,}$/)]);
  });
});
