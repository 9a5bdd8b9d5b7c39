import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { beforeEach, describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { CLUSTER, clusterWallets, knownId, type PersonName, people, personas } from '../../support/personas.ts';
import { curveSeries } from '../../support/populate.ts';
import { startCluster } from '../../support/solana/cluster.ts';
import { recording } from '../engine/support.ts';

// An admin may look at what an account was notified of and mailed, and every look is logged first. Here admins try to look
// without being seen.

const tokens = new Map<PersonName, string>();
const cluster = await forFile(startCluster());
const gateway = await forFile(
  startTestGateway({
    populated: true,
    adminWallets: [personas.admin.wallet.address],
    moreChains: [{ chain: cluster.chain, relayer: null }],
  }),
);
for (const name of ['admin', 'holderA1', 'outsider', 'stakerS'] as const)
  tokens.set(name, await gateway.signIn(people[name].signsIn.wallet, people[name].signsIn.chain));

const ask = (document: string, who: PersonName = 'admin') => gateway.ask(document, {}, tokens.get(who));
const NOTIFICATIONS = [
  'accountNotifications',
  'notification.view',
  'notifications',
  'AccountNotification',
  'Notification',
] as const;
const LOOKS = [
  [...NOTIFICATIONS, 'holderA1', knownId(0x33, 2)],
  ['accountEmails', 'email.view', 'email_outbox', 'AccountEmail', 'Email', 'holderA1', knownId(0x33, 102)],
  // Of the other chain, to who has no wallet of the first.
  [...NOTIFICATIONS, 'stakerS', knownId(0x33, 8)],
] as const;

describe.each(LOOKS)('%s', (field, action, table, type, ownType, of, id) => {
  const { accountId } = people[of];
  let before = 0;
  const lines = () => gateway.database.prisma.auditEntry.findMany({ where: { action }, orderBy: { id: 'asc' } });
  const written = async () => (await lines()).slice(before).map(({ actorId, target }) => [actorId, target]);
  const line = (target: string) => [personas.admin.accountId, target];
  beforeEach(async () => {
    before = (await lines()).length;
  });

  it('is written down for each of its aliases, whatever is asked of it', async () => {
    const { data } = await ask(`{ a: ${field}(accountId: "${accountId}") { edges { node { id } } }
      b: ${field}(accountId: "${personas.backerA.accountId}") { totalCount }
      c: ${field}(accountId: "${personas.issuerA.accountId}", first: 0) { pageInfo { hasNextPage } }
      d: ${field}(accountId: "${personas.issuerB.accountId}") { __typename } }`);
    expect(JSON.stringify(data?.a)).toContain(encodeGlobalID(type, id));
    const asked = [accountId, ...(['backerA', 'issuerA', 'issuerB'] as const).map((name) => personas[name].accountId)];
    expect((await written()).sort()).toEqual(asked.map(line).sort());
  });

  it('is written down where another part of the request fails, which leaves the rest of the answer', async () => {
    const { data, errors } = await ask(`{ a: ${field}(accountId: "${accountId}") { edges { node { id } } }
      b: ${field}(accountId: "${accountId}", after: "AAAA") { totalCount } }`);
    expect([data?.b, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['CURSOR_INVALID']]);
    expect(JSON.stringify(data?.a)).toContain(encodeGlobalID(type, id));
    expect(await written()).toEqual([line(accountId)]);
  });

  it('reads nothing before the line is committed', async () => {
    const { statements } = await recording(() => ask(`{ ${field}(accountId: "${accountId}") { totalCount } }`));
    const at = (part: RegExp) => statements.findIndex((text) => part.test(text));
    const [audited, read] = [at(/insert into .*audit_log/i), at(new RegExp(`from .*${table}`, 'i'))];
    expect(audited).toBeGreaterThan(-1);
    expect(read).toBeGreaterThan(audited);
    expect(statements.slice(audited, read).some((text) => /^commit/i.test(text))).toBe(true);
  });

  it('answers nothing where the line cannot be written', async () => {
    const { prisma } = gateway.database;
    await prisma.$executeRawUnsafe(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no room'; END $$`);
    await prisma.$executeRawUnsafe(
      'CREATE TRIGGER full_disk BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION full_disk()',
    );
    const { data, errors } = await ask(`{ ${field}(accountId: "${accountId}") { totalCount edges { node { id } } } }`);
    await prisma.$executeRawUnsafe('DROP TRIGGER full_disk ON audit_log');
    await prisma.$executeRawUnsafe('DROP FUNCTION full_disk');
    expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([{ [field]: null }, ['INTERNAL']]);
    expect(await written()).toEqual([]);
  });

  it('is neither put off nor streamed past the line; one that is asked for by GET is written down', async () => {
    const put = `{ ... @defer { ${field}(accountId: "${accountId}") { totalCount } } }`;
    const streamed = `{ ${field}(accountId: "${accountId}") { edges @stream { node { id } } } }`;
    for (const document of [put, streamed]) {
      const { data, errors } = await ask(document);
      expect([data ?? null, errors?.length]).toEqual([null, 1]);
    }
    expect(await written()).toEqual([]);
    const query = encodeURIComponent(`{ ${field}(accountId: "${accountId}") { totalCount } }`);
    const headers = { authorization: `Bearer ${tokens.get('admin')}`, accept: 'application/json' };
    const got = (await (await gateway.request(`/graphql?query=${query}`, { headers })).json()) as { data: object };
    expect(got.data).toHaveProperty(field);
    expect(await written()).toEqual([line(accountId)]);
  });

  it('is the only way: no id, explanation or relation leads there unseen', async () => {
    const absent = randomUUID();
    for (const name of [type, ownType]) {
      const node = (key: string) => Buffer.from(`${name}:${key}`).toString('base64');
      const unseen = (key: string) =>
        ask(`{ node(id: "${node(key)}") { __typename id }
        a: explainAccess(id: "${key}", coordinate: "${name}.id") { allowed }
        b: explainAccess(id: "${node(key)}", coordinate: "${name}.id") { allowed } }`);
      const [there, none] = [await unseen(id), await unseen(absent)];
      expect(there.errors?.map(({ extensions }) => extensions.code)).toEqual(Array(3).fill('NOT_FOUND'));
      expect(there).toEqual(none);
    }
    const own = { accountNotifications: 'myNotifications', accountEmails: 'myEmails' }[field];
    expect(JSON.stringify(await ask(`{ ${own} { edges { node { id } } } }`))).not.toContain(
      Buffer.from(`${ownType}:${id}`).toString('base64'),
    );
    expect(await written()).toEqual([]);
  });

  it('is shut to everybody else, for an account that is there as for none, their own included', async () => {
    const asked = (account: string) => ask(`{ ${field}(accountId: "${account}") { totalCount } }`, of);
    const answers = [await asked(accountId), await asked(personas.backerA.accountId), await asked(randomUUID())];
    for (const answer of answers) {
      expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      expect(answer).toEqual(answers[0]);
    }
    expect(await written()).toEqual([]);
  });
});

describe('curvePosition', () => {
  const asked = `{ curvePosition(seriesKey: "${curveSeries.key}", chain: "${CLUSTER}", wallet: "${clusterWallets.stakerS.address}") {
    wallet verified } }`;
  const written = () =>
    gateway.database.prisma.$queryRaw<{ count: bigint }[]>`
      SELECT (SELECT count(*) FROM audit_log) + (SELECT count(*) FROM terms_access_log) AS count`;

  it('is read by admins for any wallet: nothing is stored of it, and so nothing is written down', async () => {
    const before = await written();
    const { result, statements } = await recording(() => ask(asked));
    expect(result.data?.curvePosition).toEqual({ wallet: clusterWallets.stakerS.address, verified: true });
    expect(statements.filter((text) => /^(insert|update|delete)/i.test(text))).toEqual([]);
    expect(await written()).toEqual(before);
  });

  it('is null for who linked another wallet, or none', async () => {
    for (const who of ['holderA1', 'outsider'] as const)
      expect((await ask(asked, who)).data).toEqual({ curvePosition: null });
  });
});
