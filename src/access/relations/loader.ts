import type { Address } from '../../core/hex.ts';
import type { EligibilityReader, KeyReader, ReadBlock } from '../ports.ts';

/** What a relation may ask. */
export interface RelationSources {
  readonly reader: KeyReader;
  /** The chain of the subjects. */
  readonly chain: string;
  /** The viewer's on it. */
  readonly wallets: readonly Address[];
  /** Which of them are verified at the head: one call an execution. */
  eligible(): ReturnType<EligibilityReader['verified']>;
  /** The viewer's attestor keys on the chain that are active at its head: one call an execution. */
  activeKeys(): ReturnType<EligibilityReader['activeAttestors']>;
}

/** Which of some subjects of one chain the viewer holds a label to. Asked with a viewer that has at least one wallet or key. */
export type RelationLoader = (
  sources: RelationSources,
  keys: readonly string[],
) => Promise<{ held: ReadonlySet<string>; block?: ReadBlock }>;
