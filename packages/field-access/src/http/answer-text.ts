import type { Answer } from '../compiled.ts';

/**
 * Writes an answer in pieces. The members come in the order in which an executor and plugins that add extensions write them.
 *
 * @example
 * piecesWith(answer, [], ['"extensions":{"cost":3}']).join(''); // '{"data":{…},"extensions":{"cost":3}}'
 */
export function piecesWith(
  answer: Pick<Answer, 'data' | 'failed'>,
  errors: readonly string[],
  extensions: readonly string[],
): readonly string[] {
  const [before, after] = answer.failed ? [errors, extensions] : [[], [...extensions, ...errors]];
  const head = before.length === 0 ? '{"data":' : `{${before.join(',')},"data":`;
  return [head, ...answer.data, after.length === 0 ? '}' : `,${after.join(',')}}`];
}

/**
 * Joins texts as UTF-8, without a copy of each.
 *
 * @example
 * response.end(encodePieces(pieces));
 */
export function encodePieces(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}
