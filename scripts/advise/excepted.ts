// Lists that read more as their tables grow, and are accepted with a reason.

export interface Excepted {
  /** The names of lists; by default all. */
  readonly lists?: readonly string[];
  /** The viewers; by default all. */
  readonly viewers?: readonly string[];
  /** A pattern of the request, `page` or `count` and the list's arguments: `page first: 20`. By default every request. */
  readonly request?: RegExp;
  readonly why: string;
}

export const EXCEPTED: readonly Excepted[] = [
  {
    lists: ['Query.applications', 'Query.contractSessions', 'Query.accountNotifications', 'Query.myNotifications'],
    request: /(submittedAt|decidedAt|signedAt|occurredAt):/,
    why: 'the range is of another time than the order of the list, so rows outside the range are read and skipped',
  },
  {
    request: /^page .*At: \{.*(after|before):/,
    why: 'the cursor makes a narrow range narrower: PostgreSQL expects a few rows in it, reads them all and sorts them',
  },
  {
    lists: ['Query.myMoneyEvents', 'Query.myCurveReminders'],
    viewers: ['holder on two chains'],
    request: /^page .*At: \{ endsAt/,
    why: 'rows of several wallets are found by their keys: PostgreSQL also reads the index of the narrow range, and intersects both',
  },
  {
    lists: ['Query.hardshipRequests'],
    viewers: ['holder', 'holder on two chains'],
    request: /^count/,
    why: 'requests are counted through the positions of a wallet: a wallet with units of a quarter of all series reads all of these',
  },
  {
    lists: ['Query.myIssuerTasks'],
    viewers: ['issuer'],
    why: 'the steps of an account are computed from all its series, about 13 rows a series, and sorted',
  },
];

/** The reason for which a finding is accepted; undefined if it is not. */
export const exceptionOf = (list: string, viewer: string, request: string): string | undefined =>
  EXCEPTED.find(
    (exception) =>
      (exception.lists?.includes(list) ?? true) &&
      (exception.viewers?.includes(viewer) ?? true) &&
      (exception.request?.test(request) ?? true),
  )?.why;
