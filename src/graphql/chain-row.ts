import { printChainKey } from '../core/on-chain.ts';
import type { AccessDeclaration } from './access/index.ts';
import { chainKeyWhere } from './chain-argument.ts';
import type { GatewayContext } from './context.ts';

/**
 * The node options of a Prisma type whose primary key is the chain and `column`; the type must select both. An id on the
 * first chain is the column's value alone, because such ids are older than the second chain.
 */
export const chainRow = <C extends string>(column: C, access: AccessDeclaration) => ({
  id: {
    access,
    resolve: (row: { readonly [K in C | 'chain']: string }, ctx: GatewayContext) =>
      printChainKey(ctx.chains.first.name, row.chain, row[column]),
  },
  findUnique: (id: string, ctx: GatewayContext) => chainKeyWhere(ctx, column, id) as never,
});
