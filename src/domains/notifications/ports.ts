import type { Tx } from '../../core/tx.ts';

/** `outbox`: messages to be dispatched. `mail`: mails to be sent. A job is the id of its row and holds nothing else. */
export type QueueName = 'outbox' | 'mail';

export interface Job {
  readonly id: string;
  /** This try is the last one: the queue does not give the job out again after it. */
  readonly last: boolean;
}

/** A queue of jobs in the database of the rows they are about. Each job is given to one worker at a time. */
export interface JobQueue {
  /** Puts jobs into a queue; one of the same id that is over makes room for it. */
  put(tx: Tx, queue: QueueName, ids: readonly string[]): Promise<void>;
  /** Jobs that are due, the oldest first. One that is not said to be over within its time is given out again. */
  take(queue: QueueName, most: number): Promise<readonly Job[]>;
  /** Over: in the transaction of what it did, so that neither is there without the other. */
  done(tx: Tx, queue: QueueName, id: string): Promise<void>;
  /** To be tried again, later each time; after the last try it is given up. */
  failed(tx: Tx, queue: QueueName, id: string): Promise<void>;
  /** The states of the jobs of these ids; one that is not in the answer is not there. */
  states(tx: Tx, queue: QueueName, ids: readonly string[]): Promise<ReadonlyMap<string, 'LIVE' | 'OVER'>>;
}

/** One mail to one person. */
export interface Mail {
  /** Id of its row: its name in logs, and the left half of its Message-ID. */
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mail goes to. */
export interface Mailer {
  /**
   * Resolves once the mail was taken over. No error names the address, or quotes what a server answered.
   * @throws MAIL_REFUSED where it will never be taken; MAIL_FAILED, MAIL_UNAVAILABLE where another try may do
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
