import type { Answer } from 'field-access/compiled';
import type { GraphQLError } from 'graphql';
import { publicError, reasonIn } from '../http/errors.ts';
import type { RequestFacts } from '../http/exchange.ts';
import type { AdmittedOperation } from './admission.ts';

/** The member `errors` of an answer, as clients see it. */
interface ErrorsMember {
  /** The member's text; empty for an answer without errors. */
  readonly text: readonly string[];
  /** True if one of the errors refuses the whole request. */
  readonly isRefused: boolean;
  readonly codes: readonly string[];
  /** The reason for the log (`reasonIn`): that of the first of the errors that has one. */
  readonly reason: string | undefined;
}

/** A cache of members by their errors, because many answers share the errors of one plan and each public error captures a stack. */
const members = new WeakMap<readonly GraphQLError[], ErrorsMember>();

/** Returns the member for an answer's errors. It is written once for each array, because these arrays never change. */
export function errorsMember(errors: readonly GraphQLError[]): ErrorsMember {
  const member = members.get(errors) ?? writeErrors(errors);
  members.set(errors, member);
  return member;
}

/** Makes the member of errors, with all that the log needs of it. */
function writeErrors(errors: readonly GraphQLError[]): ErrorsMember {
  const publicErrors = errors.map((error) => publicError(error, () => {}));
  return {
    text: publicErrors.length === 0 ? [] : [`"errors":${JSON.stringify(publicErrors)}`],
    isRefused: publicErrors.some(({ extensions }) => extensions.http !== undefined),
    codes: [...new Set(publicErrors.map(({ extensions }) => String(extensions.code)))],
    reason: publicErrors.map(reasonIn).find((reason) => reason !== undefined),
  };
}

/** Writes an answer in pieces. The members come in the order in which an executor and plugins that add extensions write them. */
function piecesWith({ data, failed }: Answer, errors: readonly string[], extensions: string): readonly string[] {
  const [before, after] = failed ? [errors, [extensions]] : [[], [extensions, ...errors]];
  const head = before.length === 0 ? '{"data":' : `{${before.join(',')},"data":`;
  return [head, ...data, `,${after.join(',')}}`];
}

/** Joins texts as UTF-8, without a copy of each. */
export function encodePieces(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}

/**
 * The text of an answer, in pieces, as the GraphQL server would write it; null for an answer with an error's status, which
 * the server has to write. It also sets the facts of the request's log line.
 */
export function answerPieces(
  answer: Answer,
  { cost, limit }: Pick<AdmittedOperation, 'cost' | 'limit'>,
  facts: RequestFacts,
): readonly string[] | null {
  const { text: errors, codes, reason, isRefused } = errorsMember(answer.errors);
  if (isRefused) return null;
  facts.cost = cost;
  if (codes.length > 0) facts.codes = codes;
  if (reason !== undefined) facts.reason = reason;
  return piecesWith(answer, errors, `"extensions":{"cost":{"requested":${cost},"limit":${limit}}}`);
}
