import { readChainKey } from '../core/on-chain.ts';
import type { GatewayContext } from './context.ts';

/** The chain of what a field's arguments, or a mutation's input, name by a key or an address. */
export const chainArgument = {
  type: 'Chain',
  required: false,
  description: 'May be left out where one chain is served.',
} as const;

interface Named {
  readonly chain?: string | null | undefined;
}

/** @throws CHAIN_REQUIRED where several chains are served and none is named, CHAIN_REFUSED for one that is not served */
export const chainOf = ({ chains }: GatewayContext, { chain }: Named): string => chains.pick(chain).name;

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
