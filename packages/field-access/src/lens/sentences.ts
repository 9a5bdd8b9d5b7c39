import { type Declarations, EVERYBODY_READER, type LensRule, OPERATORS_READER, spellingOf } from './declarations.ts';
import type { LensOutcome } from './outcome.ts';

const [conjunction, disjunction] = [
  new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  new Intl.ListFormat('en-GB', { type: 'disjunction' }),
];
/** Joins words: `a, b and c`. */
const joinWords = (words: readonly string[]): string => conjunction.format(words);
/** Joins alternatives: `a, b or c`. */
const joinAlternatives = (words: readonly string[]): string => disjunction.format(words);

/**
 * `DOCTOR` as people write it.
 *
 * @example
 * labelOf('LEAD_DOCTOR'); // 'lead-doctor'
 */
export const labelOf = (reader: string): string => (reader === EVERYBODY_READER ? 'everybody' : spellingOf(reader));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A name with its sentence: `Plain: the value is stored as it is.` */
const withSentence = (name: string, sentence: string | undefined): string =>
  sentence === undefined ? '' : `${capitalized(name)}: ${uncapitalized(sentence)}`;

/**
 * A storage class with its sentence.
 *
 * @example
 * sayClass(declaration, declarations); // 'Plain: the value is stored as it is.'
 */
export const sayClass = (rule: LensRule, { classes }: Pick<Declarations, 'classes'>): string =>
  withSentence(spellingOf(rule.class), classes.get(rule.class)) || spellingOf(rule.class);

const formatCount = (n: number, singular: string, plural: string): string => `${n} ${n === 1 ? singular : plural}`;

/** Splits compact positions at the semicolons outside parentheses, because those inside separate positions of an inner list. */
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
const sayRange = (text: string): string =>
  text
    .split('-')
    .map((at) => Number(at) + 1)
    .join(' to ');

/**
 * Converts an error's compact list positions to words: `0;3-4` becomes `1 and 4 to 5`, and `0.1` becomes `2 (in 1 of the
 * outer list)`.
 *
 * @example
 * sayPositions('0;3-4'); // '1 and 4 to 5'
 */
export function sayPositions(positions: string): string {
  const parts = partsOf(positions).map((part) => {
    const [, at = '', inner = ''] = /^([\d-]+)\.?(.*)$/.exec(part) ?? [];
    const innerPositions = inner.replace(/^\((.*)\)$/, '$1');
    return innerPositions === ''
      ? sayRange(at)
      : `${sayPositions(innerPositions)} (in ${sayRange(at)} of the outer list)`;
  });
  return joinWords(parts);
}

/**
 * The result of a field in an answer, in a sentence or two.
 *
 * @example
 * sayOutcome(outcomeOf(field, answer)); // 'Denied in all 3 records.'
 */
export function sayOutcome({ status, read, empty, denied, positions, code }: LensOutcome): string {
  const emptyText = empty === 0 ? '' : ` ${formatCount(empty, 'record has', 'records have')} no value.`;
  switch (status) {
    case 'read':
      return `Read${read > 1 ? ` in ${read} records` : ''}.${emptyText}`;
    case 'partly denied': {
      const places = positions === null ? '' : `: ${sayPositions(positions)} of the list`;
      return `Read in ${formatCount(read, 'record', 'records')}, denied in ${denied}${places}.${emptyText}`;
    }
    case 'denied':
      return `Denied${denied > 1 ? ` in all ${denied} records` : ''}.${emptyText}`;
    case 'failed':
      return `Failed with ${code ?? 'an error without a code'}.`;
    case 'refused':
      return `Not read: the document was refused with ${code ?? 'an error without a code'}.`;
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
interface DecisionSubject {
  readonly isSignedIn: boolean;
  /** True if the record was denied. */
  readonly isFirstDenied: boolean;
  /** The sentences of labels. */
  readonly labels: Declarations['labels'];
}

/** Labels with their sentences, for a text that names them before. */
const explainLabels = (readers: readonly string[], { labels }: DecisionSubject): string =>
  readers
    .flatMap((reader) => withSentence(labelOf(reader), labels.get(reader)) || [])
    .map((text) => ` ${text}`)
    .join('');

function sayAllowed({ relation, source }: LensDecision, record: string, subject: DecisionSubject): string {
  if (relation === null || relation === EVERYBODY_READER) return 'Nobody needs to sign in to read it.';
  const origin = source === null ? '' : ` ${source}`;
  return `You read it in ${record} as ${labelOf(relation)}.${explainLabels([relation], subject)}${origin}`;
}

function sayDenied({ relations, readers }: LensDecision, record: string, subject: DecisionSubject): string {
  const grantees = readers.filter((label) => label !== EVERYBODY_READER && label !== OPERATORS_READER);
  if (grantees.length === 0) return 'The service returns it to nobody.';
  const unconfirmed = relations.filter((label) => grantees.includes(label));
  if (unconfirmed.length > 0)
    return `The stored data says that you are ${joinWords(unconfirmed.map(labelOf))}, but a further check of this field does not confirm it now.`;
  const requirement = `To read it you would have to be ${joinAlternatives(grantees.map(labelOf))}.${explainLabels(grantees, subject)}`;
  if (!subject.isSignedIn) return `You are not signed in. ${requirement}`;
  if (relations.length === 0) return `You are none of these to ${record}. ${requirement}`;
  const names = relations.map(labelOf);
  const [name = ''] = names;
  const refusal =
    names.length === 1 ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} does not read` : 'none of these reads';
  return `To ${record} you are ${joinWords(names)}; ${refusal} this field. ${requirement}`;
}

/**
 * The reason why a viewer reads a field of a record or not. It is about the viewer alone.
 *
 * @example
 * sayWhy(decision, { isSignedIn: true, isFirstDenied: false, labels }); // 'Readers: owner. …'
 */
export function sayWhy(decision: LensDecision, subject: DecisionSubject): string {
  const record = subject.isFirstDenied ? 'the first denied record' : 'the first record';
  const readers = decision.readers.length === 0 ? 'nobody' : joinWords(decision.readers.map(labelOf));
  const reason = decision.allowed ? sayAllowed(decision, record, subject) : sayDenied(decision, record, subject);
  return `Readers: ${readers}. ${reason}`;
}
