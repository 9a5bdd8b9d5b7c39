import SchemaBuilder, { BasePlugin, type PothosTypeConfig, type SchemaTypes } from '@pothos/core';
import { subjectColumns, type TypeAccess } from '../model/subjects.ts';

/**
 * The plugin adds the subject columns to the selection of every row of a Prisma type. Pothos runs `onTypeConfig` from the last plugin to
 * the first. This plugin has to run before the Prisma plugin, and the access plugin after it, so the two cannot be one.
 */
export class SubjectColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    const select = config.extensions?.pothosPrismaSelect as object | undefined;
    if (!select) return config;
    const columns = subjectColumns((config.pothosOptions as { access?: TypeAccess }).access ?? {});
    const added = Object.fromEntries(columns.map((column) => [column, true]));
    return { ...config, extensions: { ...config.extensions, pothosPrismaSelect: { ...select, ...added } } };
  }
}

SchemaBuilder.registerPlugin('accessSubjectColumns', SubjectColumnsPlugin);
export const subjectColumnsPlugin = 'accessSubjectColumns' as const;
