import type { Address } from '@income-series/protocol/address';
import { requireAddressOf } from '@income-series/protocol/chain';
import { type GraphQLInputObjectType, getNamedType } from 'graphql';
import { readChainKey } from '../core/on-chain.ts';
import type { GatewayContext } from './context.ts';

/** The argument `chain`, for fields and inputs that name something by a key or an address. */
export const chainArgument = {
  type: 'Chain',
  required: false,
  description: 'The chain, as `evm:10143`. It may be left out if the service serves one chain only.',
} as const;

interface ChainArgument {
  readonly chain?: string | null | undefined;
}

/**
 * The name of the chain that the arguments name, or of the only chain.
 * @throws CHAIN_REQUIRED if there are several chains and the arguments name none, CHAIN_REFUSED for a chain without service
 */
export const chainOf = ({ chains }: GatewayContext, { chain }: ChainArgument): string => chains.pick(chain).name;

/** A cache of the names of the fields that hold an address, for each input type. */
const ADDRESS_FIELDS = new WeakMap<GraphQLInputObjectType, readonly string[]>();

/** The names of an input type's fields that hold an address. */
function addressFieldsOf(type: GraphQLInputObjectType): readonly string[] {
  const cached = ADDRESS_FIELDS.get(type);
  if (cached) return cached;
  const fields = Object.values(type.getFields()).filter((field) => getNamedType(field.type).name === 'Address');
  const names = fields.map(({ name }) => name);
  ADDRESS_FIELDS.set(type, names);
  return names;
}

/**
 * Checks that every address in an input has the form of the input's chain.
 * @throws CHAIN_FORM with the field; CHAIN_REQUIRED, CHAIN_REFUSED as `chainOf`
 */
export function requireAddressForms(
  ctx: GatewayContext,
  type: GraphQLInputObjectType,
  input: ChainArgument & object,
): void {
  const fields = addressFieldsOf(type);
  if (fields.length === 0) return;
  const chain = chainOf(ctx, input);
  const values = input as Readonly<Record<string, Address | null | undefined>>;
  for (const field of fields) if (values[field] != null) requireAddressOf(chain, values[field], field);
}

/** The Prisma `where` of a list by its arguments: the chain if they name a chain or a series, else no condition. */
export const chainWhere = (
  ctx: GatewayContext,
  args: ChainArgument & { readonly seriesKey?: unknown },
): { readonly chain?: string } => (args.chain == null && args.seriesKey == null ? {} : { chain: chainOf(ctx, args) });

/** The Prisma `where` of one row by its id, for a table whose primary key is the chain and `column`. */
export function chainKeyWhere<C extends string>(ctx: GatewayContext, column: C, id: string) {
  const { chain, key } = readChainKey(ctx.chains.first.name, id);
  return { [`chain_${column}`]: { chain, [column]: key } };
}
