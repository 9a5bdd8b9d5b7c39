// Lists that read more as their tables grow, and are accepted with a reason.

export interface Excepted {
  /** The names of lists; by default all. */
  readonly lists?: readonly string[];
  /** The viewers; by default all. */
  readonly viewers?: readonly string[];
  /** A pattern of the page and the arguments; by default all. */
  readonly asked?: RegExp;
  readonly why: string;
}

export const EXCEPTED: readonly Excepted[] = [
  {
    lists: ['Query.applications', 'Query.contractSessions', 'Query.accountNotifications', 'Query.myNotifications'],
    asked: /(submittedAt|decidedAt|signedAt|occurredAt):/,
    why: 'a range of another time than the one that the list is in the order of: rows outside it are passed over',
  },
  {
    asked: /^page .*At: \{.*(after|before):/,
    why: 'a narrow range that a cursor cuts once more: PostgreSQL takes it for a few rows, reads them all and sorts them',
  },
  {
    lists: ['Query.myMoneyEvents', 'Query.myCurveReminders'],
    viewers: ['holder on two chains'],
    asked: /^page .*At: \{ endsAt/,
    why: 'rows of several wallets are read by their keys: PostgreSQL reads the index of a narrow range too, and takes what both have',
  },
  {
    lists: ['Query.hardshipRequests'],
    viewers: ['holder', 'holder on two chains'],
    asked: /^count/,
    why: 'requests of the series that a wallet has units of are counted through its positions: with units of a quarter of all series, all of these are read',
  },
  {
    lists: ['Query.myIssuerTasks'],
    viewers: ['issuer'],
    why: 'the steps of an account are computed from all its series, about 13 rows a series, and sorted',
  },
];

/** The reason for which a finding is accepted; undefined if it is not. */
export const exceptionOf = (list: string, viewer: string, question: string): string | undefined =>
  EXCEPTED.find(
    (exception) =>
      (exception.lists?.includes(list) ?? true) &&
      (exception.viewers?.includes(viewer) ?? true) &&
      (exception.asked?.test(question) ?? true),
  )?.why;
