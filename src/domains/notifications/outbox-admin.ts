import { AppError } from '@income-series/protocol/errors/app-error';
import { RecordStateError } from '../../core/errors/record-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit } from '../operations/index.ts';
import { wakeDispatchers } from './enqueue.ts';

/** The actions of admins on outbox messages and mails. */
export interface OutboxAdmin {
  /** Queues a DEAD message again. @throws NOT_FOUND, MESSAGE_STATE if it is not DEAD */
  requeue(tx: Tx, admin: string, id: string): Promise<void>;
  /** Records in the audit log that an admin reads an account's mails, even if there is no such account. */
  noteView(admin: string, accountId: string): Promise<void>;
}

/** Creates the actions of admins on outbox messages and mails. Each writes a line of the audit log. */
export function createOutboxAdmin({ db }: { readonly db: PrismaClient }): OutboxAdmin {
  return {
    async requeue(tx, admin, id) {
      const { count } = await tx.outboxMessage.updateMany({
        where: { id, state: 'DEAD' },
        data: { state: 'PENDING', errorCode: null },
      });
      if (count === 0) {
        const message = await tx.outboxMessage.findUnique({ where: { id }, select: { state: true } });
        if (message === null) throw new AppError('NOT_FOUND');
        throw new RecordStateError(
          { record: 'message', state: message.state, needs: ['DEAD'], can: 'be queued again' },
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
