import { useAnswer } from '../answer.ts';
import { formatChain } from '../formats.ts';
import { ChainClocksDocument, type SeriesState } from '../generated/operations.ts';
import { SelectField } from '../ui/index.ts';
import type { MarketSearch, Sort } from './filters.ts';
import { STATES } from './stage.ts';

const SORT_NAMES: Readonly<Record<Sort, string>> = {
  title: 'Title',
  state: 'State',
  units: 'Units offered',
  deadline: 'Next deadline',
};

interface MarketFiltersProps {
  readonly search: MarketSearch;
  readonly onChange: (changed: Partial<Record<keyof MarketSearch, unknown>>) => void;
}

const orDefault = (value: string) => (value === '' ? undefined : value);

/** The filters, the order and the kind of view of the market. */
export function MarketFilters({ search, onChange }: MarketFiltersProps) {
  const { data } = useAnswer(ChainClocksDocument, {});
  const chains = data?.indexedChains.map(({ chain }) => chain) ?? [];
  const named = [...new Set([...chains, ...(search.chain === undefined ? [] : [search.chain])])];
  return (
    <search className="filters">
      <SelectField
        label="State"
        value={search.state ?? ''}
        choices={{ '': 'Every state', ...STATES } satisfies Readonly<Record<SeriesState | '', string>>}
        onChange={(state) => onChange({ state: orDefault(state) })}
      />
      <SelectField
        label="Chain"
        value={search.chain ?? ''}
        choices={{ '': 'Every chain', ...Object.fromEntries(named.map((chain) => [chain, formatChain(chain)])) }}
        onChange={(chain) => onChange({ chain: orDefault(chain) })}
      />
      <SelectField
        label="Order of this page"
        value={search.sort ?? ''}
        choices={{ '': 'Newest first', ...SORT_NAMES }}
        onChange={(sort) => onChange({ sort: orDefault(sort), descending: undefined, after: search.after })}
      />
      {search.sort !== undefined && (
        <SelectField
          label="Direction"
          value={search.descending ? 'descending' : ''}
          choices={{ '': 'Ascending', descending: 'Descending' }}
          onChange={(value) => onChange({ descending: value === '' ? undefined : true, after: search.after })}
        />
      )}
      <SelectField
        label="View"
        value={search.view ?? ''}
        choices={{ '': 'Cards', table: 'Table' }}
        onChange={(view) => onChange({ view: orDefault(view), after: search.after })}
      />
    </search>
  );
}
