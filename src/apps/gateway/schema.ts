import { requireRejections } from 'field-access';
import type { GraphQLSchema } from 'graphql';
import { Viewer } from '../../domains/account/graphql/index.ts';
import { registerAccessFields } from '../../graphql/access-fields.ts';
import { builder } from '../../graphql/builder.ts';
import { StorageClass } from '../../graphql/storage-class.ts';
import { modules } from '../../modules.ts';

// Sequential, so that the types are always registered in the same order.
for (const { schema } of modules) await schema?.();

registerAccessFields(builder, Viewer, StorageClass);

let gatewaySchemaOnce: GraphQLSchema | undefined;

/** Builds the gateway's schema at the first call, from all modules' types. Its resolvers reject and never throw synchronously. */
export function gatewaySchema(): GraphQLSchema {
  gatewaySchemaOnce ??= requireRejections(builder.toSchema());
  return gatewaySchemaOnce;
}
