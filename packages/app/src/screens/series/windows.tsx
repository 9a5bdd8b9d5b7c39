import { Line } from '../../charts/line.tsx';
import { formatCount, formatMoney, formatUnits } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { windowClockAt, windowPhaseAt } from '../../format/window-state.ts';
import { windowPhase } from '../../format/words.ts';
import { useChainNow, useStateTime } from '../../gateway/chain-time.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { tokenName } from './token-name.tsx';
import type { SeriesOverview } from './types.ts';

/** The columns of figures, whose heads stand above them. */
const NUMBERS: ReadonlySet<string> = new Set(['Orders', 'Price', 'Units traded']);
/** The states in which windows may open. */
const TRADING: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);

interface WindowsProps {
  readonly series: SeriesOverview;
}

/** The phase of the last window, and when it ends. */
function LastWindow({ series: { chain, windows } }: WindowsProps) {
  const [now, time] = [useChainNow(chain), useStateTime(chain)];
  const [lastWindow] = windows.nodes;
  if (lastWindow === undefined) return <p className="quiet">No window has opened yet.</p>;
  const clock = windowClockAt(lastWindow, time);
  return (
    <p className="lead">
      Window {lastWindow.number}: <span className="state">{windowPhase(windowPhaseAt(lastWindow, time))}</span>{' '}
      {clock && (
        <>
          {/* Where the chain's last block is old, nobody knows how long it is until then. */}
          {clock.text}{' '}
          {Date.parse(clock.at) > now ? <Countdown at={clock.at} chain={chain} /> : formatDateTime(clock.at)},{' '}
          {clock.outcome}
        </>
      )}
    </p>
  );
}

function Prices({ series: { windows, paymentToken: token } }: WindowsProps) {
  const points = windows.nodes
    .flatMap(({ settledAt, number, price, volume }) =>
      price && settledAt
        ? [
            {
              x: Date.parse(settledAt),
              y: Number(price),
              text: `Window ${number}: ${formatUnits(volume)} units at ${formatMoney(price, token)}`,
            },
          ]
        : [],
    )
    .sort((one, other) => one.x - other.x);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const timeOf = ({ x }: { readonly x: number }) => formatDateTime(new Date(x).toISOString());
  return (
    <Line
      title={`Price of a unit by window, in ${tokenName(token)}`}
      points={points}
      from={timeOf(first)}
      to={timeOf(last)}
    />
  );
}

function Table({ series: { chain, windows, paymentToken: token } }: WindowsProps) {
  const now = useStateTime(chain);
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard. */
    <section className="wide whole" aria-label="Windows of later trading as a table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['Window', 'Phase', 'Orders until', 'Revealed until', 'Orders', 'Price', 'Units traded'].map((name) => (
              <th key={name} scope="col" className={NUMBERS.has(name) ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {windows.nodes.map((window) => (
            <tr key={window.id}>
              <th scope="row" data-name="Window">
                {window.number}
              </th>
              <td data-name="Phase">{windowPhase(windowPhaseAt(window, now))}</td>
              <td data-name="Orders until">{formatDateTime(window.commitEndsAt)}</td>
              <td data-name="Revealed until">{formatDateTime(window.revealEndsAt)}</td>
              <td className="number" data-name="Orders">
                {formatCount(window.orderCount)}
              </td>
              <td className="number" data-name="Price">
                {formatMoney(window.price, token)}
              </td>
              <td className="number" data-name="Units traded">
                {formatUnits(window.volume)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The windows in which holders sell units and others buy them, with their phases and their prices over time. */
export function WindowsSection({ series }: WindowsProps) {
  const hasWindows = series.windows.nodes.length > 0;
  if (!hasWindows && (series.curve !== null || !TRADING.has(series.state))) return null;
  return (
    <section aria-labelledby="trading">
      <h2 id="trading">Trading</h2>
      <p>
        Units are bought and sold by sealed orders in windows, about one in 30 days. All trades of a window have one
        price, and pay no fee.
      </p>
      <LastWindow series={series} />
      <Prices series={series} />
      {hasWindows && <Table series={series} />}
    </section>
  );
}
