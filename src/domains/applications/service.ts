import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireCapacity } from '../operations/index.ts';
import { type ApplicationChange, type ApplicationState, MAX_APPLICATIONS, type NewApplication } from './model/index.ts';
import { findOwn, type SaveApplication, writeNext } from './rows.ts';
import { parseSources, requireMove } from './rules.ts';

/** The applicant's steps. Each returns a function that writes in the mutation's transaction and may throw as well. */
export interface ApplicationService {
  /**
   * Starts an application as a draft.
   * @throws BAD_INPUT, RECORD_LIMIT, APPLICATION_OPEN if one of the persona has not ended, CONFLICT if the id is in use
   */
  start(caller: Caller, application: NewApplication): SaveApplication;
  /** Changes a draft. @throws NOT_FOUND, RECORD_STATE, BAD_INPUT, CONFLICT if it changed at the same time */
  edit(caller: Caller, change: ApplicationChange): Promise<SaveApplication>;
  /** Submits a draft for review. @throws NOT_FOUND, RECORD_STATE, CONFLICT */
  submit(caller: Caller, id: string): Promise<SaveApplication>;
  /** Withdraws an undecided application. @throws NOT_FOUND, RECORD_STATE, CONFLICT */
  withdraw(caller: Caller, id: string): Promise<SaveApplication>;
}

/** Creates the service of the applicant's steps. */
export const createApplicationService = ({
  db,
  clock,
}: {
  readonly db: PrismaClient;
  readonly clock: Clock;
}): ApplicationService => ({
  start: ({ accountId }, application) => start(clock, accountId, application),

  async edit(caller, { id, country, incomeSourceKinds }) {
    const application = await findOwn(db, caller, id);
    requireMove(application.state, 'EDIT');
    const data = {
      ...(country ? { country } : {}),
      ...(incomeSourceKinds ? { incomeSourceKinds: parseSources(application.persona, incomeSourceKinds) } : {}),
    };
    return (tx) => writeNext(tx, application, data);
  },

  async submit(caller, id) {
    const application = await findOwn(db, caller, id);
    const data = { state: requireMove(application.state, 'SUBMIT'), submittedAt: clock.now() };
    return (tx) => writeNext(tx, application, data);
  },

  async withdraw(caller, id) {
    const application = await findOwn(db, caller, id);
    const data = { state: requireMove(application.state, 'WITHDRAW'), endedAt: clock.now() };
    return (tx) => writeNext(tx, application, data);
  },
});

/** The states after which the account may apply again. The index `applications_open_key` lists the same states. */
const ENDED: ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'REVOKED'];

/** Checks a new application. Returns a function that writes it as a draft. */
function start(clock: Clock, accountId: string, application: NewApplication): SaveApplication {
  const { id, persona, country, incomeSourceKinds } = application;
  const state: ApplicationState = 'DRAFT';
  const sources = parseSources(persona, incomeSourceKinds ?? []);
  const row = { id, persona, country, incomeSourceKinds: sources, accountId, state, startedAt: clock.now() };
  return async (tx) => {
    requireCapacity(await tx.application.count({ where: { accountId } }), MAX_APPLICATIONS, 'RECORD_LIMIT');
    const { count } = await tx.application.createMany({ data: [row], skipDuplicates: true });
    if (count === 1) return { id };
    // Only the account's own rows decide the code, because it must not disclose that another account has the id.
    const isOpen = (await tx.application.count({ where: { accountId, persona, state: { notIn: ENDED } } })) > 0;
    throw new AppError(isOpen ? 'APPLICATION_OPEN' : 'CONFLICT');
  };
}
