import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { getModel } from '@pothos/plugin-prisma';
import type { TypeAccess } from 'field-access';
import { CLASSES } from './access/classes.ts';

/** The storage classes of sealed values, because such a value may fail to open, or its reader's key may be revoked. */
const SEALED: ReadonlySet<string> = new Set(
  Object.entries(CLASSES).flatMap(([name, definition]) => ('sealed' in definition ? [name] : [])),
);

interface ReadBy {
  readonly class: string;
  readonly readers: readonly string[];
}

interface Options {
  readonly nullable?: unknown;
  readonly authScopes?: unknown;
  readonly access?: ReadBy | 'traverse';
}

/** Tests that everyone who sees a row of a type reads a field of it. A declaration by kind says nothing of the kinds, so it fails. */
const readByAllWhoSee = ({ seenBy = [] }: Pick<TypeAccess, 'seenBy'>, { class: name, readers }: ReadBy): boolean =>
  !SEALED.has(name) &&
  (readers.includes('public') || (seenBy.length > 0 && seenBy.every((label) => readers.includes(label))));

/**
 * Makes a field that exposes a column non-null where the column is never null and everyone who sees the row reads the field. A field
 * that says `nullable` keeps what it says, and a field with scopes stays nullable. The access plugin refuses a non-null field that
 * somebody may be denied.
 */
class ColumnNullabilityPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { nullable, authScopes, access } = config.pothosOptions as Options;
    const column = config.extensions?.pothosExposedField;
    const { extensions, pothosOptions } = this.builder.configStore.getTypeConfig(config.parentType);
    const model = extensions?.pothosPrismaModel as string | undefined;
    if (nullable !== undefined || authScopes !== undefined || column === undefined || model === undefined)
      return config;
    const isRequired = getModel(model, this.builder as never).fields.some(
      ({ name, isRequired }) => name === column && isRequired,
    );
    const { access: rows = {} } = pothosOptions as { readonly access?: TypeAccess };
    const isNonNull = isRequired && typeof access === 'object' && readByAllWhoSee(rows, access);
    return isNonNull ? { ...config, type: { ...config.type, nullable: false } } : config;
  }
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      columnNullability: ColumnNullabilityPlugin<Types>;
    }
  }
}
SchemaBuilder.registerPlugin('columnNullability', ColumnNullabilityPlugin);
export const columnNullabilityPlugin = 'columnNullability' as const;
