import { printChainKey } from '../core/on-chain.ts';
import type { AccessDeclaration } from './access/index.ts';
import { chainKeyWhere } from './chain-argument.ts';
import type { GatewayContext } from './context.ts';

/**
 * The id of a Prisma node whose primary key is its chain and `column`, both of which the type selects. On the first chain it
 * is the column alone, as before there was a second chain.
 */
export const chainRow = <C extends string>(column: C, access: AccessDeclaration) => ({
  id: {
    access,
    resolve: (row: { readonly [K in C | 'chain']: string }, ctx: GatewayContext) =>
      printChainKey(ctx.chains.first.name, row.chain, row[column]),
  },
  findUnique: (id: string, ctx: GatewayContext) => chainKeyWhere(ctx, column, id) as never,
});
