import type { AccessDeclaration } from '../../../graphql/access/index.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import type { GatewaySchemaTypes } from '../../../graphql/schema-types.ts';
import { type VaultRead, vaultField } from '../../../graphql/vault-field.ts';
import type { Terms, TermsAuthorization } from '../index.ts';

type Fields<Source> = PothosSchemaTypes.ObjectFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>,
  Source
>;

type Authorized<Source> = Source & { readonly authorization: TermsAuthorization };

/** The way in which the terms of one kind of record are opened. */
interface TermsRead<Source, Key> extends Omit<VaultRead<Source, Authorized<Source>, Key, Terms>, 'ask'> {
  /** Finds the right by which the viewer passed the access check, for the log. @throws FORBIDDEN if the viewer has lost the
   * right meanwhile */
  readonly authorization: (ctx: GatewayContext, source: Source) => Promise<TermsAuthorization>;
}

/** Declares the four fields of terms; each is null if the record has no terms that open. */
export const termFields =
  <Source extends object, Key extends string>(
    access: AccessDeclaration & { readonly class: 'vault' },
    { authorization, ...read }: TermsRead<Source, Key>,
  ) =>
  (t: Fields<Source>) => {
    const ask = async (source: Source, ctx: GatewayContext) => ({
      ...source,
      authorization: await authorization(ctx, source),
    });
    const term = vaultField({ ...read, ask });
    return {
      theta: t.field(
        term({
          type: 'BigInt',
          description: 'The annual income threshold, in minor units of the income currency.',
          access,
          value: ({ theta }) => theta,
        }),
      ),
      rate: t.field(
        term({
          type: 'Wad',
          description:
            'The payment for one unit and one minor unit of income above theta: share rate / units offered, or on a ' +
            'curve series for one base lamport: share rate / (units offered x 10^6).',
          access,
          value: ({ rate }) => rate,
        }),
      ),
      shareRate: t.field(
        term({
          type: 'Wad',
          description: 'The share of the income above theta that all units together receive.',
          access,
          value: ({ shareRate }) => shareRate,
        }),
      ),
      termsSalt: t.field({
        ...term({ type: 'FieldElement', access, value: ({ termsSalt }) => termsSalt }),
        description: 'The random element that hides the terms in their commitment.',
      }),
    };
  };
