import type { Readers, RowReader } from 'field-access/compiled';
import type { Standbys } from '../../adapters/db/standby/standbys.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { WrittenPositions } from './written-positions.ts';

export interface ReadersDeps {
  readonly primary: RowReader;
  readonly standbys: Standbys;
  readonly written: WrittenPositions;
  /** Called of each read that is the primary's by its class. */
  readonly onPrimary: () => void;
}

/** Where compiled reads are answered, by the class of their documents. */
export function createReaders({ primary, standbys, written, onPrimary }: ReadersDeps): Readers<GatewayContext> {
  return {
    at({ viewer }, consistency, said) {
      const after = said === undefined ? null : written.open(said);
      const isKnown = said === undefined || after !== null;
      if (viewer.accountId !== null && consistency !== 'now') return standbys.strict;
      if (consistency === 'bounded' && isKnown) return standbys.bounded(after);
      onPrimary();
      return primary;
    },
  };
}
