import type { EligibilityReader, KeyReader, ReadBlock } from '../ports.ts';
import type { Viewer } from '../viewer.ts';

/** What a relation may ask. */
export interface RelationSources {
  readonly reader: KeyReader;
  readonly viewer: Viewer;
  /** The viewer's verified wallets at the head: one call an execution. */
  eligible(): ReturnType<EligibilityReader['verified']>;
  /** The viewer's attestor keys that are active at the head: one call an execution. */
  activeKeys(): ReturnType<EligibilityReader['activeAttestors']>;
}

/** Which of some subjects the viewer holds a label to. Asked with a viewer that has at least one wallet or key. */
export type RelationLoader = (
  sources: RelationSources,
  keys: readonly string[],
) => Promise<{ held: ReadonlySet<string>; block?: ReadBlock }>;
