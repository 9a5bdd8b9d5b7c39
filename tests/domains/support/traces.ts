import { randomUUID } from 'node:crypto';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import { expect } from 'vitest';
import { mutationDocument } from '../../../src/apps/demo/steps/actor.ts';
import type { Name, Product } from './product.ts';

/** What a request may leave behind: of every table how many rows and a digest of them; the chain's last block. */
type Traces = Readonly<Record<string, string>>;

/** Where the product keeps things. */
interface Traced {
  readonly devnet: Product['devnet'];
  readonly gateway: { readonly database: Pick<Product['gateway']['database'], 'prisma'> };
}

/** Everything the product keeps, as it is now. Two are equal where nothing was left behind between them. */
export async function traces({ gateway, devnet }: Traced): Promise<Traces> {
  const { prisma } = gateway.database;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' rows ' || md5(coalesce(string_agg(t::text, ';' ORDER BY t::text), '')) AS found FROM "${name}" t`,
  );
  const rows = await prisma.$queryRawUnsafe<{ name: string; found: string }[]>(digests.join(' UNION ALL '));
  const [block, pool] = await Promise.all([
    devnet.anvil.rpc<{ hash: string }>('eth_getBlockByNumber', 'latest', false),
    devnet.anvil.rpc<Record<string, string>>('txpool_status'),
  ]);
  return Object.fromEntries([
    ...rows.map(({ name, found }) => [name, found]),
    ['the last block', block.hash],
    ['pending transactions', JSON.stringify(pool)],
  ]);
}

/** The code and message of whatever refuses in an answer: a union's Refusal, or the first of its errors. */
function refusalOf(answer: unknown): { readonly code: string; readonly message: string } | undefined {
  const { data, errors } = answer as {
    data?: Record<string, { code?: string; message?: string } | null> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = errors ?? [];
  if (error) return { code: error.extensions.code, message: error.message };
  const refused = Object.values(data ?? {}).find((value) => value?.code !== undefined);
  return refused ? { code: refused.code ?? '', message: refused.message ?? '' } : undefined;
}

/** The record's state, and the step that it does not allow. */
const STATE = /^The [\w ]+ is [A-Z_]+; only one that is [A-Z_, ]+( or [A-Z_]+)? can /;

/** Messages that say more than the meaning of their code. */
const MESSAGES: Readonly<Partial<Record<ErrorCode, RegExp>>> = {
  BAD_INPUT: /: expected .+\.$/,
  MALFORMED_DOCUMENT: /^The document is not GraphQL\. Line \d+, column \d+: /,
  RECORD_STATE: STATE,
  CASE_STATE: STATE,
  WRONG_STATE: STATE,
};

/** An answer that refuses with this code, one of the code’s messages, and none of the values it was asked with. */
export function expectRefusal(answer: unknown, code: ErrorCode, values: readonly string[]): void {
  const constant = ERRORS[code].message;
  const more = MESSAGES[code];
  const message = more === undefined ? constant : expect.stringMatching(more);
  const messages = more === STATE ? [message] : [constant, message];
  expect(messages.map((one) => ({ code, message: one }))).toContainEqual(refusalOf(answer));
  const text = JSON.stringify(answer);
  for (const value of values) expect(text).not.toContain(value);
}

/** Runs any mutation as somebody and answers the whole answer. */
export const mutate = (product: Product, name: Name | 'public', mutation: string, input: object) =>
  product.ask(name, mutationDocument(mutation, '... on Error { code message path }'), {
    input: { idempotencyKey: randomUUID(), ...input },
  });

/** Asks for something that is refused with this code, repeats no value, and leaves everything as it was. */
export async function refuses(
  product: Product,
  code: ErrorCode,
  ask: () => Promise<unknown>,
  values: readonly string[] = [],
): Promise<void> {
  const before = await traces(product);
  expectRefusal(await ask(), code, values);
  expect(await traces(product)).toEqual(before);
  for (const value of values) expect(product.gateway.logs.join('\n')).not.toContain(value);
}
