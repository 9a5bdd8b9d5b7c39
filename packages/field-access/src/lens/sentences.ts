import { type Declarations, EVERYBODY_READER, type LensRule, OPERATORS_READER, spellingOf } from './declarations.ts';
import type { LensOutcome } from './outcome.ts';

const [conjunction, disjunction] = [
  new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  new Intl.ListFormat('en-GB', { type: 'disjunction' }),
];
/** Joins words: `a, b and c`. */
const all = (words: readonly string[]): string => conjunction.format(words);
/** Joins alternatives: `a, b or c`. */
const either = (words: readonly string[]): string => disjunction.format(words);

/** `DOCTOR` as people write it. */
export const labelOf = (reader: string): string => (reader === EVERYBODY_READER ? 'everybody' : spellingOf(reader));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A name with its sentence: `Plain: the value is stored as it is.` */
const withSentence = (name: string, sentence: string | undefined): string =>
  sentence === undefined ? '' : `${capitalized(name)}: ${uncapitalized(sentence)}`;

/** A storage class with its sentence. */
export const sayClass = (rule: LensRule, { classes }: Pick<Declarations, 'classes'>): string =>
  withSentence(spellingOf(rule.class), classes.get(rule.class)) || spellingOf(rule.class);

const counted = (n: number, singular: string, plural: string): string => `${n} ${n === 1 ? singular : plural}`;

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

/** Converts a range of positions that count from 0 to words that count from 1: `1-3` becomes `2 to 4`. */
const range = (text: string): string =>
  text
    .split('-')
    .map((at) => Number(at) + 1)
    .join(' to ');

/**
 * Converts an error's compact list positions to words: `0;3-4` becomes `1 and 4 to 5`, and `0.1` becomes `2 (in 1 of the
 * outer list)`.
 */
export function sayPositions(positions: string): string {
  const parts = partsOf(positions).map((part) => {
    const [, at = '', inner = ''] = /^([\d-]+)\.?(.*)$/.exec(part) ?? [];
    const within = inner.replace(/^\((.*)\)$/, '$1');
    return within === '' ? range(at) : `${sayPositions(within)} (in ${range(at)} of the outer list)`;
  });
  return all(parts);
}

/** The result of a field in an answer, in a sentence or two. */
export function sayOutcome({ status, read, empty, denied, positions, code }: LensOutcome): string {
  const more = empty === 0 ? '' : ` ${counted(empty, 'record has', 'records have')} no value.`;
  switch (status) {
    case 'read':
      return `Read${read > 1 ? ` in ${read} records` : ''}.${more}`;
    case 'partly denied': {
      const places = positions === null ? '' : `: ${sayPositions(positions)} of the list`;
      return `Read in ${counted(read, 'record', 'records')}, denied in ${denied}${places}.${more}`;
    }
    case 'denied':
      return `Denied${denied > 1 ? ` in all ${denied} records` : ''}.${more}`;
    case 'failed':
      return `Failed with ${code ?? 'an error without a code'}.`;
    case 'no value':
      return 'Null, without an error: there is no value, or it is of a record that the reader may not see.';
    case 'no record':
      return 'Not in the answer: it has no record with this field.';
  }
}

/** The server's explanation of a field of a row. */
export interface LensDecision {
  readonly allowed: boolean;
  /** The label by which the viewer reads. */
  readonly relation: string | null;
  /** All labels of the viewer on the row. */
  readonly relations: readonly string[];
  readonly readers: readonly string[];
  /** The source of the relation, in a sentence; null if it has none. */
  readonly source: string | null;
}

/** The viewer and the record that a decision is about. */
interface Situation {
  readonly isSignedIn: boolean;
  /** True if the record was denied. */
  readonly isFirstDenied: boolean;
  /** The sentences of labels. */
  readonly labels: Declarations['labels'];
}

/** Labels with their sentences, for a text that names them before. */
const explained = (readers: readonly string[], { labels }: Situation): string =>
  readers
    .flatMap((reader) => withSentence(labelOf(reader), labels.get(reader)) || [])
    .map((text) => ` ${text}`)
    .join('');

function sayAllowed({ relation, source }: LensDecision, record: string, situation: Situation): string {
  if (relation === null || relation === EVERYBODY_READER) return 'Nobody needs to sign in to read it.';
  const from = source === null ? '' : ` ${source}`;
  return `You read it in ${record} as ${labelOf(relation)}.${explained([relation], situation)}${from}`;
}

function sayDenied({ relations, readers }: LensDecision, record: string, situation: Situation): string {
  const granted = readers.filter((label) => label !== EVERYBODY_READER && label !== OPERATORS_READER);
  if (granted.length === 0) return 'This service answers it to nobody.';
  const unconfirmed = relations.filter((label) => granted.includes(label));
  if (unconfirmed.length > 0)
    return `You are ${all(unconfirmed.map(labelOf))} by what is stored, but the further check of this field does not confirm it now.`;
  const needed = `To read it you would have to be ${either(granted.map(labelOf))}.${explained(granted, situation)}`;
  if (!situation.isSignedIn) return `You are not signed in. ${needed}`;
  if (relations.length === 0) return `You are none of these to ${record}. ${needed}`;
  const names = relations.map(labelOf);
  const [name = ''] = names;
  const none =
    names.length === 1 ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} does not read` : 'none of these reads';
  return `To ${record} you are ${all(names)}; ${none} this field. ${needed}`;
}

/** The reason why a viewer reads a field of a record or not. It is about the viewer alone. */
export function sayWhy(decision: LensDecision, situation: Situation): string {
  const record = situation.isFirstDenied ? 'the first denied record' : 'the first record';
  const readers = decision.readers.length === 0 ? 'nobody' : all(decision.readers.map(labelOf));
  const why = decision.allowed ? sayAllowed(decision, record, situation) : sayDenied(decision, record, situation);
  return `Readers: ${readers}. ${why}`;
}
