import type { Tx } from '../../../core/tx.ts';

/** `outbox`: messages to be dispatched. `mail`: mails to be sent. */
export type QueueName = 'outbox' | 'mail';

/** A job of a queue: only the id of the outbox or mail row that it is about. */
export interface Job {
  readonly id: string;
  /** True on the last try: if this one fails, the queue gives the job up. */
  readonly last: boolean;
}

/** A queue of jobs in the same database as the rows they are about. Each job is given to one worker at a time. */
export interface JobQueue {
  /** Puts jobs into a queue. A finished or given-up job of the same id is replaced. */
  put(tx: Tx, queue: QueueName, ids: readonly string[]): Promise<void>;
  /** Takes the jobs that are due, oldest first. A job that is not finished within its time limit is given out again. */
  take(queue: QueueName, limit: number): Promise<readonly Job[]>;
  /** Finishes a job, in the transaction of its effect, so that neither is stored without the other. */
  finish(tx: Tx, queue: QueueName, id: string): Promise<void>;
  /** Schedules another try, with a longer delay each time; after the last try the job is given up. */
  retryLater(tx: Tx, queue: QueueName, id: string): Promise<void>;
  /** The states of jobs by id: LIVE if waiting or running, OVER if finished or given up, absent if there is no such job. */
  states(tx: Tx, queue: QueueName, ids: readonly string[]): Promise<ReadonlyMap<string, 'LIVE' | 'OVER'>>;
}

/** One mail to one person. */
export interface Mail {
  /** The id of its row, which is also its name in logs and the left half of its Message-ID. */
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server. */
export interface Mailer {
  /**
   * Resolves when the server accepted the mail. No error contains the address or the server's text.
   * @throws MAIL_REFUSED if the mailbox takes no mail; MAIL_FAILED, MAIL_UNAVAILABLE if another try may succeed
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
