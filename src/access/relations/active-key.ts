import type { RelationLoader } from './loader.ts';

/**
 * Of the viewer's own attestor keys those that are active in the registry at the head: whatever the index still says of a
 * key, nothing sealed to it is answered after its revocation. One call to the chain an execution and no statement; the block
 * of the call is answered with the relation.
 */
export const activeKeyOfAttestor: RelationLoader = async ({ activeKeys }) => {
  const { block, active } = await activeKeys();
  return { held: active, block };
};
