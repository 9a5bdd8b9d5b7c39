import type { Standbys } from '../../adapters/db/standby/standbys.ts';
import type { RowReader } from '../../core/row-reader.ts';
import type { Readers } from '../../graphql/execution/compiled-reads.ts';

/** Where compiled reads are answered: by the primary, and where there are standbys by these, as far as the document's class lets them. */
export function createReaders(primary: RowReader, standbys: Standbys | undefined): Readers {
  if (!standbys) return { at: () => primary };
  return {
    at({ viewer }, consistency) {
      if (consistency === 'now') return primary;
      if (viewer.accountId !== null) return standbys.strict;
      return consistency === 'bounded' ? standbys.bounded(null) : primary;
    },
  };
}
