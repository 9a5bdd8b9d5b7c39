import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { testVault } from '../../support/vault.ts';
import { type Answered, applicationsOf, type Person } from './support.ts';

const clock = createTestClock();
const adminWallet = newWallet();
/** In every note that is refused, or kept: nothing else repeats it. */
const SECRET = 'kestrel-9402';

const gateway = await forFile(startTestGateway({ clock, adminWallets: [adminWallet.address], logLevel: 'trace' }));
const { approved, auditOf, claim, decide, leavesAlone, mutate, person, preview, rowOf, started, submitted } =
  applicationsOf(gateway);
const admin = await person(adminWallet);

interface Read {
  readonly notes: readonly { readonly author: string; readonly writtenAt: string; readonly text: string }[] | null;
}
const read = async (who: Person | undefined, id: string) => {
  const { data, errors } = await gateway.ask<{ application: Read | null }>(
    `{ application(id: "${id}") { notes { author writtenAt text } } }`,
    {},
    who?.token,
  );
  return { notes: data?.application?.notes, codes: errors?.map(({ extensions }) => extensions.code) };
};
const write = (who: Person | undefined, id: string, text: string, idempotencyKey = randomUUID()): Promise<Answered> =>
  mutate(who?.token, 'writeApplicationNote', { id, text }, { idempotencyKey });

describe('notes', () => {
  it('are written by the owner and by admins, and read by both in their order', async () => {
    const owner = await person();
    const id = await submitted(owner);
    expect(await read(owner, id)).toEqual({ notes: [], codes: undefined });
    const texts = [`${SECRET} Ωμέγα 🙂`, 'line\nline\t"\\', '<b>&amp;</b>'];
    const first = clock.now().toISOString();
    expect((await write(owner, id, texts[0] as string)).application).toMatchObject({ state: 'SUBMITTED', version: 3 });
    clock.advance(1_000);
    await write(admin, id, texts[1] as string);
    await write(owner, id, texts[2] as string);
    const at = clock.now().toISOString();
    const notes = [
      { author: 'OWNER', writtenAt: first, text: texts[0] },
      { author: 'ADMIN', writtenAt: at, text: texts[1] },
      { author: 'OWNER', writtenAt: at, text: texts[2] },
    ];
    expect((await read(owner, id)).notes).toEqual(notes);
    expect((await read(admin, id)).notes).toEqual(notes);
    const row = await rowOf(id);
    expect(row.keyId).toBe(testVault().keyId);
    expect(Buffer.from(row.notesEncrypted as Uint8Array).toString('latin1')).not.toContain(SECRET);
  });

  it('are logged where an admin reads them, each application before it is answered, and not where their owner does', async () => {
    const owner = await person();
    const ids = [await started(owner), await started(owner, { persona: 'BACKER', incomeSourceKinds: [] })];
    for (const id of ids) await write(owner, id, SECRET);
    await read(owner, ids[0] as string);
    for (const id of ids) expect(await auditOf(id)).toEqual([]);
    const list = '{ applications(first: 2) { nodes { notes { text } } } }';
    const { data } = await gateway.ask(list, {}, admin.token);
    expect(data?.applications).toEqual({ nodes: [{ notes: [{ text: SECRET }] }, { notes: [{ text: SECRET }] }] });
    const line = [admin.accountId, 'application.read-notes', {}];
    for (const id of ids) expect(await auditOf(id)).toEqual([line]);
    await gateway.ask('{ applications(first: 2) { nodes { state } } }', {}, admin.token);
    await write(admin, ids[0] as string, 'Thank you.');
    for (const id of ids) expect(await auditOf(id)).toContainEqual(line);
    expect((await auditOf(ids[0] as string)).map(([, action]) => action)).toEqual([
      'application.read-notes',
      'application.write-note',
    ]);
  });

  it('and the mails of an account are logged once where resolvers answer after a statement', async () => {
    const owner = await person();
    const id = await started(owner);
    await write(owner, id, SECRET);
    const accountId = encodeGlobalID('Account', owner.accountId);
    const document = `{
      application(id: "${id}") { notes { text } }
      applicationNotes: accountEmails(accountId: "${accountId}") { nodes { state } }
      accountDeletionPreview { records { table } }
    }`;
    const ask = async () => (await gateway.ask(document, {}, admin.token)).data;
    const lines = async () => {
      const logged = [...(await auditOf(id)), ...(await auditOf(owner.accountId))];
      return logged.map(([, action]) => action).filter((action) => /read-notes|email/.test(String(action)));
    };
    const one = ['application.read-notes', 'email.view'];
    expect(await ask()).toMatchObject({ application: { notes: [{ text: SECRET }] } });
    expect(await lines()).toEqual(one);
    const { prisma } = gateway.database;
    await prisma.$executeRaw`ALTER TABLE bid_backups RENAME TO away`; // of which the preview alone has rows
    try {
      expect(await ask()).toBeNull();
    } finally {
      await prisma.$executeRaw`ALTER TABLE away RENAME TO bid_backups`;
    }
    await expect.poll(lines).toEqual([...one, ...one].sort()); // a read that the answer did not wait for may still be logging
  });

  it('are not opened where their read cannot be logged', async () => {
    const owner = await person();
    const id = await started(owner);
    await write(owner, id, SECRET);
    const { prisma } = gateway.database;
    await prisma.$executeRaw`
      CREATE FUNCTION no_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no log'; END $$`;
    await prisma.$executeRaw`
      CREATE TRIGGER no_log BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION no_log()`;
    try {
      expect((await read(admin, id)).notes).toBeNull();
      expect((await read(owner, id)).notes).toHaveLength(1);
    } finally {
      await prisma.$executeRaw`DROP FUNCTION no_log CASCADE`;
    }
    expect((await read(admin, id)).notes).toHaveLength(1);
  });

  it.each([
    ['with a NUL', `${SECRET}\u0000`],
    ['of 100 KB', SECRET.padEnd(100_000, 'x')],
    ['of 4,001 characters', SECRET.padEnd(4_001, '🙂')],
    ['with half of a pair', `${SECRET}\ud800`],
    ['of spaces', ' \n '],
  ])('%s are refused, without a trace', async (_, text) => {
    const owner = await person();
    const id = await started(owner);
    await write(owner, id, 'kept');
    const before = await gateway.database.prisma.idempotencyRecord.count();
    await leavesAlone(id, async () => {
      const refused = await write(owner, id, text);
      expect(refused).toEqual({ code: 'BAD_INPUT', path: ['input', 'text'] });
      expect(JSON.stringify(refused)).not.toContain(SECRET);
    });
    expect(await gateway.database.prisma.idempotencyRecord.count()).toBe(before);
    expect((await read(owner, id)).notes?.map(({ text: kept }) => kept)).toEqual(['kept']);
  });

  it('are explained by the id of their application, without a read', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await started(owner);
    await write(owner, id, SECRET);
    const explained = async (who: Person, coordinate: string) => {
      const { data, errors } = await gateway.ask(
        `{ explainAccess(id: "${encodeGlobalID('Application', id)}", coordinate: "${coordinate}") { allowed relation held } }`,
        {},
        who.token,
      );
      return data?.explainAccess ?? errors?.map(({ extensions }) => extensions.code);
    };
    const held = ['applications.notes_encrypted'];
    for (const coordinate of ['Application.notes', 'ApplicationNote.text']) {
      expect(await explained(owner, coordinate)).toEqual({ allowed: true, relation: 'OWNER', held });
      expect(await explained(admin, coordinate)).toEqual({ allowed: true, relation: 'ADMIN', held });
      expect(await explained(other, coordinate)).toEqual(['NOT_FOUND']);
    }
    expect(await explained(owner, 'ReadinessItem.ok')).toMatchObject({ allowed: true, relation: 'OWNER' });
    expect(await auditOf(id)).toEqual([]);
  });

  it('are nobody else’s to read or write', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await started(owner);
    await write(owner, id, SECRET);
    await leavesAlone(id, async () => {
      const refused = await write(other, id, 'x');
      expect(refused).toEqual({ code: 'NOT_FOUND', path: ['input', 'id'] });
      expect(await write(other, randomUUID(), 'x')).toEqual(refused);
      expect(await write(undefined, id, 'x')).toMatchObject({ code: 'UNAUTHENTICATED' });
    });
    expect(await read(other, id)).toEqual({ notes: undefined, codes: ['NOT_FOUND'] });
    expect(await read(undefined, id)).toEqual({ notes: undefined, codes: ['UNAUTHENTICATED'] });
  });

  it('are written once under a key, and none is lost where several are written at once', async () => {
    const owner = await person();
    const id = await started(owner);
    const key = randomUUID();
    const written = await write(owner, id, 'once', key);
    expect(await write(owner, id, 'once', key)).toEqual(written);
    expect(await write(owner, id, 'twice', key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const texts = ['a', 'b', 'c', 'd'];
    await Promise.all(texts.map((text, i) => write(i % 2 ? admin : owner, id, text)));
    const { notes } = await read(owner, id);
    expect(notes?.map(({ text }) => text).sort()).toEqual([...texts, 'once']);
    expect((await rowOf(id)).version).toBe(6);
  });

  it('are as many of each author as an application may have', async () => {
    const owner = await person();
    const id = await started(owner);
    for (let n = 0; n < 16; n++) await write(owner, id, `${n}`);
    await leavesAlone(id, async () => expect(await write(owner, id, 'x')).toMatchObject({ code: 'NOTE_LIMIT' }));
    expect((await write(admin, id, 'Enough.')).application).toMatchObject({ version: 18 });
  });

  it('end with the application', async () => {
    const owner = await person();
    const id = await submitted(owner);
    await claim(admin, id);
    await write(owner, id, 'in review');
    await decide(admin, { id, decision: 'REJECT', reasonCode: 'INFORMATION_FALSE' });
    for (const who of [owner, admin])
      await leavesAlone(id, async () => expect(await write(who, id, 'x')).toMatchObject({ code: 'RECORD_STATE' }));
    expect((await read(owner, id)).notes).toHaveLength(1);
    const other = await approved(owner, admin);
    expect((await write(owner, other, 'approved')).application).toMatchObject({ state: 'APPROVED' });
  });

  it('that came after a preview make its decision stale', async () => {
    const owner = await person();
    const id = await submitted(owner);
    await claim(admin, id);
    const { version, confirmation } = await preview(admin, { id, decision: 'APPROVE' });
    await write(owner, id, 'One thing more.');
    const decision = { id, version, confirmation, decision: 'APPROVE' };
    const stale = await mutate(admin.token, 'decideApplication', decision);
    expect(stale).toMatchObject({ code: 'CONFLICT' });
  });

  it('that do not open are answered as an error, and never written over', async () => {
    const owner = await person();
    const [id, other] = [await started(owner), await started(owner, { persona: 'BACKER', incomeSourceKinds: [] })];
    await write(owner, id, SECRET);
    const { keyId, notesEncrypted } = await rowOf(id);
    await gateway.database.prisma.application.update({ where: { id: other }, data: { keyId, notesEncrypted } });
    expect(await read(owner, other)).toEqual({ notes: null, codes: ['VAULT_CIPHERTEXT_INVALID'] });
    await leavesAlone(other, async () =>
      expect(await write(owner, other, 'x')).toMatchObject({ code: 'VAULT_CIPHERTEXT_INVALID' }),
    );
  });
});

it('no note is in a log line, the audit log or a saved answer', async () => {
  const { prisma } = gateway.database;
  const stored = [await prisma.auditEntry.findMany(), await prisma.idempotencyRecord.findMany()];
  expect(gateway.logs.join('\n')).toContain('"request"');
  expect(JSON.stringify([stored, gateway.logs])).not.toContain(SECRET);
});
