import { unavailable } from './unavailable.ts';

/** The longest answer by default, in bytes; ten times the receipts of a block with thousands of transactions. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface BodyOptions {
  /** Parses the text, and throws if it is no JSON. Default: JSON.parse. */
  readonly parse?: ((text: string) => unknown) | undefined;
  /** The longest answer, in bytes. Default: 64 MiB. */
  readonly maxBytes?: number | undefined;
}

/**
 * Reads the JSON of an HTTP answer.
 *
 * @throws CHAIN_UNAVAILABLE if the answer is too long or no JSON
 */
export async function readBody(
  response: Response,
  { parse = JSON.parse, maxBytes = MAX_BYTES }: BodyOptions = {},
): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw unavailable('AnswerTooLarge');
    chunks.push(chunk);
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks)); // without a byte order mark, which some proxies add
  try {
    return parse(text);
  } catch {
    throw unavailable('AnswerNotJson');
  }
}
