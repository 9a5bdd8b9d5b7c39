import { RESPONSE_ONLY } from '../model/declaration.ts';

/** The access of a field that Relay's plugin computes for the answer. Everybody reads it. */
const COMPUTED_ACCESS = { access: RESPONSE_ONLY } as const;

/** Options of Relay's plugin that declare the access of the fields it makes, except for `node`. */
export const RELAY_ACCESS = {
  clientMutationId: 'omit',
  cursorType: 'String',
  nodesQueryOptions: false,
  pageInfoFieldOptions: { access: 'traverse', nullable: false },
  edgesFieldOptions: { access: 'traverse', nullable: { list: false, items: false } },
  nodeFieldOptions: { access: 'traverse', nullable: false, rowsChecked: true },
  cursorFieldOptions: COMPUTED_ACCESS,
  hasNextPageFieldOptions: COMPUTED_ACCESS,
  hasPreviousPageFieldOptions: COMPUTED_ACCESS,
  startCursorFieldOptions: COMPUTED_ACCESS,
  endCursorFieldOptions: COMPUTED_ACCESS,
  nodesOnConnection: { access: 'traverse', rowsChecked: true },
  nodesFieldOptions: { access: 'traverse' },
  clientMutationIdFieldOptions: COMPUTED_ACCESS,
} as const;
