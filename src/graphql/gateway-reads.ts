import { type CompiledReads, createCompiledReads, type Readers } from 'field-access/compiled';
import type { GraphQLSchema } from 'graphql';
import { CONSISTENCY_LEVELS } from '../core/consistency.ts';
import type { GatewayContext } from './context.ts';
import { refusalsPlugin } from './refusal-status.ts';
import { requestScopes } from './scopes.ts';
import { sentencesPlugin } from './sentences/plugin.ts';

/** Creates the compiled reads of the gateway's schema. */
export const createGatewayReads = (
  schema: GraphQLSchema,
  readers: Readers<GatewayContext>,
): CompiledReads<GatewayContext> =>
  createCompiledReads({
    schema,
    readers,
    consistency: CONSISTENCY_LEVELS,
    scopesOf: requestScopes,
    // Reads need neither, because one notes refusals of mutations and the other writes descriptions.
    uncalledPlugins: [refusalsPlugin, sentencesPlugin],
  });
