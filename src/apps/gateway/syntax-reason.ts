import type { GraphQLError } from 'graphql';
import { ERRORS } from '../../core/errors/codes.ts';

/** Kinds of token, as graphql-js names them. */
const KIND = String.raw`<EOF>|Name|Int|Float|String|BlockString|"(?:[!$&():=@[\]{|}]|\.{1,3})"`;
const WORDS: Readonly<Record<string, string>> = {
  '<EOF>': 'the end of the document',
  Name: 'a name',
  Int: 'a whole number',
  Float: 'a number',
  String: 'a string',
  BlockString: 'a block string',
};
/** Punctuation and keywords of the grammar stand for themselves. */
const words = (kind: string): string => WORDS[kind] ?? kind;

const UNEXPECTED = new RegExp(`^Unexpected (${KIND})(?= "|\\.$)`);
const EXPECTED = new RegExp(`^Expected (${KIND}|"[a-z]+"), found (${KIND})(?= "|\\.$)`);

/** What else the lexer and the parser of graphql-js say, up to where they quote the document. */
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

function reasonOf(text: string): string | undefined {
  const [, wanted, found] = EXPECTED.exec(text) ?? [];
  if (wanted !== undefined && found !== undefined) return `expected ${words(wanted)}, found ${words(found)}.`;
  const [, other] = UNEXPECTED.exec(text) ?? [];
  if (other !== undefined) return `${words(other)} is not expected here.`;
  return FAULTS.find(([begins]) => text.startsWith(begins))?.[1];
}

/**
 * Why a document does not parse: the kinds of token, and their place. What a token says is left out, names too, because a
 * secret may have been pasted into the wrong place.
 *
 * @param error of graphql-js; its message begins with `Syntax Error: `
 */
export function syntaxMessage({ message, locations }: GraphQLError): string {
  const constant = ERRORS.MALFORMED_DOCUMENT.message;
  const reason = reasonOf(message.replace(/^Syntax Error: /, '')) ?? 'the document cannot be read on from here.';
  const [place] = locations ?? [];
  return place === undefined ? constant : `${constant} Line ${place.line}, column ${place.column}: ${reason}`;
}
