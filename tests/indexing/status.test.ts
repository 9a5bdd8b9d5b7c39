import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { resetIndex } from '../../src/indexing/reset.ts';
import { modules } from '../../src/modules.ts';
import { recording } from '../access/engine/support.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { element, pass, recordRate, seriesKeyOf, submitReport } from './support/actions.ts';
import { amendTerms, approvePause, askAndExtinguish, requestPause } from './support/attestors.ts';
import {
  amendmentRow,
  caseRow,
  extinguishmentRow,
  fallbackRow,
  hardshipRow,
  insertPeople,
  insertProposal,
} from './support/people.ts';
import { happens, SERIES, useStage } from './support/stage.ts';

const stage = useStage();
/** More than a few rows. */
const MANY = EXHAUSTIVE ? 1_000 : 100;

describe('rows that people wrote', () => {
  it('are tied to their series while the index holds it', async () => {
    const { world, db } = stage;
    await insertPeople(db, world);
    const tied = async () => ({
      cases: await db.tier3Case.count({ where: { indexedKey: seriesKeyOf(world, SERIES) } }),
      untied: await db.tier3Case.count({ where: { indexedKey: null } }),
    });
    await pass(world, 1n);
    await stage.index();
    expect(await tied()).toEqual({ cases: 5, untied: 5 }); // of a series that there is not
    await resetIndex(db, world.chain, modules);
    expect(await tied()).toEqual({ cases: 0, untied: 10 });
    await stage.index();
    expect(await tied()).toEqual({ cases: 5, untied: 5 });
  });

  it('make a case REPORTED by the report with its commitment', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const { id } = await db.tier3Case.create({ data: caseRow(world, SERIES, x, 20261, 7n) });
    const other = await db.tier3Case.create({ data: caseRow(world, SERIES, y, 20261, 8n) });
    const closed = await db.tier3Case.create({ data: { ...caseRow(world, SERIES, y, 20261, 7n), state: 'CLOSED' } });
    const states = async () => {
      const rows = await db.tier3Case.findMany({ select: { id: true, state: true } });
      return new Map(rows.map((row) => [row.id, row.state]));
    };
    const { during, after } = await stage.thenUndone(states, () =>
      submitReport(world, SERIES, { payment: 7n, flag: 0, attestor: x }),
    );
    expect([id, other.id, closed.id].map((key) => during.get(key))).toEqual(['REPORTED', 'ATTESTED', 'CLOSED']);
    expect([id, other.id, closed.id].map((key) => after.get(key))).toEqual(['ATTESTED', 'ATTESTED', 'CLOSED']);
  });

  it('do not take a report of another tier for a case’s', async () => {
    const { world, db } = stage;
    const row = await db.tier3Case.create({ data: caseRow(world, SERIES, world.attestors[0], 20261, 7n) });
    await happens(submitReport(world, SERIES, { payment: 7n, flag: 0 }));
    await stage.index();
    expect(await db.tier3Case.findUnique({ where: { id: row.id } })).toMatchObject({ state: 'ATTESTED' });
  });

  it('make a signed rate USED by a report with it', async () => {
    const { world, db } = stage;
    const [x] = world.attestors;
    await db.fxFallback.create({ data: fallbackRow(world, SERIES, x, 20261) });
    const state = async () => (await db.fxFallback.findFirstOrThrow()).state;
    const { during, after } = await stage.thenUndone(state, () =>
      submitReport(world, SERIES, { payment: 7n, flag: 0, fallback: x }),
    );
    expect({ during, after }).toEqual({ during: 'USED', after: 'SIGNED' });
  });

  it('make a signed rate USED once anybody recorded it, and name its signer in the report that comes later', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    await db.fxFallback.create({ data: fallbackRow(world, SERIES, x, 20261) });
    const state = async () => (await db.fxFallback.findFirstOrThrow()).state;
    const recorded = await stage.thenUndone(state, () => recordRate(world, SERIES, x));
    expect(recorded).toEqual({ during: 'USED', after: 'SIGNED' });

    await happens(recordRate(world, SERIES, y));
    await stage.index();
    expect(await state()).toBe('SIGNED'); // another's was recorded
    const signers = async () => (await db.report.findMany()).map(({ fxFallback }) => fxFallback);
    const { during, after } = await stage.thenUndone(signers, () =>
      submitReport(world, SERIES, { payment: 7n, flag: 0 }),
    );
    expect(during).toEqual([{ signer: y.address, signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) }]);
    expect(after).toEqual([]);
  });
});

describe('a transaction built for the wallet that registers keys', () => {
  it('is LANDED by the event of its key that does what was proposed', async () => {
    const { world, db } = stage;
    const [x] = world.attestors;
    const key = world.people[3] as string;
    const grace = (await world.anvil.clock.now()) + 5n * 86_400n;
    const at = new Date(Number(grace) * 1000);
    const requests = {
      register: await insertProposal(db, world, { key, action: 'REGISTER' }),
      atOnce: await insertProposal(db, world, { key: x.address, action: 'REVOKE' }),
      later: await insertProposal(db, world, { key: x.address, action: 'REVOKE', graceUntil: at }),
    };
    const outcomes = async () => {
      const rows = await db.adminTxRequest.findMany();
      return Object.entries(requests).map(([name, id]) => [name, rows.find((row) => row.id === id)?.outcome]);
    };
    const { during, after } = await stage.thenUndone(outcomes, async () => {
      await happens(world.govern('registry', 'registerAttestor', [key]));
      await happens(world.govern('registry', 'revokeAttestor', [x.address, grace]));
    });
    expect(Object.fromEntries(during)).toEqual({ register: 'LANDED', atOnce: 'PENDING', later: 'LANDED' });
    expect(Object.fromEntries(after)).toEqual({ register: 'PENDING', atOnce: 'PENDING', later: 'PENDING' });
    await happens(world.govern('registry', 'revokeAttestor', [x.address, 0n]));
    await stage.index();
    const confirmed = await db.adminTxRequest.findUniqueOrThrow({ where: { id: requests.atOnce } });
    expect(confirmed).toMatchObject({ outcome: 'LANDED', blockNumber: await world.client.getBlockNumber() });
    expect(confirmed.txHash).toMatch(/^0x[0-9a-f]{64}$/);
  });
});

describe('a step of the index', () => {
  it('costs as many statements whatever the number of rows', async () => {
    const { world, db } = stage;
    const [x, y] = world.attestors;
    const many = (count: number) => Array.from({ length: count });
    const insert = async (count: number) => {
      const change = { commitment: element('amended'), cap: 10n ** 9n, nonce: 0n };
      await db.hardshipRequest.createMany({ data: many(count).map(() => hardshipRow(world, SERIES, x, 0n)) });
      await db.termsAmendment.createMany({ data: many(count).map(() => amendmentRow(world, SERIES, x, change)) });
      await db.tier3Case.createMany({ data: many(count).map(() => caseRow(world, SERIES, x, 20261, 7n)) });
      const signed = extinguishmentRow(world, SERIES, [x, y], 0n, [x, y]);
      await db.extinguishmentRequest.createMany({ data: many(count).map(() => ({ ...signed, id: randomUUID() })) });
    };
    const stepOf = async (acts: () => Promise<unknown>) => {
      await happens(acts());
      return (await recording(() => stage.index())).statements.length;
    };
    const live = async () => {
      await happens(requestPause(world, SERIES, x));
      await happens(submitReport(world, SERIES, { payment: 7n, flag: 0, attestor: x }));
      await happens(approvePause(world, SERIES, x, 20n));
      await happens(amendTerms(world, SERIES, x, { newTermsCommitment: element('amended'), newCap: 10n ** 9n }));
      await happens(askAndExtinguish(world, SERIES, [x, y]));
      await pass(world, 1n);
    };
    const snapshot = await world.anvil.rpc('evm_snapshot');
    await insert(10);
    const few = await stepOf(live);
    expect(await db.hardshipRequest.count({ where: { state: 'ENDED' } })).toBe(10);
    await world.anvil.rpc('evm_revert', snapshot);
    await pass(world, 1n);
    await stage.index();
    await db.extinguishmentRequest.deleteMany();
    await db.hardshipRequest.deleteMany();
    await db.termsAmendment.deleteMany();
    await db.tier3Case.deleteMany();
    await insert(MANY);
    expect(await stepOf(live)).toBe(few);
    expect(await db.hardshipRequest.count({ where: { state: 'ENDED' } })).toBe(MANY);
    expect(await db.auditEntry.count()).toBe(2 * (MANY + 10));
  });
});
