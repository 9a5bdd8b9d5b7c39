import type { GraphQLField } from 'graphql';

/** Under this name among the extensions of a field. */
const PRESENT = 'presentWith';

/**
 * Options of a variant (the same row, seen as another type) that is there where a column of the row is not null.
 *
 * @example
 * builder.prismaObjectField(Series, 'auction', (t) => t.variant(Auction, { ...presentWith('phase'), access: 'traverse' }));
 */
export const presentWith = <Column extends string>(column: Column) => ({
  isNull: (row: { readonly [C in Column]: unknown }) => row[column] === null,
  extensions: { [PRESENT]: column },
});

/** The column that a variant is there with; undefined for a field that is none. */
export const presentColumn = ({ extensions }: GraphQLField<unknown, unknown>): string | undefined =>
  extensions[PRESENT] as string | undefined;
