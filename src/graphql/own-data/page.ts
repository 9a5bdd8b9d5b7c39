import { AppError } from '@income-series/protocol/errors/app-error';
import { MAX_PAGE } from 'field-access/lists';
import { execute, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { OWN_PAGE } from '../cost.ts';
import { type OwnRead, ownReads } from './documents.ts';

/** A record: the name of its type, and its fields as GraphQL returns them. */
export interface OwnRecord {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface OwnPage {
  readonly records: readonly OwnRecord[];
  /** The `after` of the next page; null on the last page. */
  readonly next: string | null;
}

interface Rows {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

type Row = Readonly<Record<string, unknown>> & { readonly __typename: string };

/** Copies a context with its viewer reduced to the account, without the rights of an admin or attestor, and with empty caches. */
function withAccountOnly(context: GatewayContext): GatewayContext {
  const { accountId, wallets, sessionEpoch } = context.viewer;
  const viewer = { accountId, wallets, sessionEpoch, isAdmin: false, signerKeys: [], signerChains: [] };
  const access = context.access.fresh();
  access.switchViewer(viewer);
  return { ...context, access, viewer };
}

interface ReadTarget {
  readonly schema: GraphQLSchema;
  readonly context: GatewayContext;
}

/** Runs one read and returns its rows. Fields that the account may not read are null. @throws the first error of the answer */
async function readRows(
  { schema, context }: ReadTarget,
  read: OwnRead,
  first: number,
  after: string | null,
): Promise<Rows> {
  const variableValues = read.isList ? { first, after } : {};
  const { data, errors } = await execute({ schema, document: read.document, contextValue: context, variableValues });
  const [error] = errors ?? [];
  if (error || !data) throw error?.originalError ?? new AppError('INTERNAL');
  if (read.isList) return data.rows as Rows;
  return { nodes: data.row === null ? [] : [data.row as Row], pageInfo: { hasNextPage: false, endCursor: null } };
}

const toRecord = ({ __typename: type, ...data }: Row): OwnRecord => ({ type, data });

/** The scope of sealed cursors, so that another account cannot use them. */
const scopeOf = ({ viewer }: GatewayContext) => JSON.stringify(['exportMyData', viewer.accountId]);

/** Decodes the start of a page: the index of a read, and the cursor in its list. @throws CURSOR_INVALID */
function openPlace(
  reads: readonly OwnRead[],
  context: GatewayContext,
  after: string | null,
): readonly [number, string | null] {
  if (after === null) return [0, null];
  const [field, cursor = null] = context.cursors.open(scopeOf(context), after) ?? [];
  const index = reads.findIndex((read) => read.field === field);
  if (index === -1) throw new AppError('CURSOR_INVALID');
  return [index, cursor];
}

/**
 * Reads a page of all records of the viewer's account, type after type, oldest first, as many as `OWN_PAGE` points allow. Every
 * value passes the access check of its field. @throws CURSOR_INVALID for an `after` that no page returned
 */
export async function ownPage(schema: GraphQLSchema, context: GatewayContext, after: string | null): Promise<OwnPage> {
  const reads = ownReads(schema);
  const target = { schema, context: withAccountOnly(context) };
  const records: OwnRecord[] = [];
  let points = OWN_PAGE;
  const sealPlace = (read: OwnRead, cursor: string | null) =>
    context.cursors.seal(scopeOf(context), cursor === null ? [read.field] : [read.field, cursor]);
  let [index, cursor] = openPlace(reads, context, after);
  for (let read = reads[index]; read !== undefined; read = reads[index]) {
    const first = Math.min(MAX_PAGE, Math.floor((points - read.costs.base) / Math.max(1, read.costs.row)));
    if (first < 1) return { records, next: sealPlace(read, cursor) };
    const { nodes, pageInfo } = await readRows(target, read, first, cursor);
    records.push(...nodes.map(toRecord));
    points -= read.costs.base + nodes.length * read.costs.row;
    if (pageInfo.hasNextPage) return { records, next: sealPlace(read, pageInfo.endCursor) };
    [index, cursor] = [index + 1, null];
  }
  return { records, next: null };
}
