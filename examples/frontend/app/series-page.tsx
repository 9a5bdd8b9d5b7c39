import { type Gateway, keyed } from '@income-series/client';
import {
  BuildClaimDocument,
  type BuiltFragment,
  MyPositionsDocument,
  SeriesPageDocument,
  type SeriesPageQuery,
  StatementDocument,
  type StatementQuery,
} from '@income-series/client/operations';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { commit, type Place, reveal } from './bids.ts';
import { Chart } from './chart.tsx';
import type { Person } from './session.tsx';
import { send } from './wallet.ts';

export interface Key {
  readonly chain: string;
  readonly key: `0x${string}`;
}

type Series = NonNullable<SeriesPageQuery['series']>;
type Statement = NonNullable<Extract<StatementQuery['node'], { __typename: 'Position' }>['statement']>;

/** Base units as people write money: 750000000 of 6 decimals is 750. */
function money(amount: string | bigint | null | undefined, { decimals, symbol }: Series['paymentToken']): string {
  if (amount == null || decimals === null) return '–';
  const digits = `${amount}`.padStart(decimals + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  const fraction = part.replace(/0+$/, '');
  return `${whole}${fraction === '' ? '' : `.${fraction}`} ${symbol}`;
}

/** Money as people write it in base units; null for what is none. */
function baseUnits(text: string, decimals: number): bigint | null {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || part.length > decimals) return null;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

interface Loaded {
  readonly series: Series;
  readonly position: { readonly id: string; readonly units: string; readonly claimable: string | null } | null;
  readonly statement: Statement | null;
}

async function load(gateway: Gateway, { chain, key }: Key, signedIn: boolean): Promise<Loaded> {
  const { series } = await gateway.ask(SeriesPageDocument, { chain, seriesKey: key });
  if (!series) throw new Error('there is no such series');
  if (!signedIn) return { series, position: null, statement: null };
  for await (const position of gateway.rows(MyPositionsDocument, {}, (data) => data.myPositions)) {
    if (position.series.key !== key || position.series.chain !== chain) continue;
    const { node } = await gateway.ask(StatementDocument, { id: position.id });
    const statement = node?.__typename === 'Position' ? (node.statement ?? null) : null;
    return { series, position: { ...position, claimable: position.claimable ?? null }, statement };
  }
  return { series, position: null, statement: null };
}

function BidForm({
  series,
  onBid,
}: {
  readonly series: Series;
  readonly onBid: (wish: Parameters<typeof commit>[3]) => void;
}) {
  const { decimals, symbol } = series.paymentToken;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [price, deposit] = ['price', 'deposit'].map((name) => baseUnits(String(given.get(name)), decimals ?? 0));
    const quantity = BigInt(String(given.get('quantity') || 0));
    if (price == null || deposit == null || deposit < price * quantity) {
      event.currentTarget.querySelector('output')?.replaceChildren('The deposit has to be at least price times units.');
      return;
    }
    onBid({ price, quantity, deposit });
  };
  return (
    <form onSubmit={submit}>
      <h3>Bid</h3>
      <label>
        Price of a unit, {symbol} <input name="price" inputMode="decimal" required />
      </label>
      <label>
        Units <input name="quantity" type="number" min="1" required />
      </label>
      <label>
        Deposit, {symbol} <input name="deposit" inputMode="decimal" required />
      </label>
      <button type="submit">Commit the sealed bid</button>
      <output />
    </form>
  );
}

function StatementView({
  statement,
  token,
}: {
  readonly statement: Statement;
  readonly token: Series['paymentToken'];
}) {
  const lines = statement.lines.map((line) => ({ ...line, label: line.period ?? line.kind ?? '' }));
  const bars = lines.map(({ label, net }) => ({ label, value: BigInt(net ?? 0), text: money(net, token) }));
  return (
    <>
      <Chart title="Payments to this position, after the fee" bars={bars} />
      <table>
        <caption>Statement as of block {statement.asOfBlock}</caption>
        <thead>
          <tr>
            {['Period', 'Units', 'Share', 'Fee', 'Net', 'Claimed', 'Open'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, units, grossShare, fee, net, claimed, open }, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td>{units}</td>
              {[grossShare, fee, net, claimed, open].map((amount, column) => (
                <td key={column}>{money(amount, token)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function SeriesPage({
  of,
  person,
  gateway,
}: {
  readonly of: Key;
  readonly person: Person | null;
  readonly gateway: Gateway;
}) {
  const [found, setFound] = useState<Loaded | null>(null);
  const [message, setMessage] = useState('');
  const refresh = useCallback(
    () => load(gateway, of, person !== null).then(setFound, (error: Error) => setMessage(error.message)),
    [gateway, of, person],
  );
  useEffect(() => void refresh(), [refresh]);
  if (found === null) return <p role="status">{message || 'Reading …'}</p>;
  const { series, position, statement } = found;
  const { auction, paymentToken: token } = series;

  /** Builds a step, has the wallet send its transactions in order, and reads everything again once the index has them. */
  const act = async (label: string, build: (one: Person, place: Place) => Promise<readonly BuiltFragment[]>) => {
    if (person === null) return;
    setMessage(`${label}: confirm in the wallet.`);
    try {
      const place = { chain: of.chain, seriesKey: of.key, wallet: person.address };
      for (const built of await build(person, place)) await send(gateway, person.wallet, built);
      await refresh();
      setMessage(`${label}: done.`);
    } catch (error) {
      setMessage(`${label}: ${error instanceof Error ? error.message : 'failed'}`);
    }
  };

  return (
    <article>
      <h2>
        Series <code>{series.key.slice(0, 10)}…</code>
      </h2>
      <p>
        {series.state}
        {auction && `, raise: ${auction.phase}`}. Units: {series.unitsOutstanding} of {series.unitsOffered}. Income in{' '}
        {series.currency}.{auction && ` Lowest price of a unit: ${money(auction.reservePrice, token)}.`}
      </p>
      <p role="status">{message}</p>
      {person && auction?.phase === 'COMMIT' && (
        <BidForm
          series={series}
          onBid={(wish) => act('Bid', async (one, place) => [await commit(gateway, one.secret, place, wish)])}
        />
      )}
      {person && auction?.phase === 'REVEAL' && (
        <button
          type="button"
          onClick={() => act('Reveal', async (one, place) => [await reveal(gateway, one.secret, place)])}
        >
          Reveal the bid
        </button>
      )}
      {position && (
        <p>
          Own units: {position.units}. To claim: {money(position.claimable, token)}.{' '}
          {BigInt(position.claimable ?? 0) > 0n && (
            <button
              type="button"
              onClick={() =>
                act('Claim', async (_one, place) => {
                  const { transactions } = await gateway.act(BuildClaimDocument, keyed(place));
                  return transactions.map(({ transaction }) => transaction);
                })
              }
            >
              Claim
            </button>
          )}
        </p>
      )}
      {statement && statement.lines.length > 0 && <StatementView statement={statement} token={token} />}
    </article>
  );
}
