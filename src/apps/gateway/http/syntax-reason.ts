import { ERRORS } from '@income-series/protocol/errors/codes';
import type { GraphQLError } from 'graphql';

/** A regular expression for the kinds of tokens, in the names of graphql-js. */
const KIND = String.raw`<EOF>|Name|Int|Float|String|BlockString|"(?:[!$&():=@[\]{|}]|\.{1,3})"`;
const WORDS: Readonly<Record<string, string>> = {
  '<EOF>': 'the end of the document',
  Name: 'a name',
  Int: 'a whole number',
  Float: 'a number',
  String: 'a string',
  BlockString: 'a block string',
};
/** Names a kind of token in words. Punctuation and keywords stay as they are. */
const describeToken = (kind: string): string => WORDS[kind] ?? kind;

const UNEXPECTED = new RegExp(`^Unexpected (${KIND})(?= "|\\.$)`);
const EXPECTED = new RegExp(`^Expected (${KIND}|"[a-z]+"), found (${KIND})(?= "|\\.$)`);

/** Beginnings of other messages of the lexer and parser of graphql-js, without what they quote from the document. */
const FAULTS: readonly (readonly [begins: string, reason: string])[] = [
  ['Unexpected single quote character', 'a string is written with double quotes.'],
  ['Unexpected character', 'a character that does not belong here.'],
  ['Invalid character within String', 'a character that a string cannot contain.'],
  ['Invalid character escape', 'an escape sequence that GraphQL does not have.'],
  ['Invalid Unicode escape', 'an escape sequence that GraphQL does not have.'],
  ['Invalid character', 'a character that GraphQL does not have.'],
  ['Invalid number', 'a number is not written correctly.'],
  ['Unterminated string', 'a string has no end.'],
  ['Unexpected variable', 'a variable, where only a constant is allowed.'],
  ['Unexpected description', 'a description, where none is allowed.'],
];

/** The reason of a syntax error in words that quote no text; undefined for an unknown message. */
function reasonOf(text: string): string | undefined {
  const [, expectedKind, actualKind] = EXPECTED.exec(text) ?? [];
  if (expectedKind !== undefined && actualKind !== undefined)
    return `expected ${describeToken(expectedKind)}, found ${describeToken(actualKind)}.`;
  const [, unexpectedKind] = UNEXPECTED.exec(text) ?? [];
  if (unexpectedKind !== undefined) return `${describeToken(unexpectedKind)} is not expected here.`;
  return FAULTS.find(([begins]) => text.startsWith(begins))?.[1];
}

/**
 * The message of a syntax error: the kinds of tokens and their place. It quotes nothing from the document, not even names,
 * because somebody may have pasted a secret there.
 *
 * @param error of graphql-js; its message begins with `Syntax Error: `
 */
export function syntaxMessage({ message, locations }: GraphQLError): string {
  const constant = ERRORS.MALFORMED_DOCUMENT.message;
  const reason = reasonOf(message.replace(/^Syntax Error: /, '')) ?? 'the document cannot be read on from here.';
  const [place] = locations ?? [];
  return place === undefined ? constant : `${constant} Line ${place.line}, column ${place.column}: ${reason}`;
}
