/** One page of a connection of the Relay specification, with `nodes` or `edges`. */
export interface ConnectionPage<Row> {
  readonly nodes?: readonly (Row | null)[] | null;
  readonly edges?: readonly ({ readonly node?: Row | null } | null)[] | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** Yields the rows of all pages, without nulls. A list that the viewer may not read has no rows. */
export async function* rowsOf<Row>(
  read: (after: string | null) => Promise<ConnectionPage<Row> | null | undefined>,
): AsyncGenerator<Row, void> {
  let after: string | null = null;
  for (;;) {
    const page = await read(after);
    if (!page) return;
    const rows = page.nodes ?? page.edges?.map((edge) => edge?.node ?? null) ?? [];
    for (const row of rows) if (row !== null) yield row;
    const { hasNextPage, endCursor = null } = page.pageInfo;
    if (!hasNextPage || endCursor === null || endCursor === after) return;
    after = endCursor;
  }
}
