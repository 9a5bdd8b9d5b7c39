import { constant, type Names } from './names.ts';

/** service.ts of a new noun. */
export const service = ({ type, one, table }: Names) => `import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireCapacity, requireWritten } from '../operations/index.ts';
import type { Caller } from '../../src/core/caller.ts';
import { type ${type}State, MAX_${constant(table)} } from './model.ts';
import { requireOpen } from './rules.ts';

/** Writes, in the caller's database transaction. */
type Save = (tx: Tx) => Promise<{ readonly id: string }>;

export interface ${type}Service {
  /** @throws RECORD_LIMIT */
  open(caller: Caller): Save;
  /** Its owner's own. @throws NOT_FOUND, RECORD_STATE, CONFLICT where it changed meanwhile */
  close(caller: Caller, id: string): Promise<Save>;
}

export function create${type}Service({
  db,
  clock,
}: {
  readonly db: PrismaClient;
  readonly clock: Clock;
}): ${type}Service {
  return {
    open: (caller) => async (tx) => {
      const { accountId } = caller;
      requireCapacity(await tx.${one}.count({ where: { accountId } }), MAX_${constant(table)}, 'RECORD_LIMIT');
      const state: ${type}State = 'OPEN';
      return tx.${one}.create({ data: { accountId, state, openedAt: clock.now() }, select: { id: true } });
    },

    async close(caller, id) {
      const found = await db.${one}.findUnique({ where: { id, accountId: caller.accountId } });
      if (found === null) throw new AppError('NOT_FOUND');
      requireOpen(found.state as ${type}State);
      return async (tx) => {
        requireWritten(await tx.${one}.updateMany({ where: { id, state: 'OPEN' }, data: { state: 'CLOSED' } }));
        return { id };
      };
    },
  };
}
`;
