import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { chainName } from '../../format/words.ts';
import { useChains } from '../../gateway/chains.ts';
import { Choice, type ChoiceProps } from '../../ui/choice.tsx';
import type { AdminFilters } from './filter-search.ts';

export const ALL = 'ALL';

/** Sets filters in the address; null removes one. */
export type SetFilters<Name extends string> = (filters: { readonly [name in Name]?: string | null }) => void;

/** The filters of the page's address, and the function that sets them. */
export function useFilters<Name extends string>(): readonly [AdminFilters<Name>, SetFilters<Name>] {
  const present: unknown = useSearch({ strict: false });
  const search = present as AdminFilters<Name>;
  const navigate = useNavigate();
  const set: SetFilters<Name> = (filters) => {
    const next = Object.entries({ ...search, ...filters }).filter(([, value]) => value !== null && value !== undefined);
    void navigate({ to: '.', search: Object.fromEntries(next) as never, replace: true });
  };
  return [search, set];
}

/** The value of a filter, if it is one of its options. */
export const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined): Value | null =>
  values.find((one) => one === value) ?? null;

export interface ChoiceFilterProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value | null;
  readonly words: (value: Value) => string;
  readonly onChange: (value: Value | null) => void;
}

/** Buttons side by side below their name. */
export const NamedChoice = <Value extends string>(props: ChoiceProps<Value>) => (
  <div className="named-choice">
    <span className="choice-name" aria-hidden="true">
      {props.label}
    </span>
    <Choice {...props} />
  </div>
);

/** A filter of few values, as buttons. */
export const ChoiceFilter = <Value extends string>({
  label,
  values,
  value,
  words,
  onChange,
}: ChoiceFilterProps<Value>) => (
  <NamedChoice<string>
    label={label}
    options={[[ALL, 'All'], ...values.map((one) => [one, words(one)] as const)]}
    value={value ?? ALL}
    onChange={(next) => onChange(oneOf(values, next))}
  />
);

/** A filter of many values, as a list that opens. `empty` is the text of no choice. */
export function SelectFilter<Value extends string>({
  label,
  values,
  value,
  words,
  onChange,
  empty = 'All',
}: ChoiceFilterProps<Value> & { readonly empty?: string }) {
  const id = useId();
  return (
    <div className="field filter">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange(oneOf(values, target.value))}>
        <option value="">{empty}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A filter of a day. */
export function DayFilter({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | null) => void;
}) {
  const id = useId();
  return (
    <div className="field filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="day"
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  );
}

/** A filter of the served chains; nothing where one chain is served. */
export function ChainFilter({
  value,
  onChange,
}: {
  readonly value: string | undefined;
  readonly onChange: (chain: string | null) => void;
}) {
  const chains = useChains();
  if (chains.length < 2) return null;
  return (
    <ChoiceFilter label="Chain" values={chains} value={oneOf(chains, value)} words={chainName} onChange={onChange} />
  );
}
