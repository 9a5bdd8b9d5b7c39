import type { LabelScopes } from 'field-access';
import type PrismaTypes from '../generated/pothos-types.ts';
import type { Extra, ReaderLabel, StorageClass, Viewer } from './access/index.ts';
import type { GatewayContext } from './context.ts';
import type { Scalars } from './scalars.ts';
import type { GatewayScopes } from './scopes.ts';

/** The types of the gateway's schema, as Pothos completes them. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<GatewaySchemaTypes>;

/** The types of this schema's builder. */
export type GatewaySchemaTypes = {
  PrismaTypes: PrismaTypes;
  Context: GatewayContext;
  Scalars: Scalars;
  AuthScopes: GatewayScopes & LabelScopes<Exclude<ReaderLabel, keyof GatewayScopes>>;
  Access: { Label: ReaderLabel; Viewer: Viewer; Class: StorageClass; Extra: Extra };
  DefaultEdgesNullability: { list: false; items: false };
};
