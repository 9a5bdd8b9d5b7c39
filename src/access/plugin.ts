import './pothos.ts';
import SchemaBuilder, { BasePlugin, type SchemaTypes } from '@pothos/core';
import type { AccessDeclaration } from './declaration.ts';

export interface AccessPluginOptions {
  /** Declarations of fields that other plugins make, by coordinate (`PageInfo.hasNextPage`). */
  readonly declared?: Readonly<Record<string, AccessDeclaration | 'passage'>>;
}

export class AccessPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {}

SchemaBuilder.registerPlugin('access', AccessPlugin);
export const accessPlugin = 'access' as const;
