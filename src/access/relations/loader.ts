import type { EligibilityReader, KeyReader, ReadBlock } from '../ports.ts';
import type { Viewer } from '../viewer.ts';

/** What a relation may ask. */
export interface RelationSources {
  readonly reader: KeyReader;
  readonly viewer: Viewer;
  /** The viewer's verified wallets at the head: one call an execution. */
  eligible(): ReturnType<EligibilityReader['verified']>;
}

/** Which of some subjects the viewer holds a label to. Asked with a viewer that has at least one wallet. */
export type RelationLoader = (
  sources: RelationSources,
  keys: readonly string[],
) => Promise<{ held: ReadonlySet<string>; block?: ReadBlock }>;
