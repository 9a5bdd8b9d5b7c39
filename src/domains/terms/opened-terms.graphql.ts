import DataLoader from 'dataloader';
import { AppError } from '../../core/errors/app-error.ts';
import type { AccessDeclaration } from '../../graphql/access/index.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { GatewaySchemaTypes } from '../../graphql/create-builder.ts';
import type { Terms, TermsStanding } from './index.ts';

type Standing<Of> = Of & { readonly standing: TermsStanding };
type Fields<Of> = PothosSchemaTypes.ObjectFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, Of>;

/** How the terms of one kind of record are opened, once a field of them passed its check. */
interface Opening<Of, Key extends string> {
  /** Of the batch: one a request. All that a list asks for is logged in one statement, before any of it is opened. */
  readonly name: string;
  readonly key: (of: Of) => Key;
  /** By what the check let the viewer pass, for the log. @throws FORBIDDEN where nothing does any more */
  readonly standing: (ctx: GatewayContext, of: Of) => Promise<TermsStanding>;
  readonly open: (
    ctx: GatewayContext,
    accountId: string,
    asked: readonly Standing<Of>[],
  ) => Promise<ReadonlyMap<Key, Terms | AppError>>;
}

/** The four fields of terms, each null where there are none to open. */
export const termFields =
  <Of extends object, Key extends string>(access: AccessDeclaration, { name, key, standing, open }: Opening<Of, Key>) =>
  (t: Fields<Of>) => {
    const openedIn = (ctx: GatewayContext) =>
      ctx.access.once(
        name,
        () =>
          new DataLoader<Of, Terms | null, Key>(
            async (asked) => {
              const { accountId } = ctx.viewer;
              if (accountId === null) throw new AppError('FORBIDDEN');
              const requests = await Promise.all(
                asked.map(async (of) => ({ ...of, standing: await standing(ctx, of) })),
              );
              const opened = await open(ctx, accountId, requests);
              return asked.map((of) => opened.get(key(of)) ?? null);
            },
            { cacheKeyFn: key },
          ),
      );
    const read =
      <K extends keyof Terms>(term: K) =>
      async (of: Of, _: unknown, ctx: GatewayContext) =>
        (await openedIn(ctx).load(of))?.[term] ?? null;
    return {
      theta: t.field({
        type: 'BigInt',
        description: 'Annual threshold, minor units of the income currency.',
        access,
        resolve: read('theta'),
      }),
      rate: t.field({
        type: 'Wad',
        description:
          'Payment for one unit and one minor unit of income above theta: shareRate / unitsOffered, in memory.',
        access,
        resolve: read('rate'),
      }),
      shareRate: t.field({
        type: 'Wad',
        description: 'Share of the income above theta that all units together receive.',
        access,
        resolve: read('shareRate'),
      }),
      termsSalt: t.field({ type: 'FieldElement', access, resolve: read('termsSalt') }),
    };
  };
