import { useId } from 'react';
import { useAnswer } from '../answer.ts';
import { formatChain } from '../formats.ts';
import { ChainClocksDocument, type SeriesState } from '../generated/operations.ts';
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

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** The choices by their values; the empty value is the default. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(choices).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

const orDefault = (value: string) => (value === '' ? undefined : value);

/** The filters, the order and the kind of view of the market. */
export function MarketFilters({ search, onChange }: MarketFiltersProps) {
  const { data } = useAnswer(ChainClocksDocument, {});
  const chains = data?.indexedChains.map(({ chain }) => chain) ?? [];
  const named = [...new Set([...chains, ...(search.chain === undefined ? [] : [search.chain])])];
  return (
    <search className="filters">
      <Choice
        label="State"
        value={search.state ?? ''}
        choices={{ '': 'Every state', ...STATES } satisfies Readonly<Record<SeriesState | '', string>>}
        onChoose={(state) => onChange({ state: orDefault(state) })}
      />
      <Choice
        label="Chain"
        value={search.chain ?? ''}
        choices={{ '': 'Every chain', ...Object.fromEntries(named.map((chain) => [chain, formatChain(chain)])) }}
        onChoose={(chain) => onChange({ chain: orDefault(chain) })}
      />
      <Choice
        label="Order of this page"
        value={search.sort ?? ''}
        choices={{ '': 'Newest first', ...SORT_NAMES }}
        onChoose={(sort) => onChange({ sort: orDefault(sort), descending: undefined, after: search.after })}
      />
      {search.sort !== undefined && (
        <Choice
          label="Direction"
          value={search.descending ? 'descending' : ''}
          choices={{ '': 'Ascending', descending: 'Descending' }}
          onChoose={(value) => onChange({ descending: value === '' ? undefined : true, after: search.after })}
        />
      )}
      <Choice
        label="View"
        value={search.view ?? ''}
        choices={{ '': 'Cards', table: 'Table' }}
        onChoose={(view) => onChange({ view: orDefault(view), after: search.after })}
      />
    </search>
  );
}
