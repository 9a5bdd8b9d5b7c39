import { personas } from '../support/personas.ts';
import type { Facts } from './support/facts.ts';
import { idsIn, type Write } from './support/people.ts';

/** Something that holds whatever comes in between. */
export interface Invariant {
  readonly name: string;
  readonly means: string;
  /** What contradicts it; nothing where it holds. */
  readonly broken: (facts: Facts) => readonly string[];
}

const keyIn = (id: string): string => {
  const text = Buffer.from(id, 'base64').toString();
  return text.slice(text.indexOf(':') + 1);
};
const called = ({ who, operation, input, outcome, code }: Write) =>
  `${operation} of ${who} (${input.idempotencyKey}, ${outcome}${code === null ? '' : ` ${code}`})`;
const differ = (what: string, found: unknown, expected: unknown): readonly string[] => {
  const text = (value: unknown) => JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one));
  return text(found) === text(expected) ? [] : [`${what}: ${text(found)} instead of ${text(expected)}`];
};

/** How often something of a write may be there. */
const mayBeThere = ({ outcome }: Write): readonly number[] =>
  ({ acknowledged: [1], refused: [0], unknown: [0, 1] })[outcome];
const count = (write: Write, found: number): readonly string[] =>
  mayBeThere(write).includes(found) ? [] : [`${called(write)} is there ${found} times`];

/** A wrong code is counted as a try, and its record stays. */
const leavesRecord = ({ operation, code }: Write) => operation === 'confirmEmail' && code === 'EMAIL_CODE_WRONG';

function recordsOnce({ writes, records, callerOf }: Facts): readonly string[] {
  return writes.flatMap((write) => {
    if (leavesRecord(write)) return [];
    const own = records.filter(
      ({ caller, key, state }) =>
        caller === callerOf(write.who) && key === write.input.idempotencyKey && state === 'DONE',
    );
    return count(write, own.length);
  });
}

/** The exact content of a draft, an application, a note and a hash, by what only this write gave it. */
function contentsOf(facts: Facts, write: Write): readonly string[] {
  const { input, operation, payload } = write;
  if (operation === 'draftSeries' && payload !== null) {
    const [id = ''] = idsIn(payload);
    const row = facts.drafts.find((one) => one.id === keyIn(id));
    const { cap } = (row?.raise ?? {}) as { cap?: string };
    const expected = [String(input.unitsOffered), (input.raise as { cap: string }).cap, personas[write.who].accountId];
    return differ(called(write), [String(row?.unitsOffered), cap, row?.accountId], expected);
  }
  if (operation === 'startApplication') {
    const rows = facts.applications.filter(({ id }) => id === input.newId);
    return count(
      write,
      rows.filter(
        ({ persona, country, accountId }) =>
          persona === input.persona && country === input.country && accountId === personas[write.who].accountId,
      ).length,
    );
  }
  if (operation === 'writeApplicationNote') {
    const texts = facts.notes.find(({ id }) => id === input.id)?.texts ?? [];
    return count(write, texts.filter((text) => text === input.text).length);
  }
  if (operation === 'recordTransactionHash' && write.outcome === 'acknowledged') {
    const row = facts.built.find(({ id }) => id === keyIn(String(input.id)));
    return differ(called(write), row?.txHash, input.txHash);
  }
  return [];
}

/** Of the writes that set one thing in turn, the last that was done shows; one whose end is unknown may. */
function lastOne(facts: Facts): readonly string[] {
  const named = facts.writes.filter(({ operation, input }) => operation === 'updateProfile' && input.displayName);
  return facts.accounts.flatMap(({ id, displayName }) => {
    const own = named.filter(({ who, outcome }) => personas[who].accountId === id && outcome !== 'refused');
    const from = own.findLastIndex(({ outcome }) => outcome === 'acknowledged');
    const possible = own.slice(Math.max(0, from)).map(({ input }) => input.displayName);
    return from < 0 || possible.includes(displayName) ? [] : [`${id} is called ${displayName}, which is an older name`];
  });
}

function builtOnce({ writes, built }: Facts): readonly string[] {
  return writes.flatMap((write) => {
    const { operation, payload, outcome } = write;
    if (!operation.startsWith('build') || outcome !== 'acknowledged') return [];
    const [id = ''] = idsIn(payload);
    const rows = built.filter((row) => row.id === keyIn(id));
    return rows.length === 1 && rows[0]?.accountId === personas[write.who].accountId
      ? []
      : [`${called(write)} is not there`];
  });
}

function sameAgain({ writes, repeated }: Facts): readonly string[] {
  return writes.flatMap((write) => {
    if (write.outcome !== 'acknowledged') return [];
    const again = repeated.find(({ key }) => key === write.input.idempotencyKey)?.again;
    return differ(`${called(write)} answers again`, again, idsIn(write.payload));
  });
}

function moneyIsContracts({ bids, contracts, positions, paid, rich }: Facts): readonly string[] {
  const onchain = contracts.bids.map((bid) => ({
    ...bid,
    price: bid.price === 0n ? null : bid.price,
    quantity: bid.quantity === 0n ? null : bid.quantity,
  }));
  const fields = (bid: (typeof bids)[number] | (typeof onchain)[number]) => [
    ...[bid.bidder, bid.sequence, bid.deposit, bid.price, bid.quantity, bid.units, bid.refund],
  ];
  return [
    ...differ('bids of index and contract', bids.map(fields), onchain.map(fields)),
    ...contracts.holdings.flatMap(({ wallet, units, money }) => {
      const indexed = positions.find(({ holder }) => holder === wallet)?.units ?? 0n;
      const net = paid.reduce((sum, one) => sum + (one.wallet === wallet ? one.net : 0n), 0n);
      return [...differ(`units of ${wallet}`, indexed, units), ...differ(`tokens of ${wallet}`, money, rich - net)];
    }),
  ];
}

function oneSpender({ sent, led, epoch }: Facts): readonly string[] {
  const work = new Map<string, number>();
  for (const { to, data, ok, takesNext } of sent)
    if (ok && !takesNext) work.set(`${to} ${data}`, (work.get(`${to} ${data}`) ?? 0) + 1);
  return [
    ...[...work].flatMap(([what, times]) => (times > 1 ? [`sent ${times} times: ${what}`] : [])),
    ...(sent.length === 0 ? ['the keepers sent nothing'] : []),
    ...sent.flatMap(({ hash, data, ok }) => (ok ? [] : [`reverted: ${hash} ${data.slice(0, 10)}`])),
    ...(BigInt(led) > epoch ? [`processes led ${led} times in ${epoch} terms`] : []),
  ];
}

const PARTIES = [
  ['BidCommitted', 'bidder'],
  ['BidRevealed', 'bidder'],
  ['BidProcessed', 'bidder'],
  ['BidDelivered', 'bidder'],
  ['UnitsMinted', 'holder'],
] as const;

function notifiedOnce({
  accountOf,
  events,
  notifications,
  outbox,
  emails,
  mailed,
  schedule,
}: Facts): readonly string[] {
  const party = PARTIES.flatMap(([kind, field]) => {
    const rows = notifications.filter((one) => one.kind === kind).map(({ accountId }) => accountId);
    const expected = events
      .filter(({ name }) => name === kind)
      .map(({ args }) => accountOf.get(String((args as Record<string, string>)[field])));
    return differ(`${kind} notified`, rows.sort(), expected.sort());
  });
  const mayRepeat = schedule.faults.some(({ kind, where }) => kind.startsWith('mail') || where.startsWith('worker'));
  const ids = emails.map(({ id }) => id);
  return [
    ...party,
    ...outbox.flatMap(({ id, topic, state }) => (state === 'DISPATCHED' ? [] : [`${topic} ${id} is ${state}`])),
    ...emails.flatMap(({ id, state }) => {
      const times = mailed.filter((one) => one === id).length;
      if (state === 'SENT') return times === 1 || (times > 1 && mayRepeat) ? [] : [`mail ${id} came ${times} times`];
      return state === 'SKIPPED' ? [] : [`mail ${id} is ${state}`];
    }),
    ...mailed.flatMap((id) => (ids.includes(id) ? [] : [`mail ${id} is of no row`])),
  ];
}

/** What a feed delivered is a piece of all that happened, in its order, that begins no later than where its list ended. */
function nothingLost({ followed, last, activity }: Facts): readonly string[] {
  const all = activity;
  const pieces = followed.flatMap(({ listed, events }) => {
    const from = events.length === 0 ? 0 : all.indexOf(events[0] ?? '');
    return [
      ...differ('a list', listed, all.slice(0, listed.length)),
      ...differ('a feed', events, all.slice(from, from + events.length)),
      ...(from > listed.length ? [`a feed began at ${from}, its list ended at ${listed.length}`] : []),
    ];
  });
  const ends = last.flatMap((session) => {
    const end = session && Math.max(session.listed.length, ...session.events.map((id) => all.indexOf(id) + 1));
    return end === all.length ? [] : [`a feed ended at ${end} of ${all.length}`];
  });
  return [...pieces, ...ends];
}

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'acknowledged is stored',
    means:
      'what was acknowledged is there once, with its content, and is answered again; what was refused is not there; what was cut off is there at most once',
    broken: (facts) => [
      ...recordsOnce(facts),
      ...facts.writes.flatMap((write) => contentsOf(facts, write)),
      ...lastOne(facts),
      ...builtOnce(facts),
      ...sameAgain(facts),
    ],
  },
  {
    name: 'money is what the contracts hold',
    means: 'bids, units and tokens of the index are those of the contracts',
    broken: moneyIsContracts,
  },
  {
    name: 'one spender',
    means: 'keepers send no work twice and nothing that reverts, and no term has two leaders',
    broken: oneSpender,
  },
  {
    name: 'notified once',
    means:
      'each event notifies each of its people once; each mail comes, twice at most where its answer may have been lost',
    broken: notifiedOnce,
  },
  {
    name: 'nobody reads more',
    means:
      'each answer holds what its reader may read at some moment between request and answer; an ended session holds for nothing',
    broken: ({ reading, strays }) => [...reading.wrong, ...strays],
  },
  {
    name: 'feeds lose nothing',
    means: 'list and feed together have every event once and in order, wherever a feed was broken off',
    broken: nothingLost,
  },
  {
    name: 'everything is well again',
    means: 'no process ended by itself, nothing was answered INTERNAL, and every gateway is ready',
    broken: ({ died, fatal, internal, ready }) => [
      ...died.map((text) => `ended by itself: ${text}`),
      ...fatal,
      ...internal.map((text) => `INTERNAL: ${text}`),
      ...ready.flatMap((status) => (status === 200 ? [] : [`a gateway says ${status}`])),
    ],
  },
];
