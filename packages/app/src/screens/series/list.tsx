import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { formatMoney, formatUnits, formatWadPrice } from '../../format/money.ts';
import { formatPeriod } from '../../format/time.ts';
import { chainName, seriesState } from '../../format/words.ts';
import { useRows } from '../../gateway/answers.ts';
import { SeriesCardsDocument } from '../../generated/documents/series.ts';
import type { SeriesCardFragment, SeriesState } from '../../generated/operations.ts';
import { Choice } from '../../ui/choice.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { SaleTime, StateBadge, StateMeaning } from '../../ui/state-badge.tsx';
import type { ListSearch } from './types.ts';

const STATES = [
  'RAISING',
  'CURVE',
  'ACTIVE',
  'PAUSED',
  'TAIL',
  'CLOSED',
  'FAILED',
] as const satisfies readonly SeriesState[];

const LEAD =
  'A series pays its holders a share of its issuer’s income above a threshold, each quarter. The income stays secret: a proof shows that the payment is right.';
/** The columns of figures, whose heads stand above them. */
const NUMBERS: ReadonlySet<string> = new Set(['Units', 'Price of a unit']);
const ALL = 'ALL';
const CHOICES = [[ALL, 'All'], ...STATES.map((state) => [state, seriesState(state)] as const)] as const;
const FORMS = [
  ['cards', 'As cards'],
  ['table', 'As a table'],
] as const;

/** The price that a card shows: the one that a raise found, or its lowest bid, or the present one of a curve. */
export function priceOf({
  auction,
  curve,
  paymentToken,
}: SeriesCardFragment): readonly [text: string, price: string] | null {
  if (auction?.clearingPrice) return ['Sold at', formatMoney(auction.clearingPrice, paymentToken)];
  if (auction) return ['Lowest bid', formatMoney(auction.reservePrice, paymentToken)];
  if (curve?.price) return ['Price now', formatWadPrice(curve.price, paymentToken)];
  return null;
}

function SeriesLink({ series: { chain, key, title } }: { readonly series: SeriesCardFragment }) {
  return (
    <Link to="/series/$chain/$key" params={{ chain, key }}>
      <SeriesName title={title} of={key} />
    </Link>
  );
}

function Card({ series }: { readonly series: SeriesCardFragment }) {
  const price = priceOf(series);
  const { state, chain, currency, firstPeriod, lastPeriod, unitsOffered } = series;
  return (
    <li className="card">
      <p className="card-name">
        <SeriesLink series={series} />
        <StateBadge series={series} />
      </p>
      <p>
        {formatPeriod(firstPeriod)} to {formatPeriod(lastPeriod)}, income in {currency ?? 'an unknown currency'}
      </p>
      <p>
        {formatUnits(unitsOffered)} units on {chainName(chain)}
      </p>
      {price && (
        <p>
          {price[0]} <strong>{price[1]}</strong>
        </p>
      )}
      <p className="due">
        <SaleTime series={series} />
      </p>
      <StateMeaning state={state} />
    </li>
  );
}

function Table({ rows }: { readonly rows: readonly SeriesCardFragment[] }) {
  return (
    <div className="wide">
      <table aria-label="Series">
        <thead>
          <tr>
            {['Series', 'State', 'Chain', 'Pays for', 'Income in', 'Units', 'Price of a unit', 'What ends next'].map(
              (name) => (
                <th key={name} scope="col" className={NUMBERS.has(name) ? 'number' : undefined}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((series) => {
            const price = priceOf(series);
            return (
              <tr key={series.id}>
                <th scope="row">
                  <SeriesLink series={series} />
                </th>
                <td>
                  <StateBadge series={series} />
                </td>
                <td>{chainName(series.chain)}</td>
                <td className="quarters">
                  {formatPeriod(series.firstPeriod)} to {formatPeriod(series.lastPeriod)}
                </td>
                <td>{series.currency ?? '–'}</td>
                <td className="number">{formatUnits(series.unitsOffered)}</td>
                <td className="number">{price?.[1] ?? '–'}</td>
                <td>
                  <SaleTime series={series} isShort otherwise="–" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** All series, as cards or as a table, newest first. */
export function SeriesList() {
  const { state, view }: ListSearch = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const selectedState = STATES.find((one) => one === state);
  const list = useRows(
    SeriesCardsDocument,
    { state: selectedState ?? null, direction: 'DESC' },
    ({ seriesList }) => seriesList,
  );
  const setState = (one: SeriesState | typeof ALL) =>
    void navigate({ search: { ...(one === ALL ? {} : { state: one }), ...(view ? { view } : {}) } });
  const setView = (one: 'cards' | 'table') =>
    void navigate({ search: { ...(state ? { state } : {}), ...(one === 'table' ? { view: one } : {}) } });
  return (
    <Screen title="Series" lead={LEAD}>
      <Choice label="State" options={CHOICES} value={selectedState ?? ALL} onChange={setState} />
      <Choice label="Form" options={FORMS} value={view ?? 'cards'} onChange={setView} />
      <Rows list={list} empty="There is no such series yet.">
        {view === 'table' ? (
          <Table rows={list.rows} />
        ) : (
          <ul className="cards">
            {list.rows.map((series) => (
              <Card key={series.id} series={series} />
            ))}
          </ul>
        )}
      </Rows>
    </Screen>
  );
}
