import type { GraphQLSchema } from 'graphql';
import { Viewer } from '../../domains/account/graphql.ts';
import { registerAccessFields } from '../../graphql/access-fields.ts';
import { builder } from '../../graphql/builder.ts';
import { requireSentences } from '../../graphql/sentences/required.ts';
import { StorageClass } from '../../graphql/storage-class.ts';
import { modules } from '../../modules.ts';

// One after the other, so that types are registered in one order.
for (const { schema } of modules) await schema?.();

registerAccessFields(builder, Viewer, StorageClass);

let built: GraphQLSchema | undefined;

/** The gateway's schema: every domain's types on the one builder, each part with a sentence. Built once. */
export function gatewaySchema(): GraphQLSchema {
  built ??= requireSentences(builder.toSchema());
  return built;
}
