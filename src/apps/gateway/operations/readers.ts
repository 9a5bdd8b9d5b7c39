import type { Readers, RowReader } from 'field-access/compiled';
import type { Standbys } from '../../../adapters/db/standby/standbys.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import type { WrittenPositions } from './written-positions.ts';

export interface ReadersDeps {
  readonly primary: RowReader;
  readonly standbys: Standbys;
  readonly written: WrittenPositions;
  /** Called for each read that must be answered by the primary. */
  readonly onPrimary: () => void;
}

/** Creates the function that chooses the primary or a standby for a compiled read, by the viewer and the document's consistency. */
export function createReaders({ primary, standbys, written, onPrimary }: ReadersDeps): Readers<GatewayContext> {
  return {
    at({ viewer }, consistency, positionText) {
      const after = positionText === undefined ? null : written.open(positionText);
      const isForged = positionText !== undefined && after === null;
      // Accounts read at least every acknowledged write, while a bounded read may miss the last second.
      if (viewer.accountId !== null && consistency !== 'now') return standbys.strict;
      if (consistency === 'bounded' && !isForged) return standbys.bounded(after);
      onPrimary();
      return primary;
    },
  };
}
