import SchemaBuilder, { BasePlugin, type PothosTypeConfig, type SchemaTypes } from '@pothos/core';
import { subjectColumns, type TypeAccess } from '../model/subjects.ts';

/**
 * Adds the subject columns to what is selected with every row of a Prisma type. It is a plugin of its own because it
 * goes after the Prisma plugin in the list (Pothos runs `onTypeConfig` from the last to the first), the check before it.
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
