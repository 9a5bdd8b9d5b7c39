import { EXTINGUISH_MAX, EXTINGUISH_MIN } from '@income-series/client/terms';
import { formatTime, shortKey } from '../formats.ts';
import type { IssuedSeries } from './issued-series.ts';
import type { IssuedTask } from './task-words.ts';

export type Hardship = IssuedSeries['hardshipRequests']['nodes'][number];

/** Says who acts next on a request for a pause, and until when. */
export function sayHardship({ state, attestorKey, pauseEndsAt, openedAt }: Hardship): string {
  const attestor = attestorKey === null ? 'the attestor' : `attestor ${shortKey(attestorKey)}`;
  const words: Readonly<Record<Hardship['state'], string>> = {
    PREPARED: 'It is written, and not on the chain yet. If you ask again, the new request takes its place.',
    REQUESTED: `It waits for ${attestor} to approve or refuse it.`,
    APPROVED: `The pause runs until ${formatTime(pauseEndsAt)}. You may end it before, and anybody from then on.`,
    ENDED: 'The pause is over.',
    REFUSED: `It was refused by ${attestor}. Withdraw it before you ask again.`,
    WITHDRAWN: 'You withdrew it.',
  };
  return `Request of ${formatTime(openedAt)}: ${words[state]}`;
}

export type Extinguishment = IssuedSeries['extinguishmentRequests']['nodes'][number];

/** Says who acts next on a request for an extinguishment, and until when. */
export function sayExtinguishment({ state, openedAt, noticeEndsAt, deadlineAt, signers }: Extinguishment): string {
  const times =
    deadlineAt === null
      ? 'It is not on the chain yet.'
      : `The chain takes both signatures from ${formatTime(noticeEndsAt)} until ${formatTime(deadlineAt)}.`;
  const words: Readonly<Record<Extinguishment['state'], string>> = {
    OPEN: `Both attestors have to sign. ${times}`,
    ONE_SIGNED: `${signers?.[0] ? `Attestor ${shortKey(signers[0])}` : 'One attestor'} signed, and the other one has to. ${times}`,
    BOTH_SIGNED: `Both attestors signed. ${times}`,
    RELAYED: 'The series is extinguished.',
    RELAY_REFUSED: 'The chain refused the signatures.',
    VOIDED: 'It counts no more.',
  };
  return `Request of ${formatTime(openedAt)}: ${words[state]}`;
}

export type Review = IssuedSeries['annualCases']['nodes'][number];

const DECLINED: Readonly<Record<NonNullable<Review['closedReason']>, string>> = {
  WITHDRAWN: 'You withdrew it.',
  CONFLICT_OF_INTEREST: 'The attestor cannot judge for you, so choose another one.',
  DOCUMENTS_INSUFFICIENT: 'The attestor declined, because the documents do not show the year.',
  FIGURE_MISMATCH: 'The attestor declined, because the documents show another figure.',
  OTHER: 'The attestor declined for another reason.',
};

/** Says who acts next on the review of a year. */
export function sayReview({ year, state, attestorKey, closedReason, openedAt }: Review): string {
  const attestor = `attestor ${shortKey(attestorKey)}`;
  const words: Readonly<Record<Review['state'], string>> = {
    OPEN: `It waits for ${attestor} to sign or decline.`,
    SIGNED: 'It is signed, and you can send it.',
    LANDED: 'The chain has it.',
    CLOSED: closedReason === null ? 'It is closed.' : DECLINED[closedReason],
  };
  return `Review of ${year}, asked for on ${formatTime(openedAt)}: ${words[state]}`;
}

/** The year whose review its issuer may ask for: one that is over, without a true-up and without a review under way. Null if there is none. */
export function yearToReview(tasks: readonly IssuedTask[], reviews: readonly Review[]): number | null {
  const underWay = reviews.filter(({ state }) => state === 'OPEN' || state === 'SIGNED').map(({ year }) => year);
  const due = tasks.find(
    ({ kind, state, year }) => kind === 'TRUE_UP' && state !== 'UPCOMING' && year !== null && !underWay.includes(year),
  );
  return due?.year ?? null;
}

/** The files of a reason or of evidence: how many there may be, and how large together, because they are sealed as one text. */
const STATEMENT_FILES = { most: 16, bytes: 240_000 } as const;

const DAY = 86_400n;
/** The days from the request to its deadline: one more than the chain's least, because the chain counts from the block that has the request. */
export const DEADLINE_DAYS = { least: Number(EXTINGUISH_MIN / DAY) + 1, most: Number(EXTINGUISH_MAX / DAY) } as const;

interface TypedStatement {
  readonly text: string;
  /** The chosen keys; empty where none is chosen. */
  readonly attestors: readonly string[];
  readonly files: readonly { readonly size: number }[];
}

export type StatementFault = 'text' | 'attestors' | 'files';

/** The faults of a reason or of evidence, by field. */
export function statementFaults({
  text,
  attestors,
  files,
}: TypedStatement): Readonly<Partial<Record<StatementFault, string>>> {
  const isSame = attestors.length > 1 && new Set(attestors).size < attestors.length;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    ...(isSame && { attestors: 'Choose two different attestors.' }),
    ...(attestors.includes('') && {
      attestors: attestors.length > 1 ? 'Choose both attestors.' : 'Choose the attestor who decides.',
    }),
    ...(text.trim() === '' && { text: 'Write what happened, and what follows from it.' }),
    ...(files.length > STATEMENT_FILES.most && { files: `Choose at most ${STATEMENT_FILES.most} files.` }),
    ...(bytes > STATEMENT_FILES.bytes && { files: 'The files are larger than 240 kB together.' }),
  };
}

/** Reads the days until a deadline; null for anything but a whole number in its bounds. */
export function readDays(typed: string): number | null {
  const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= DEADLINE_DAYS.least && days <= DEADLINE_DAYS.most ? days : null;
}
