import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { declarationsOf } from 'field-access/lens';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { TARGET_TYPES } from '../../../src/domains/operations/graphql/audit-targets.ts';
import { projectPath } from '../../../src/project.ts';
import { recording } from '../../access/engine/support.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, type TestWallet } from '../../support/gateway.ts';

// Who acted, in the audit log: people of several countries who ended their sessions.

const admin = newWallet();
const COUNTRIES = ['DE', 'FR', 'PT', 'ES', 'IT', 'SE', 'FI', 'PL', 'NL', 'BE', 'AT', 'IE'] as const;
const gateway = await forFile(startTestGateway({ adminWallets: [admin.address] }));
for (const country of COUNTRIES) await leave(newWallet(), country);

/** Somebody of a country and a name signs in and out, which the audit log says. */
async function leave(wallet: TestWallet, country: string): Promise<string> {
  const token = await gateway.signIn(wallet);
  const { prisma } = gateway.database;
  const { accountId } = await prisma.accountWallet.findFirstOrThrow({ where: { address: wallet.address } });
  const person = { displayName: `Person of ${country}`, country, email: `${country}@example.test` };
  await prisma.account.update({ where: { id: accountId }, data: person });
  expect(await gateway.mutate('signOutEverywhere', {}, { token })).toEqual({});
  return accountId;
}

interface Line {
  readonly actorId: string | null;
  readonly targetId: string | null;
  readonly actor: { readonly id: string; readonly displayName: string } | null;
}
const lines = async (first: number, fields = 'id displayName country', more = '') => {
  const document = `{ auditLog(first: ${first}, action: SESSION_SIGN_OUT_EVERYWHERE${more}) { nodes { actorId targetId actor { ${fields} } } } }`;
  const token = await gateway.signIn(admin);
  const { result, statements } = await recording(() => gateway.ask(document, {}, token));
  const { nodes } = (result.data?.auditLog ?? { nodes: [] }) as unknown as { readonly nodes: readonly Line[] };
  return { nodes, statements, codes: (result.errors ?? []).map(({ extensions }) => extensions.code) };
};

it('shows an admin the account that acted, with what an admin reads of an account', async () => {
  const { nodes, codes } = await lines(COUNTRIES.length);
  expect(codes).toEqual([]);
  expect(nodes.map(({ actor }) => actor)).toEqual(
    COUNTRIES.toReversed().map((country, i) => ({
      id: nodes[i]?.actorId,
      displayName: `Person of ${country}`,
      country,
    })),
  );
});

it('leads to the record of each act by an id that admins may read', async () => {
  const { nodes } = await lines(COUNTRIES.length);
  expect(nodes.map(({ targetId }) => targetId)).toEqual(nodes.map(({ actorId }) => actorId));
  const { rows } = declarationsOf(buildSchema(readFileSync(projectPath('schema.graphql'), 'utf8')));
  const types = Object.values(TARGET_TYPES).filter((type) => type !== null);
  expect(types.filter((type) => !rows.get(type)?.includes('ADMIN'))).toEqual([]);
});

it('shows of an account nothing that is its owner’s alone', async () => {
  const { nodes, codes } = await lines(2, 'email wallets { address }');
  expect(nodes.map(({ actor }) => actor)).toEqual([null, null].map(() => ({ email: null, wallets: null })));
  expect(new Set(codes)).toEqual(new Set(['FORBIDDEN']));
});

it('is null of the service itself, and of an account that is gone', async () => {
  const { prisma } = gateway.database;
  const line = (actorId: string | null) => ({ actorId, action: 'wallet.link', target: 'none', codes: {} });
  for (const actorId of [null, randomUUID()]) await prisma.auditEntry.create({ data: line(actorId) });
  const token = await gateway.signIn(admin);
  const { data, errors } = await gateway.ask(
    '{ auditLog(action: WALLET_LINK) { nodes { actorId actor { displayName } } } }',
    {},
    token,
  );
  expect(errors).toBeUndefined();
  expect(data?.auditLog).toEqual({
    nodes: [
      { actorId: expect.any(String), actor: null },
      { actorId: null, actor: null },
    ],
  });
});

it('takes as many statements for many lines as for two', async () => {
  await lines(2);
  const [few, many] = [await lines(2), await lines(COUNTRIES.length)];
  expect([few.nodes.length, many.nodes.length]).toEqual([2, COUNTRIES.length]);
  expect(many.statements.length).toBe(few.statements.length);
});

it('is no way to an account for anybody else', async () => {
  const token = await gateway.signIn(newWallet());
  const { data, errors } = await gateway.ask('{ auditLog { nodes { actor { displayName } } } }', {}, token);
  expect([data?.auditLog ?? null, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ['FORBIDDEN']]);
});
