import { AppError } from '@income-series/protocol/errors/app-error';
import DataLoader from 'dataloader';
import type { OpenSealed } from '../core/vault/index.ts';
import type { AccessDeclaration } from './access/index.ts';
import type { GatewayContext, Services } from './context.ts';
import type { Scalars } from './scalars.ts';

/** The way to open sealed values of rows for the viewer of a request. The access check of the field comes before it. */
export interface VaultRead<Row, Request, Key, Value> {
  /** The name of the batch; a request has one batch of a name. */
  readonly name: string;
  readonly key: (row: Row) => Key;
  /** Makes the request for a row's value, with the reader's entry for the log if reads are logged. @throws FORBIDDEN */
  readonly ask: (row: Row, ctx: GatewayContext) => Promise<Request> | Request;
  /** Selects the function of the services that logs, fetches and opens the values of all rows at once. */
  readonly open: (services: Services) => OpenSealed<Request, Key, Value>;
}

/**
 * Creates a function that opens the sealed value of a row, in one batch with all other rows of the request; null if nothing is
 * sealed. It checks no access: only resolvers of checked fields may call it.
 * @throws FORBIDDEN without an account; the error of a value that does not open
 */
export const vaultReader =
  <Row, Request, Key, Value>({ name, key, ask, open }: VaultRead<Row, Request, Key, Value>) =>
  (row: Row, ctx: GatewayContext): Promise<Value | null> => {
    const { access, services } = ctx;
    const batch = async (rows: readonly Row[]) => {
      const { accountId } = ctx.viewer;
      if (accountId === null) throw new AppError('FORBIDDEN');
      const requests = await Promise.all(rows.map((row) => ask(row, ctx)));
      const opened = await open(services)(accountId, requests);
      return rows.map((row) => opened.get(key(row)) ?? null);
    };
    return access.keep(name, () => new DataLoader<Row, Value | null, Key>(batch, { cacheKeyFn: key })).load(row);
  };

type Outputs = { readonly [Name in keyof Scalars]: Scalars[Name]['Output'] } & { readonly String: string };

interface VaultFieldOptions<Type extends keyof Outputs, Value> {
  readonly type: Type;
  readonly access: AccessDeclaration & { readonly class: 'vault' };
  readonly description?: string;
  /** Selects the field's value from an opened value. */
  readonly value: (opened: Value) => Outputs[Type];
}

/**
 * Creates the options of fields that return parts of a sealed value, for `t.field`. The value is opened after the access
 * check, all rows of a request in one batch; null if nothing is sealed.
 *
 *     const notes = vaultField({ name: 'notes', key: ({ id }) => id, ask: ({ id }) => ({ id }), open: (s) =>
 * s.loanOffers.notes });
 *     notes: t.field(notes({ type: 'String', access: NOTES, value: (text) => text })),
 */
export function vaultField<Row, Request, Key, Value>(read: VaultRead<Row, Request, Key, Value>) {
  const opened = vaultReader(read);
  return <const Type extends keyof Outputs>({ value, ...options }: VaultFieldOptions<Type, Value>) => ({
    ...options,
    nullable: true as const,
    resolve: async (row: Row, _args: unknown, ctx: GatewayContext) => {
      const content = await opened(row, ctx);
      return content === null ? null : value(content);
    },
  });
}
