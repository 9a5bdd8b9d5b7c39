import { randomUUID } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { deleteAccount } from '../account/support/deletion.ts';
import { applicationsOf, type Person, type Shown } from './support.ts';

const clock = createTestClock();
const adminWallet = newWallet();

const gateway = await forFile(startTestGateway({ clock, adminWallets: [adminWallet.address] }));
const { leavesAlone, mutate, person, rowOf, started, submitted } = applicationsOf(gateway);
const admin = await person(adminWallet);

const act = (who: Person | undefined, field: string, input: object, idempotencyKey = randomUUID()) =>
  mutate(who?.token, field, input, { idempotencyKey });
const nodeId = (id: string) => encodeGlobalID('Application', id);
const first = { persona: 'ISSUER', country: 'PT', incomeSourceKinds: ['BANK'] };

describe('an application', () => {
  it('is started, edited, submitted and withdrawn by its owner', async () => {
    const owner = await person();
    const id = await started(owner);
    const at = clock.now().toISOString();
    const edited = await act(owner, 'editApplication', {
      id: nodeId(id),
      country: 'CH',
      incomeSourceKinds: ['PAYROLL', 'BANK'],
    });
    expect(edited.application).toEqual({
      ...{ id: nodeId(id), state: 'DRAFT', version: 2, persona: 'ISSUER', country: 'CH' },
      ...{ incomeSourceKinds: ['PAYROLL', 'BANK'], decisionReasonCode: null, identityCheckId: null },
      ...{ identityStatus: null, startedAt: at, submittedAt: null, claimedAt: null, decidedAt: null, endedAt: null },
      readiness: expect.any(Array),
    });
    const same = await act(owner, 'editApplication', { id, country: null });
    expect(same.application).toMatchObject({ country: 'CH', incomeSourceKinds: ['PAYROLL', 'BANK'] });
    clock.advance(1_000);
    const sent = await act(owner, 'submitApplication', { id });
    expect(sent.application).toMatchObject({ state: 'SUBMITTED', version: 4, submittedAt: clock.now().toISOString() });
    const gone = await act(owner, 'withdrawApplication', { id });
    expect(gone.application).toMatchObject({ state: 'WITHDRAWN', version: 5, endedAt: clock.now().toISOString() });
  });

  it('is one of its persona as long as it is open, and another may follow', async () => {
    const owner = await person();
    const id = await started(owner);
    const again = { newId: randomUUID(), ...first };
    expect(await act(owner, 'startApplication', again)).toMatchObject({ code: 'APPLICATION_OPEN' });
    await started(owner, { persona: 'BACKER', incomeSourceKinds: [] });
    await act(owner, 'withdrawApplication', { id });
    expect((await act(owner, 'startApplication', again)).application).toMatchObject({ state: 'DRAFT' });
    const both = await Promise.all(
      ['ATTESTOR', 'ATTESTOR'].map((persona) =>
        act(owner, 'startApplication', { newId: randomUUID(), persona, country: 'PT' }),
      ),
    );
    expect(both.map(({ code }) => code ?? 'started').sort()).toEqual(['APPLICATION_OPEN', 'started']);
    expect(await gateway.database.prisma.application.count({ where: { accountId: owner.accountId } })).toBe(4);
  });

  it('is started once under an id and a key', async () => {
    const [owner, other] = [await person(), await person()];
    const [input, key] = [{ newId: randomUUID(), ...first }, randomUUID()];
    const [one, two] = await Promise.all([
      act(owner, 'startApplication', input, key),
      act(owner, 'startApplication', input, key),
    ]);
    const said = [one, two].filter(({ code }) => code !== 'IDEMPOTENCY_IN_PROGRESS');
    expect(said.length).toBeGreaterThan(0);
    expect(await act(owner, 'startApplication', input, key)).toEqual(said[0]);
    expect(await act(other, 'startApplication', input)).toMatchObject({ code: 'CONFLICT' });
    const otherInput = { ...input, country: 'CH' };
    expect(await act(owner, 'startApplication', otherInput, key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await rowOf(input.newId)).toMatchObject({ accountId: owner.accountId, country: 'PT', version: 1 });
  });

  it('of another account is not told from a free id while the persona is open', async () => {
    const [owner, other] = [await person(), await person()];
    const taken = await started(owner);
    await started(other);
    const ask = (newId: string) => act(other, 'startApplication', { newId, ...first });
    expect(await ask(taken)).toEqual(await ask(randomUUID()));
    expect(await ask(taken)).toMatchObject({ code: 'APPLICATION_OPEN' });
  });

  it('is submitted once under a key', async () => {
    const owner = await person();
    const id = await started(owner);
    const key = randomUUID();
    const sent = await act(owner, 'submitApplication', { id }, key);
    clock.advance(60_000);
    expect(await act(owner, 'submitApplication', { id }, key)).toEqual(sent);
    expect((await rowOf(id)).version).toBe(2);
  });

  it.each<[string, object, string, readonly string[] | undefined]>([
    ['in no country', { country: 'XX' }, 'BAD_INPUT', undefined],
    ['in a country in lower case', { country: 'pt' }, 'BAD_INPUT', undefined],
    ['of another persona', { persona: 'ADMIN' }, 'BAD_INPUT', undefined],
    ['with another source', { incomeSourceKinds: ['GIFT'] }, 'BAD_INPUT', undefined],
    ['with an id that is no UUID', { newId: 'x' }, 'BAD_INPUT', undefined],
    ['with a source twice', { incomeSourceKinds: ['BANK', 'BANK'] }, 'BAD_INPUT', ['input', 'incomeSourceKinds']],
    ['of a backer with a source', { persona: 'BACKER' }, 'BAD_INPUT', ['input', 'incomeSourceKinds']],
  ])('%s is refused, and nothing is written', async (_, wrong, code, path) => {
    const owner = await person();
    const input = { idempotencyKey: randomUUID(), newId: randomUUID(), ...first, ...wrong };
    const { data, errors } = await gateway.ask(
      'mutation ($input: StartApplicationInput!) { startApplication(input: $input) { ... on Error { code path } } }',
      { input },
      owner.token,
    );
    if (path) expect(data?.startApplication).toEqual({ code, path });
    else expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(await gateway.database.prisma.application.count({ where: { accountId: owner.accountId } })).toBe(0);
  });

  it('is not edited with what it may not have', async () => {
    const owner = await person();
    const id = await started(owner, { persona: 'BACKER', incomeSourceKinds: [] });
    await leavesAlone(id, async () => {
      const refused = await act(owner, 'editApplication', { id, country: 'CH', incomeSourceKinds: ['BANK'] });
      expect(refused).toMatchObject({ code: 'BAD_INPUT', path: ['input', 'incomeSourceKinds'] });
    });
  });

  it('is in no move that its state does not allow', async () => {
    const owner = await person();
    const id = await submitted(owner);
    const refused = async (field: string, input: object = {}) =>
      leavesAlone(id, async () => {
        expect([field, await act(owner, field, { id, ...input })]).toMatchObject([field, { code: 'RECORD_STATE' }]);
      });
    await refused('editApplication', { country: 'CH' });
    await refused('submitApplication');
    await act(owner, 'withdrawApplication', { id });
    for (const field of ['editApplication', 'submitApplication', 'withdrawApplication']) await refused(field);
  });

  it('is nobody else’s to change, and no more of it is said than of an absent one', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await started(owner);
    for (const who of [other, admin]) {
      for (const field of ['editApplication', 'submitApplication', 'withdrawApplication']) {
        await leavesAlone(id, async () => {
          const refused = await act(who, field, { id });
          expect(refused).toEqual({ code: 'NOT_FOUND', path: ['input', 'id'] });
          expect(await act(who, field, { id: randomUUID() })).toEqual(refused);
        });
      }
    }
    expect(await act(undefined, 'submitApplication', { id })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is one of as many as an account may have', async () => {
    const owner = await person();
    const ended = {
      persona: 'BACKER',
      country: 'PT',
      state: 'WITHDRAWN',
      startedAt: clock.now(),
      endedAt: clock.now(),
    };
    await gateway.database.prisma.application.createMany({
      data: Array.from({ length: 32 }, () => ({
        id: randomUUID(),
        accountId: owner.accountId,
        incomeSourceKinds: [],
        ...ended,
      })),
    });
    const refused = await act(owner, 'startApplication', { newId: randomUUID(), ...first });
    expect(refused).toMatchObject({ code: 'RECORD_LIMIT' });
  });

  it('that changes between the check and the write is left alone', async () => {
    const owner = await person();
    const id = await started(owner);
    const results = await Promise.all([
      act(owner, 'withdrawApplication', { id }),
      act(owner, 'submitApplication', { id }),
      act(owner, 'editApplication', { id, country: 'CH' }),
    ]);
    const changes = results.filter(({ application }) => application !== undefined).length;
    for (const { code } of results) expect([undefined, 'CONFLICT', 'RECORD_STATE']).toContain(code);
    expect((await rowOf(id)).version).toBe(1 + changes);
  });

  it('stays without its account, withdrawn and without country and sources; admins read the rest', async () => {
    const wallet = newWallet();
    const owner = await person(wallet);
    const id = await submitted(owner);
    const { version } = await rowOf(id);
    expect(await deleteAccount(gateway, owner.token, wallet)).toHaveProperty('deletedAt');
    expect(await rowOf(id)).toMatchObject({
      ...{ accountId: null, country: null, incomeSourceKinds: [], state: 'WITHDRAWN', version: version + 1 },
      endedAt: clock.now(),
    });
    const asked = `{ application(id: "${nodeId(id)}") { state country incomeSourceKinds account { id } } }`;
    const { data, errors } = await gateway.ask(asked, {}, admin.token);
    expect([data, errors]).toEqual([
      { application: { state: 'WITHDRAWN', country: null, incomeSourceKinds: [], account: null } },
      undefined,
    ]);
    const again = await person(wallet);
    const { errors: hidden } = await gateway.ask(asked, {}, again.token);
    expect(hidden?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
    const claimed = await act(admin, 'claimApplication', { id });
    expect(claimed.code).toBe('RECORD_STATE');
  });
});

describe('applications', () => {
  const list = async (who: Person | undefined, field: string, args = '') => {
    const { data, errors } = await gateway.ask<Record<string, { nodes: Shown[]; totalCount: number } | null>>(
      `{ ${field}${args} { totalCount nodes { id state persona account { displayName } } } }`,
      {},
      who?.token,
    );
    return { list: data?.[field], codes: errors?.map(({ extensions }) => extensions.code) };
  };

  it('are listed for their owner, and for admins with those of everybody', async () => {
    const [owner, other] = [await person(), await person()];
    await gateway.mutate('updateProfile', { displayName: 'Ada L.' }, { token: owner.token });
    clock.advance(1_000);
    const startsAt = clock.now().toISOString();
    const draft = nodeId(await started(owner));
    clock.advance(1_000);
    const sent = nodeId(await submitted(owner, { persona: 'BACKER', incomeSourceKinds: [] }));
    clock.advance(1_000);
    const others = nodeId(await started(other));
    const account = { displayName: 'Ada L.' };
    const own = [
      { id: sent, state: 'SUBMITTED', persona: 'BACKER', account },
      { id: draft, state: 'DRAFT', persona: 'ISSUER', account },
    ];
    expect(await list(owner, 'myApplications')).toEqual({ list: { totalCount: 2, nodes: own }, codes: undefined });
    expect((await list(owner, 'myApplications', '(direction: ASC)')).list?.nodes).toEqual([...own].reverse());
    expect((await list(owner, 'myApplications', '(state: DRAFT)')).list?.nodes).toEqual([own[1]]);
    const since = `startedAt: { startsAt: "${startsAt}" }`;
    const ids = async (args: string) =>
      (await list(admin, 'applications', `(${since} ${args})`)).list?.nodes.map(({ id }) => id);
    expect(await ids('')).toEqual([others, sent, draft]);
    expect(await ids('persona: ISSUER')).toEqual([others, draft]);
    expect(await ids('state: SUBMITTED')).toEqual([sent]);
    expect(await ids(`submittedAt: { startsAt: "${startsAt}" }`)).toEqual([sent]);
    expect((await list(admin, 'myApplications')).list?.totalCount).toBe(0);
    expect(await list(owner, 'applications')).toEqual({ list: null, codes: ['FORBIDDEN'] });
    expect(await list(undefined, 'applications')).toEqual({ list: null, codes: ['UNAUTHENTICATED'] });
    expect(await list(undefined, 'myApplications')).toEqual({ list: null, codes: ['UNAUTHENTICATED'] });
  });

  it('are read by id by their owner and by admins, also by `node`', async () => {
    const [owner, other] = [await person(), await person()];
    const id = await started(owner);
    const document = `query ($id: ID!, $node: ID!) {
      application(id: $id) { country reviewerId } node(id: $node) { ... on Application { country } } }`;
    const ask = (who?: Person, of = id) => gateway.ask(document, { id: of, node: nodeId(of) }, who?.token);
    const seen = await ask(owner);
    expect(seen.data).toEqual({ application: { country: 'PT', reviewerId: null }, node: { country: 'PT' } });
    expect(seen.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', coordinate: 'Application.reviewerId' } }]);
    const asAdmin = await ask(admin);
    expect([asAdmin.data, asAdmin.errors]).toEqual([seen.data, undefined]);
    const hidden = await ask(other);
    expect(hidden.data).toEqual({ application: null, node: null });
    expect(await ask(other, randomUUID())).toEqual(hidden);
    expect((await ask()).errors?.map(({ extensions }) => extensions.code).sort()).toEqual([
      'NOT_FOUND',
      'UNAUTHENTICATED',
    ]);
  });
});
