import type { Names } from './names.ts';

/** The rows of a new noun in the populated database of the tests. */
export const record = ({
  type,
  one,
  list,
  table,
}: Names) => `import { knownId, type PersonaName, personas } from '../personas.ts';
import { at } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import { all, ofAccount, own } from '../row-truth.ts';

/** Of issuer A's. */
const first = knownId(0x50, 1);

export const record: PopulatedRecord = {
  async insert(db) {
    const row = (id: string, name: PersonaName, state: string) => ({
      id,
      accountId: personas[name].accountId,
      state,
      openedAt: at('2025-01-05'),
    });
    await db.${one}.createMany({
      data: [
        row(first, 'issuerA', 'OPEN'),
        row(knownId(0x50, 2), 'issuerA', 'CLOSED'),
        row(knownId(0x50, 3), 'holderB', 'OPEN'),
      ],
    });
  },
  types: {
    ${type}: {
      table: '${table}',
      key: 'id',
      labels: ofAccount,
      visible: own,
    },
  },
  links: { 'Query.${list}': all },
  open: { ${list}: (reader) => reader !== 'public' },
  grow: { table: '${table}', id: first },
};
`;
