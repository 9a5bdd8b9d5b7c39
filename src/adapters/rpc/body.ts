import { unavailable } from './unavailable.ts';

/** The longest answer, in bytes; ten times the receipts of a block with thousands of transactions. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads the JSON of an HTTP answer.
 *
 * @param parse parses the text, and throws if it is no JSON
 * @throws CHAIN_UNAVAILABLE if the answer is too long or no JSON
 */
export async function readBody(response: Response, parse: (text: string) => unknown = JSON.parse): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw unavailable('AnswerTooLarge');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return parse(text);
  } catch {
    throw unavailable('AnswerNotJson');
  }
}
