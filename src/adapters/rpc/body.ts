import { unavailable } from './unavailable.ts';

/** The longest answer that is read: receipts of a block of thousands of transactions are a tenth of it. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The JSON of an HTTP answer.
 *
 * @param parse of the text; throws for what is no JSON
 * @throws CHAIN_UNAVAILABLE where it is too long, or no JSON
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
