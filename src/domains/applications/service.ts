import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireCapacity } from '../operations/index.ts';
import { type ApplicationChange, type ApplicationState, MAX_APPLICATIONS, type NewApplication } from './model.ts';
import { findOwn, type SaveApplication, writeNext } from './rows.ts';
import { parseSources, requireMove } from './rules.ts';

/** What the account that applies does. Every function answers what writes. */
export interface ApplicationService {
  /** @throws BAD_INPUT, RECORD_LIMIT, APPLICATION_OPEN where one of the persona has not ended, CONFLICT for a taken id */
  start(caller: Caller, application: NewApplication): SaveApplication;
  /** As long as it is a draft. @throws NOT_FOUND, RECORD_STATE, BAD_INPUT, CONFLICT where it changed meanwhile */
  edit(caller: Caller, change: ApplicationChange): Promise<SaveApplication>;
  /** @throws NOT_FOUND, RECORD_STATE, CONFLICT */
  submit(caller: Caller, id: string): Promise<SaveApplication>;
  /** As long as it is not decided. @throws NOT_FOUND, RECORD_STATE, CONFLICT */
  withdraw(caller: Caller, id: string): Promise<SaveApplication>;
}

export const createApplicationService = ({
  db,
  clock,
}: {
  readonly db: PrismaClient;
  readonly clock: Clock;
}): ApplicationService => ({
  start: ({ accountId }, application) => start(clock, accountId, application),

  async edit(caller, { id, country, incomeSourceKinds }) {
    const found = await findOwn(db, caller, id);
    requireMove(found.state, 'EDIT');
    const data = {
      ...(country ? { country } : {}),
      ...(incomeSourceKinds ? { incomeSourceKinds: parseSources(found.persona, incomeSourceKinds) } : {}),
    };
    return (tx) => writeNext(tx, found, data);
  },

  async submit(caller, id) {
    const found = await findOwn(db, caller, id);
    const data = { state: requireMove(found.state, 'SUBMIT'), submittedAt: clock.now() };
    return (tx) => writeNext(tx, found, data);
  },

  async withdraw(caller, id) {
    const found = await findOwn(db, caller, id);
    const data = { state: requireMove(found.state, 'WITHDRAW'), endedAt: clock.now() };
    return (tx) => writeNext(tx, found, data);
  },
});

/** The states after which another application of the persona may follow, as `applications_open_key` has them. */
const ENDED: ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'REVOKED'];

function start(clock: Clock, accountId: string, application: NewApplication): SaveApplication {
  const { id, persona, country, incomeSourceKinds } = application;
  const state: ApplicationState = 'DRAFT';
  const said = { id, persona, country, incomeSourceKinds: parseSources(persona, incomeSourceKinds ?? []) };
  const row = { ...said, accountId, state, startedAt: clock.now() };
  return async (tx) => {
    requireCapacity(await tx.application.count({ where: { accountId } }), MAX_APPLICATIONS, 'RECORD_LIMIT');
    const { count } = await tx.application.createMany({ data: [row], skipDuplicates: true });
    if (count === 1) return { id };
    // The account's own row decides the code, because whether another account has the id is not told.
    const isOpen = (await tx.application.count({ where: { accountId, persona, state: { notIn: ENDED } } })) > 0;
    throw new AppError(isOpen ? 'APPLICATION_OPEN' : 'CONFLICT');
  };
}
