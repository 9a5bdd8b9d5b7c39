import SchemaBuilder, { BasePlugin, type PothosTypeConfig, type SchemaTypes } from '@pothos/core';
import { OF_CHAIN, type Subject, type TypeAccess } from './subjects.ts';

/** All columns that a type's subjects and their conditions read. */
export function subjectColumns(access: TypeAccess | undefined): string[] {
  const subjects = Object.values(access?.subjects ?? {}).flat() as Subject[];
  const ofSubject = ({ kind, column, columns = [] }: Subject) => [
    column,
    ...(OF_CHAIN.has(kind) ? ['chain'] : []),
    ...columns,
  ];
  return [...new Set(subjects.flatMap(ofSubject))];
}

/**
 * Adds the subject columns to what is selected with every row of a Prisma type. It is a plugin of its own because it
 * goes after the Prisma plugin in the list (Pothos runs `onTypeConfig` from the last to the first), the check before it.
 */
export class SubjectColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onTypeConfig(config: PothosTypeConfig): PothosTypeConfig {
    const select = config.extensions?.pothosPrismaSelect as object | undefined;
    if (!select) return config;
    const columns = subjectColumns((config.pothosOptions as { access?: TypeAccess }).access);
    const added = Object.fromEntries(columns.map((column) => [column, true]));
    return { ...config, extensions: { ...config.extensions, pothosPrismaSelect: { ...select, ...added } } };
  }
}

SchemaBuilder.registerPlugin('accessSubjectColumns', SubjectColumnsPlugin);
export const subjectColumnsPlugin = 'accessSubjectColumns' as const;
