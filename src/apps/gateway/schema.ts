import type { GraphQLSchema } from 'graphql';
import { ViewerRef } from '../../domains/account/graphql.ts';
import '../../domains/account/income-sources.graphql.ts';
import '../../domains/account/mutations.graphql.ts';
import '../../domains/account/signer-keys.graphql.ts';
import '../../domains/account/verification.graphql.ts';
import '../../domains/activity/graphql.ts';
import '../../domains/registry/graphql.ts';
import '../../domains/announcements/graphql.ts';
import '../../domains/identity/graphql.ts';
import '../../domains/annual/graphql.ts';
import '../../domains/tier3/graphql.ts';
import '../../domains/fx/graphql.ts';
import '../../domains/signing-requests/graphql.ts';
import '../../domains/auction/graphql.ts';
import '../../domains/extinguishment/graphql.ts';
import '../../domains/hardship/graphql.ts';
import '../../domains/holdings/graphql.ts';
import '../../domains/notifications/inbox.graphql.ts';
import '../../domains/notifications/outbox.graphql.ts';
import '../../domains/operations/graphql.ts';
import '../../domains/operations/keepers.graphql.ts';
import '../../domains/reporting/graphql.ts';
import '../../domains/series/graphql.ts';
import '../../domains/terms/graphql.ts';
import '../../domains/transaction/graphql.ts';
import '../../domains/transaction/life.graphql.ts';
import '../../domains/windows/graphql.ts';
import { registerAccessFields } from '../../graphql/access-fields.ts';
import { builder } from '../../graphql/builder.ts';

registerAccessFields(builder, ViewerRef);

let built: GraphQLSchema | undefined;

/** The gateway's schema: every domain's types on the one builder. Built once. */
export function gatewaySchema(): GraphQLSchema {
  built ??= builder.toSchema();
  return built;
}
