import { RESPONSE_ONLY } from '../model/declaration.ts';

/** A field that Relay's plugin computes for the answer: everybody reads it. */
const computed = { access: RESPONSE_ONLY } as const;

/**
 * The readers of the fields that Relay's plugin makes: options of the plugin, without those of `node`.
 *
 * @example
 * relay: { ...RELAY_ACCESS, nodeQueryOptions: NODE_QUERY }
 */
export const RELAY_ACCESS = {
  clientMutationId: 'omit',
  cursorType: 'String',
  nodesQueryOptions: false,
  pageInfoFieldOptions: { access: 'traverse', nullable: false },
  edgesFieldOptions: { access: 'traverse', nullable: { list: false, items: false } },
  nodeFieldOptions: { access: 'traverse', nullable: false },
  cursorFieldOptions: computed,
  hasNextPageFieldOptions: computed,
  hasPreviousPageFieldOptions: computed,
  startCursorFieldOptions: computed,
  endCursorFieldOptions: computed,
  nodesOnConnection: { access: 'traverse' },
  nodesFieldOptions: { access: 'traverse' },
  clientMutationIdFieldOptions: computed,
} as const;
