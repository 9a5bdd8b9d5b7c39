import { type GraphQLInputObjectType, getNamedType } from 'graphql';
import type { Address } from '../core/address.ts';
import { requireAddressOf } from '../core/chain.ts';
import { readChainKey } from '../core/on-chain.ts';
import type { GatewayContext } from './context.ts';

/** The chain of what a field's arguments, or a mutation's input, name by a key or an address. */
export const chainArgument = {
  type: 'Chain',
  required: false,
  description: 'The chain, as `evm:10143`. It may be left out if the service serves one chain only.',
} as const;

interface Named {
  readonly chain?: string | null | undefined;
}

/** @throws CHAIN_REQUIRED where several chains are served and none is named, CHAIN_REFUSED for one that is not served */
export const chainOf = ({ chains }: GatewayContext, { chain }: Named): string => chains.pick(chain).name;

/** The fields of an input type that hold an address; each type is looked through once. */
const ADDRESS_FIELDS = new WeakMap<GraphQLInputObjectType, readonly string[]>();

function addressFields(type: GraphQLInputObjectType): readonly string[] {
  const known = ADDRESS_FIELDS.get(type);
  if (known) return known;
  const fields = Object.values(type.getFields()).filter((field) => getNamedType(field.type).name === 'Address');
  const names = fields.map(({ name }) => name);
  ADDRESS_FIELDS.set(type, names);
  return names;
}

/**
 * Every address in an input has the form of the chain that the input is about.
 * @throws CHAIN_FORM with the field; CHAIN_REQUIRED, CHAIN_REFUSED as `chainOf`
 */
export function requireAddressForms(ctx: GatewayContext, type: GraphQLInputObjectType, input: Named & object): void {
  const fields = addressFields(type);
  if (fields.length === 0) return;
  const chain = chainOf(ctx, input);
  const given = input as Readonly<Record<string, Address | null | undefined>>;
  for (const field of fields) if (given[field] != null) requireAddressOf(chain, given[field], field);
}

/** The `where` of the rows of a series, or of a chain, that a list's arguments name; of all where they name none. */
export const chainWhere = (
  ctx: GatewayContext,
  args: Named & { readonly seriesKey?: unknown },
): { readonly chain?: string } => (args.chain == null && args.seriesKey == null ? {} : { chain: chainOf(ctx, args) });

/** The unique `where` of a row of a chain by what its id says. */
export function chainKeyWhere<C extends string>(ctx: GatewayContext, column: C, id: string) {
  const { chain, key } = readChainKey(ctx.chains.first.name, id);
  return { [`chain_${column}`]: { chain, [column]: key } };
}
