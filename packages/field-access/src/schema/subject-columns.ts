import SchemaBuilder, { BasePlugin, type PothosTypeConfig, type SchemaTypes } from '@pothos/core';
import { subjectColumns, type TypeAccess } from '../model/subjects.ts';

/**
 * The plugin adds the subject columns to the selection of every row of a Prisma type. It is a plugin of its own because it
 * stands after the Prisma plugin in the list, and the access plugin before it: Pothos runs `onTypeConfig` from the last to
 * the first.
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
/**
 * The name of the plugin that selects the columns of subjects with every row. It stands after Prisma's.
 *
 * @example
 * plugins: [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin]
 */
export const subjectColumnsPlugin = 'accessSubjectColumns' as const;
