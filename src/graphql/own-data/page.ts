import { MAX_PAGE } from 'field-access/lists';
import { execute, type GraphQLSchema } from 'graphql';
import { AppError } from '../../core/errors/app-error.ts';
import type { GatewayContext } from '../context.ts';
import { OWN_PAGE } from '../cost.ts';
import { type OwnRead, ownReads } from './documents.ts';

/** A record: the name of its type, and its fields as GraphQL answers them. */
export interface OwnRecord {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface OwnPage {
  readonly records: readonly OwnRecord[];
  /** What to pass for the next page; null after the last one. */
  readonly next: string | null;
}

interface Rows {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

type Row = Readonly<Record<string, unknown>> & { readonly __typename: string };

/** The same viewer as its account alone, with nothing that an admin or an attestor sees besides; and nothing known of it. */
function accountAlone(context: GatewayContext): GatewayContext {
  const { accountId, wallets, sessionEpoch } = context.viewer;
  const viewer = { accountId, wallets, sessionEpoch, isAdmin: false, signerKeys: [], signerChains: [] };
  const access = context.access.fresh();
  access.switchViewer(viewer);
  return { ...context, access, viewer };
}

interface Asked {
  readonly schema: GraphQLSchema;
  readonly context: GatewayContext;
}

/** Rows of one read. What the account may not read of a row is null. @throws the error of what could not be read */
async function rowsOf({ schema, context }: Asked, read: OwnRead, first: number, after: string | null): Promise<Rows> {
  const variableValues = read.isList ? { first, after } : {};
  const { data, errors } = await execute({ schema, document: read.document, contextValue: context, variableValues });
  const [error] = errors ?? [];
  if (error || !data) throw error?.originalError ?? new AppError('INTERNAL');
  if (read.isList) return data.rows as Rows;
  return { nodes: data.row === null ? [] : [data.row as Row], pageInfo: { hasNextPage: false, endCursor: null } };
}

const recordOf = ({ __typename: type, ...data }: Row): OwnRecord => ({ type, data });

/** Under which a place is sealed: it is of this account alone. */
const scopeOf = ({ viewer }: GatewayContext) => JSON.stringify(['exportMyData', viewer.accountId]);

/** Where a page starts: a read and the cursor in its list. @throws CURSOR_INVALID */
function placeOf(
  reads: readonly OwnRead[],
  context: GatewayContext,
  after: string | null,
): readonly [number, string | null] {
  if (after === null) return [0, null];
  const [field, cursor = null] = context.cursors.open(scopeOf(context), after) ?? [];
  const at = reads.findIndex((read) => read.field === field);
  if (at === -1) throw new AppError('CURSOR_INVALID');
  return [at, cursor];
}

/**
 * Records of the account of a request, oldest first of each type, as many as `OWN_PAGE` allows: each value read by the resolver
 * of its field, under its own declaration. @throws CURSOR_INVALID for an `after` that no page answered
 */
export async function ownPage(schema: GraphQLSchema, context: GatewayContext, after: string | null): Promise<OwnPage> {
  const reads = ownReads(schema);
  const asked = { schema, context: accountAlone(context) };
  const records: OwnRecord[] = [];
  let points = OWN_PAGE;
  const placed = (read: OwnRead, cursor: string | null) =>
    context.cursors.seal(scopeOf(context), cursor === null ? [read.field] : [read.field, cursor]);
  let [at, cursor] = placeOf(reads, context, after);
  for (let read = reads[at]; read !== undefined; read = reads[at]) {
    const first = Math.min(MAX_PAGE, Math.floor((points - read.costs.asked) / Math.max(1, read.costs.row)));
    if (first < 1) return { records, next: placed(read, cursor) };
    const { nodes, pageInfo } = await rowsOf(asked, read, first, cursor);
    records.push(...nodes.map(recordOf));
    points -= read.costs.asked + nodes.length * read.costs.row;
    if (pageInfo.hasNextPage) return { records, next: placed(read, pageInfo.endCursor) };
    [at, cursor] = [at + 1, null];
  }
  return { records, next: null };
}
