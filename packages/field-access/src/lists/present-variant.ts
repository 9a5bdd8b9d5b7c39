import type { GraphQLField } from 'graphql';

/** The name of the field extension with the column. */
const PRESENT = 'presentWith';

/**
 * Options of a variant, which is the same row seen as another type. The variant is null on rows whose column is null:
 *
 *     builder.prismaObjectField(Series, 'auction', (t) => t.variant(Auction, { ...presentWith('phase'), access: 'traverse' }));
 */
export const presentWith = <Column extends string>(column: Column) => ({
  isNull: (row: { readonly [C in Column]: unknown }) => row[column] === null,
  extensions: { [PRESENT]: column },
});

/** The column that decides whether a variant is null; undefined for any other field. */
export const presentColumn = ({ extensions }: GraphQLField<unknown, unknown>): string | undefined =>
  extensions[PRESENT] as string | undefined;
