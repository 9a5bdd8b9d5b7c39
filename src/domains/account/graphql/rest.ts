import { page } from '../../../graphql/rest/answers.ts';
import { objectOf, property } from '../../../graphql/rest/json-schema.ts';
import { PAGING } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessSignedIn } from '../../../graphql/rest/refusals.ts';
import type { RestRoute } from '../../../graphql/rest/route.ts';

/** The REST path of an account's data export. */
export const accountRoutes: readonly RestRoute[] = [
  {
    path: '/me/data',
    tag: 'Account',
    summary: 'Every record of the viewer’s own account, page by page, each with its type and data.',
    document: `query RestMyData($after: String) {
      viewer { isAdmin }
      exportMyData(after: $after) { nodes { type data } pageInfo { hasNextPage endCursor } }
    }`,
    query: { after: PAGING.after },
    refuse: refuseUnlessSignedIn,
    answer: page('exportMyData', {
      pick: (record) => record,
      schema: (record) => objectOf({ ...record.properties, data: { ...property(record, 'data'), type: 'object' } }),
    }),
  },
];
