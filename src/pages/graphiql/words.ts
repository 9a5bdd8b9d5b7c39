import { all, either } from '../site/lists.ts';
import { type AccessCase, EVERYBODY } from './declarations.ts';
import type { Outcome } from './lens.ts';

/** `ISSUER` as people write it. */
export const labelOf = (reader: string): string => (reader === EVERYBODY ? 'everybody' : reader.toLowerCase());

const CLASSES: Readonly<Record<string, string>> = {
  NONE: 'not stored',
  PLAIN: 'stored unencrypted',
  HASH: 'stored as a hash',
  VAULT: 'stored encrypted by the service',
  E2E: 'stored encrypted for an attestor, not readable by the service',
  CLIENT_ENCRYPTED: 'stored encrypted by its owner, not readable by the service',
};

/** How a value is kept: `stored unencrypted (plain)`. */
export function sayClass({ class: kept }: AccessCase): string {
  const name = kept.toLowerCase().replace('_', '-');
  const words = CLASSES[kept];
  return words === undefined ? name : `${words} (${name})`;
}

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** The parts of compact positions of one level: at the semicolons outside parentheses. */
function partsOf(positions: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of positions) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ';' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** `1-3` of positions, which begin with 0, as people count: `2 to 4`. */
const range = (text: string): string =>
  text
    .split('-')
    .map((at) => Number(at) + 1)
    .join(' to ');

/** Positions of lists as an error has them: `0;3-4` is `1 and 4 to 5`, and `0.1` is `2 (in 1 of the outer list)`. */
export function sayPositions(positions: string): string {
  const parts = partsOf(positions).map((part) => {
    const [, at = '', inner = ''] = /^([\d-]+)\.?(.*)$/.exec(part) ?? [];
    const within = inner.replace(/^\((.*)\)$/, '$1');
    return within === '' ? range(at) : `${sayPositions(within)} (in ${range(at)} of the outer list)`;
  });
  return all(parts);
}

/** What became of a field, in a sentence or two. */
export function sayOutcome({ status, read, empty, denied, positions, code }: Outcome, onchain = false): string {
  const more = empty === 0 ? '' : ` ${counted(empty, 'record has', 'records have')} no value.`;
  const chain = onchain ? ' This service does not answer it; the chain itself shows it to everybody.' : '';
  switch (status) {
    case 'read':
      return `Read${read > 1 ? ` in ${read} records` : ''}.${more}`;
    case 'partly denied': {
      const places = positions === null ? '' : `: ${sayPositions(positions)} of the list`;
      return `Read in ${counted(read, 'record', 'records')}, denied in ${denied}${places}.${more}${chain}`;
    }
    case 'denied':
      return `Denied${denied > 1 ? ` in all ${denied} records` : ''}.${more}${chain}`;
    case 'failed':
      return `Failed with ${code ?? 'an error without a code'}.`;
    case 'no value':
      return 'Null, without an error: there is no value, or it is of a record that the reader may not see.';
    case 'no record':
      return 'Not in the answer: it has no record with this field.';
  }
}

/** What makes somebody a reader: said to a viewer who is one, and of anybody. */
const RELATIONS: Readonly<Record<string, { readonly is: string; readonly who: string }>> = {
  OWNER: { is: 'it belongs to your account or to a wallet of yours', who: 'the owner of this record' },
  ISSUER: { is: 'a wallet of yours issued this series', who: 'the issuer of this series' },
  HOLDER: {
    is: 'a wallet of yours holds units',
    who: 'a holder of this series (a wallet with units of it, or the wallet of this position)',
  },
  BACKER: {
    is: 'a wallet of yours is verified, and the series raises or that wallet has a bid or units in it',
    who: 'a backer of this series (a verified wallet, while the series raises, or with a bid or units in it)',
  },
  ATTESTOR: {
    is: 'it is addressed to an active key of yours',
    who: 'the attestor whose active key this is addressed to',
  },
  ADMIN: { is: 'the operator named a wallet of yours', who: 'an admin (a wallet that the operator named)' },
};
const asReader = (label: string): string => `${labelOf(label)} (${RELATIONS[label]?.is ?? ''})`;

/** What `explainAccess` answers of a field of a row. */
export interface Decision {
  readonly allowed: boolean;
  /** By which the viewer reads. */
  readonly relation: string | null;
  /** All that the viewer is to the row. */
  readonly relations: readonly string[];
  readonly readers: readonly string[];
  readonly block: { readonly number: string } | null;
}

function sayAllowed({ relation, block }: Decision, record: string): string {
  if (relation === null || relation === EVERYBODY) return 'Nobody needs to sign in to read it.';
  const read = block === null ? '' : ` The chain said so at block ${block.number}.`;
  return `You read it in ${record} as ${asReader(relation)}.${read}`;
}

function sayDenied({ relations, readers }: Decision, record: string, isSignedIn: boolean): string {
  const granted = readers.filter((label) => label in RELATIONS);
  if (granted.length === 0) return 'This service answers it to nobody.';
  const unconfirmed = relations.filter((label) => granted.includes(label));
  if (unconfirmed.length > 0)
    return `You are ${all(unconfirmed.map(labelOf))} by what is indexed, but the chain does not confirm it now.`;
  const who = granted.map((label) => RELATIONS[label]?.who ?? labelOf(label));
  const needed = `To read it you would have to be ${either(who)}.`;
  if (!isSignedIn) return `You are not signed in. ${needed}`;
  if (relations.length === 0) return `You are none of these to ${record}. ${needed}`;
  const names = relations.map(labelOf);
  const [name = ''] = names;
  const none =
    names.length === 1 ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} does not read` : 'none of these reads';
  const of = relations.every((label) => label === 'ADMIN') ? '' : ` of ${record}`; // a role is one everywhere
  return `You are ${all(names)}${of}; ${none} this field. ${needed}`;
}

/** Why a viewer reads a field of a record or not: of the viewer alone, and of nobody else. */
export function sayWhy(decision: Decision, { isSignedIn, isFirstDenied }: Asked): string {
  const record = isFirstDenied ? 'the first denied record' : 'the first record';
  const readers = decision.readers.length === 0 ? 'nobody' : all(decision.readers.map(labelOf));
  const why = decision.allowed ? sayAllowed(decision, record) : sayDenied(decision, record, isSignedIn);
  return `Readers: ${readers}. ${why}`;
}

interface Asked {
  readonly isSignedIn: boolean;
  /** Whether the record is one that was denied. */
  readonly isFirstDenied: boolean;
}
