import { AppError } from '../../core/errors/app-error.ts';
import { RecordStateError } from '../../core/errors/record-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit } from '../operations/index.ts';
import { wakeDispatchers } from './enqueue.ts';

/** What admins do about messages and mails. */
export interface OutboxAdmin {
  /** Has a message dispatched once more that had failed for the last time. @throws NOT_FOUND, MESSAGE_STATE */
  requeue(tx: Tx, admin: string, id: string): Promise<void>;
  /** Writes down that an admin looks at an account's mails, whether or not there is such an account. */
  noteView(admin: string, accountId: string): Promise<void>;
}

export function createOutboxAdmin({ db }: { readonly db: PrismaClient }): OutboxAdmin {
  return {
    async requeue(tx, admin, id) {
      const { count } = await tx.outboxMessage.updateMany({
        where: { id, state: 'DEAD' },
        data: { state: 'PENDING', errorCode: null },
      });
      if (count === 0) {
        const found = await tx.outboxMessage.findUnique({ where: { id }, select: { state: true } });
        if (found === null) throw new AppError('NOT_FOUND');
        throw new RecordStateError(
          { record: 'message', state: found.state, needs: ['DEAD'], can: 'be queued again' },
          'MESSAGE_STATE',
        );
      }
      await audit(tx, { actor: admin, action: 'outbox.requeue', target: id });
      await wakeDispatchers(tx);
    },

    noteView: (admin, accountId) =>
      db.$transaction((tx) => audit(tx, { actor: admin, action: 'email.view', target: accountId })),
  };
}
