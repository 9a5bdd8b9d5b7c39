import { EMAIL_CODE } from '../../../src/domains/notifications/index.ts';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, type PersonaName, personas } from '../personas.ts';
import { at, CHAIN, type Population } from './known.ts';

type Sent = Partial<Prisma.EmailMessageCreateManyInput>;

/** Mails 1 to 4 are of the notifications of these numbers; the others of none. */
const email = (n: number, to: PersonaName, template: string, sent: Sent): Prisma.EmailMessageCreateManyInput => ({
  id: knownId(0x33, 100 + n),
  accountId: personas[to].accountId,
  notificationId: template === EMAIL_CODE ? null : knownId(0x33, n),
  template,
  createdAt: at(`2025-03-0${n}`),
  ...sent,
});

/** Messages in every state, and mails of some of the notifications. */
export async function insertOutbox(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A } = series;
  const message = (n: number, kind: string, more: Partial<Prisma.OutboxMessageCreateManyInput>) => ({
    id: knownId(0x32, n),
    topic: kind,
    at: at(`2025-02-0${n}`),
    createdAt: at(`2025-02-0${n}`),
    payload: { kind, chain: CHAIN, seriesKey: A.key, audience: { series: 'series' } },
    ...more,
  });
  const dispatched = { state: 'DISPATCHED', attempts: 1 };
  await db.outboxMessage.createMany({
    data: [
      message(1, 'ReportAccepted', { ...dispatched, dispatchedAt: at('2025-02-02') }),
      message(2, 'TermsAmended', { state: 'DEAD', attempts: 10, errorCode: 'INTERNAL' }),
      message(3, 'SeriesTailStarted', { state: 'QUEUED' }),
      message(4, 'SeriesClosed', {}),
    ],
  });
  await db.emailMessage.createMany({
    data: [
      email(1, 'issuerA', 'ReportAccepted', { state: 'SENT', attempts: 1, sentAt: at('2025-03-02') }),
      email(2, 'holderA1', 'BidProcessed', { attempts: 2, errorCode: 'MAIL_FAILED' }),
      email(3, 'backerA', 'BidRejected', { state: 'SKIPPED' }),
      email(4, 'attestorX', 'CaseOpened', { state: 'DEAD', attempts: 1, errorCode: 'MAIL_REFUSED' }),
      email(5, 'issuerB', EMAIL_CODE, { state: 'SENT', attempts: 1, sentAt: at('2025-03-06') }),
    ],
  });
}
