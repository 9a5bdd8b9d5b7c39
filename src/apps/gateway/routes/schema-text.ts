import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';
import { AppError } from '@income-series/protocol/errors/app-error';
import { printSchemaWithAccess } from 'field-access';
import type { GraphQLSchema } from 'graphql';
import type { Exchange } from '../http/exchange.ts';
import type { ContextFactory } from '../operations/context.ts';
import type { Asset } from '../pages/assets.ts';

const gzip = promisify(gzipCallback);

export interface SchemaTextDeps {
  readonly schema: GraphQLSchema;
  /** The people who may read the schema. */
  readonly readers: 'everybody' | 'admins' | 'nobody';
  readonly contexts: Pick<ContextFactory, 'create'>;
}

/**
 * Returns the schema as text with the readers of each field, which introspection leaves out. @throws FORBIDDEN,
 * SESSION_INVALID
 */
export type SchemaText = (exchange: Exchange) => Promise<Asset>;

/** Creates the answer of the schema's text. The first request prints and compresses it. */
export function createSchemaText({ schema, readers, contexts }: SchemaTextDeps): SchemaText {
  let asset: Promise<Asset> | undefined;
  const print = async (): Promise<Asset> => ({
    body: await gzip(printSchemaWithAccess(schema)),
    headers: { 'content-type': 'application/graphql; charset=utf-8', 'content-encoding': 'gzip' },
  });
  const mayRead = async ({ req, id }: Exchange) => {
    if (readers !== 'admins') return readers === 'everybody';
    return (await contexts.create(req.headers.authorization ?? null, id)).viewer.isAdmin;
  };
  return async (exchange) => {
    if (!(await mayRead(exchange))) throw new AppError('FORBIDDEN');
    asset ??= print();
    return asset;
  };
}
