import { randomUUID } from 'node:crypto';
import type { Hex } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import type { TestDatabase } from '../../../support/database.ts';
import { TEST_CHAIN, type TestGateway } from '../../../support/gateway.ts';

/** What a deletion, or its challenge, answers. */
export interface Answered {
  readonly code?: string;
  readonly blockers?: readonly string[];
  readonly deletedAt?: string;
}
export interface Challenged {
  readonly message: string;
  readonly nonce: string;
  readonly code?: string;
}
export interface Signer {
  readonly address: string;
  sign(message: string): Promise<Hex>;
}

export const challengeDeletion = (
  gateway: TestGateway,
  token: string | undefined,
  { address }: Pick<Signer, 'address'>,
  chain = TEST_CHAIN,
): Promise<Challenged> =>
  gateway.mutate(
    'deleteAccountChallenge',
    { address, chain },
    { token, fields: 'message nonce domain uri chainId issuedAt expiresAt' },
  );

/** The challenge of a further wallet, on the first chain. */
export const challengeOf = (gateway: TestGateway, token: string, address: string): Promise<Challenged> =>
  gateway.mutate('addWalletChallenge', { address, chain: TEST_CHAIN }, { token, fields: 'message nonce' });

/** Asks for the deletion with a signature; `errors[0].code` where the request itself is refused. */
export const deleteWith = (
  gateway: TestGateway,
  token: string | undefined,
  { nonce }: Pick<Challenged, 'nonce'>,
  signature: string,
  idempotencyKey: string = randomUUID(),
): Promise<Answered> =>
  gateway.mutate(
    'deleteAccount',
    { idempotencyKey, nonce, signature },
    { token, fields: 'deletedAt', refusal: 'code ... on AccountInUse { blockers }' },
  );

/** Challenge, signature and deletion. */
export async function deleteAccount(
  gateway: TestGateway,
  token: string,
  wallet: Signer,
  chain = TEST_CHAIN,
): Promise<Answered> {
  const issued = await challengeDeletion(gateway, token, wallet, chain);
  return deleteWith(gateway, token, issued, await wallet.sign(issued.message));
}

export interface Preview {
  readonly records: readonly {
    readonly table: string;
    readonly columns: readonly string[];
    readonly class: string;
    readonly intendedDeletion: string;
    readonly outcome: string;
    readonly reason: string | null;
    readonly rowCount: number;
  }[];
  readonly blockers: readonly { readonly code: string; readonly whatToDo: string; readonly count: number }[];
}

export async function previewOf(gateway: TestGateway, token: string | undefined): Promise<Preview> {
  const { data, errors } = await gateway.ask<{ accountDeletionPreview: Preview }>(
    `{ accountDeletionPreview { blockers { code whatToDo count }
      records { table columns class intendedDeletion outcome reason rowCount } } }`,
    {},
    token,
  );
  expect(errors).toBeUndefined();
  return data?.accountDeletionPreview as Preview;
}

export const accountOf = async ({ prisma }: TestDatabase, { address }: Pick<Signer, 'address'>, chain = TEST_CHAIN) =>
  (await prisma.accountWallet.findUniqueOrThrow({ where: { chain_address: { chain, address } } })).accountId;

type Row = Readonly<Record<string, unknown>>;
/** Table -> its rows, each as JSON in the order of its columns, sorted. */
export type Dump = ReadonlyMap<string, readonly Row[]>;

/** Every row of every table of the product, and of the queue. */
export async function dump({ prisma }: TestDatabase): Promise<Dump> {
  const tables = await prisma.$queryRaw<{ readonly schema: string; readonly name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`;
  const rows = new Map<string, readonly Row[]>();
  for (const { schema, name } of tables) {
    const found = await prisma.$queryRawUnsafe<{ row: Row }[]>(
      `SELECT to_jsonb(t) AS row FROM "${schema}"."${name}" t ORDER BY to_jsonb(t)::text`,
    );
    rows.set(
      schema === 'public' ? name : `${schema}.${name}`,
      found.map(({ row }) => row),
    );
  }
  return rows;
}
