import { csv } from '../../../graphql/rest/csv.ts';
import type { Data, RestRoute } from '../../../graphql/rest/route.ts';

/** The columns of the CSV file: the fields of a statement's line, in order. */
const COLUMNS = ['kind', 'period', 'paidAt', 'units', 'grossShare', 'fee', 'net', 'claimed', 'open'];

/** The statement in the data of the stored query; null or undefined if there is none. */
const statementIn = ({ position }: Data) =>
  (position as { readonly statement?: { readonly lines: readonly Data[] } | null } | null)?.statement;

/** The REST path of a position's statement as a CSV file. */
export const holdingsRoutes: readonly RestRoute[] = [
  {
    path: '/positions/{id}/statement.csv',
    tag: 'Series',
    summary: 'The lines of a position’s statement, amounts in base units, for its holder, the issuer and admins.',
    document: `query RestStatement($id: ID!) {
      position: node(id: $id) { ... on Position { statement { lines { ${COLUMNS.join(' ')} } } } }
    }`,
    parts: {
      id: {
        description: 'The id of the position.',
        schema: { type: 'string' },
        variables: (text) => ({ id: text }),
      },
    },
    refuse: (data) => (statementIn(data) ? null : 'NOT_FOUND'),
    answer: csv(COLUMNS, (data) => statementIn(data)?.lines ?? []),
  },
];
