import { requireRejections } from 'field-access';
import type { GraphQLSchema } from 'graphql';
import { Viewer } from '../../domains/account/graphql.ts';
import { registerAccessFields } from '../../graphql/access-fields.ts';
import { builder } from '../../graphql/builder.ts';
import { StorageClass } from '../../graphql/storage-class.ts';
import { modules } from '../../modules.ts';

// One after the other, so that types are registered in one order.
for (const { schema } of modules) await schema?.();

registerAccessFields(builder, Viewer, StorageClass);

let built: GraphQLSchema | undefined;

/** The gateway's schema: every domain's types on the one builder, each resolver without errors that it throws at once. Built once. */
export function gatewaySchema(): GraphQLSchema {
  built ??= requireRejections(builder.toSchema());
  return built;
}
