import type { GraphQLSchema } from 'graphql';
import { ViewerRef } from '../../domains/account/graphql.ts';
import { registerAccessFields } from '../../graphql/access-fields.ts';
import { builder } from '../../graphql/builder.ts';
import '../../domains/account/mutations.graphql.ts';
import '../../domains/operations/graphql.ts';
import '../../domains/series/series.graphql.ts';
import '../../domains/terms/graphql.ts';
import '../../domains/transaction/graphql.ts';

registerAccessFields(builder, ViewerRef);

let built: GraphQLSchema | undefined;

/** The gateway's schema: every domain's types on the one builder. Built once. */
export function gatewaySchema(): GraphQLSchema {
  built ??= builder.toSchema();
  return built;
}
