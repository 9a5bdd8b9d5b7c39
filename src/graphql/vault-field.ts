import DataLoader from 'dataloader';
import { AppError } from '../core/errors/app-error.ts';
import type { OpenSealed } from '../core/vault/index.ts';
import type { AccessDeclaration } from './access/index.ts';
import type { GatewayContext, Services } from './context.ts';
import type { Scalars } from './scalars.ts';

/** How sealed values are opened for the viewer of a request, once a field of them passed its check. */
export interface VaultRead<Of, Asked, Key, Value> {
  /** Of the batch, one a request. */
  readonly name: string;
  readonly key: (of: Of) => Key;
  /** What is asked for: with what the log says of the reader, where reads are logged. @throws FORBIDDEN */
  readonly ask: (of: Of, ctx: GatewayContext) => Promise<Asked> | Asked;
  /** Of the column's service: logs, fetches and opens for all rows at once. */
  readonly open: (services: Services) => OpenSealed<Asked, Key, Value>;
}

/**
 * What is sealed for a row, with that of all other rows of the request in one batch; null where nothing is. Only for
 * resolvers of sealed fields: nothing is checked here.
 * @throws FORBIDDEN without an account; what the row's own value does not open with
 */
export const vaultReader =
  <Of, Asked, Key, Value>({ name, key, ask, open }: VaultRead<Of, Asked, Key, Value>) =>
  (of: Of, ctx: GatewayContext): Promise<Value | null> => {
    const { access, services } = ctx;
    const batch = async (rows: readonly Of[]) => {
      const { accountId } = ctx.viewer;
      if (accountId === null) throw new AppError('FORBIDDEN');
      const asked = await Promise.all(rows.map((row) => ask(row, ctx)));
      const opened = await open(services)(accountId, asked);
      return rows.map((row) => opened.get(key(row)) ?? null);
    };
    return access.keep(name, () => new DataLoader<Of, Value | null, Key>(batch, { cacheKeyFn: key })).load(of);
  };

type Outputs = { readonly [Name in keyof Scalars]: Scalars[Name]['Output'] } & { readonly String: string };

interface VaultFieldSaid<Type extends keyof Outputs, Value> {
  readonly type: Type;
  readonly access: AccessDeclaration & { readonly class: 'vault' };
  readonly description?: string;
  /** What the field answers of an opened value. */
  readonly value: (opened: Value) => Outputs[Type];
}

/**
 * Fields of a sealed value, for `t.field`. It is read after the check, all rows of a request in one batch, each read in the
 * log first where the column has one; null where nothing is sealed.
 *
 *     const notes = vaultField({ name: 'notes', key: ({ id }) => id, ask: ({ id }) => ({ id }), open: (s) => s.loanOffers.notes });
 *     notes: t.field(notes({ type: 'String', access: NOTES, value: (text) => text })),
 */
export function vaultField<Of, Asked, Key, Value>(read: VaultRead<Of, Asked, Key, Value>) {
  const opened = vaultReader(read);
  return <const Type extends keyof Outputs>({ value, ...said }: VaultFieldSaid<Type, Value>) => ({
    ...said,
    nullable: true as const,
    resolve: async (of: Of, _args: unknown, ctx: GatewayContext) => {
      const found = await opened(of, ctx);
      return found === null ? null : value(found);
    },
  });
}
