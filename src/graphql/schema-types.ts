import type PrismaTypes from '../generated/pothos-types.ts';
import type { ReaderLabel, Viewer } from './access/index.ts';
import type { GatewayContext } from './context.ts';
import type { Scalars } from './scalars.ts';
import type { Scopes } from './scopes.ts';

/** The types of the gateway's schema, as Pothos completes them. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>;

/** What the schema's builder knows of this schema. */
export type GatewaySchemaTypes = {
  PrismaTypes: PrismaTypes;
  Context: GatewayContext;
  Scalars: Scalars;
  AuthScopes: Scopes;
  Access: { Label: ReaderLabel; Viewer: Viewer };
  DefaultEdgesNullability: { list: false; items: false };
};
