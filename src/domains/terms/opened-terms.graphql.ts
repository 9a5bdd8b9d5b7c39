import type { AccessDeclaration } from '../../graphql/access/index.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { GatewaySchemaTypes } from '../../graphql/schema-types.ts';
import { type VaultRead, vaultField } from '../../graphql/vault-field.ts';
import type { Terms, TermsAuthorization } from './index.ts';

type Fields<Of> = PothosSchemaTypes.ObjectFieldBuilder<PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>, Of>;

type Logged<Of> = Of & { readonly authorization: TermsAuthorization };

/** How the terms of one kind of record are opened. */
interface TermsRead<Of, Key> extends Omit<VaultRead<Of, Logged<Of>, Key, Terms>, 'ask'> {
  /** By what the check let the viewer pass, for the log. @throws FORBIDDEN where nothing does any more */
  readonly authorization: (ctx: GatewayContext, of: Of) => Promise<TermsAuthorization>;
}

/** The four fields of terms, each null where there are none to open. */
export const termFields =
  <Of extends object, Key extends string>(
    access: AccessDeclaration & { readonly class: 'vault' },
    { authorization, ...read }: TermsRead<Of, Key>,
  ) =>
  (t: Fields<Of>) => {
    const ask = async (of: Of, ctx: GatewayContext) => ({ ...of, authorization: await authorization(ctx, of) });
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
