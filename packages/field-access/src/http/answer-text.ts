import type { Answer } from '../compiled.ts';

/** Writes an answer in pieces. Its members are in the same order as in an answer of the executor and of plugins that add extensions. */
export function piecesWith(
  answer: Pick<Answer, 'data' | 'failed'>,
  errors: readonly string[],
  extensions: readonly string[],
): readonly string[] {
  const [before, after] = answer.failed ? [errors, extensions] : [[], [...extensions, ...errors]];
  const head = before.length === 0 ? '{"data":' : `{${before.join(',')},"data":`;
  return [head, ...answer.data, after.length === 0 ? '}' : `,${after.join(',')}}`];
}

/** Joins texts as UTF-8 in one buffer, without a buffer for each. */
export function encodePieces(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let offset = 0;
  for (const piece of pieces) offset += bytes.write(piece, offset);
  return bytes;
}
