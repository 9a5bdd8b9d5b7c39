import { formatUnits } from '../formats.ts';
import type { WindowFragment } from '../generated/operations.ts';
import { SeriesMoney } from '../market/series-money.tsx';
import { toDrawing, tokenOf } from '../market/token.ts';
import { LinePicture } from '../pictures/index.tsx';
import { timeTickFormat } from '../pictures/ticks.ts';
import { Table, Time } from '../ui/index.ts';
import type { Series } from './series.ts';
import { VOID_REASONS } from './void-reasons.ts';

const PHASES = {
  COMMIT: { words: 'Takes sealed orders until', at: 'commitEndsAt' },
  REVEAL: { words: 'Orders are revealed until', at: 'revealEndsAt' },
  SETTLE: { words: 'Its price is found until', at: 'settleEndsAt' },
  DONE: { words: 'Settled on', at: 'settledAt' },
} as const;

/** The state of a window in words, with the time at which its phase ends. */
function WindowState({ window }: { readonly window: WindowFragment }) {
  const { phase, voidReason } = window;
  if (phase === 'VOID')
    return <span>Void: {voidReason === null ? 'no trade took place' : VOID_REASONS[voidReason]}</span>;
  const { words, at } = PHASES[phase];
  return (
    <span>
      {words} <Time at={window[at]} />
    </span>
  );
}

const WindowTable = ({ series }: { readonly series: Series }) => (
  <Table
    caption="Windows of later trading, newest first"
    columns={[
      { name: 'Window', cell: ({ number }) => number },
      { name: 'State', cell: (window) => <WindowState window={window} /> },
      { name: 'Orders', isNumber: true, cell: ({ orderCount }) => orderCount },
      {
        name: 'Price of a unit',
        isNumber: true,
        cell: ({ price }) => (price === null ? '–' : <SeriesMoney series={series} amount={price} />),
      },
      { name: 'Traded units', isNumber: true, cell: ({ volume }) => formatUnits(volume) },
      { name: 'Demand', isNumber: true, cell: ({ demand }) => formatUnits(demand) },
      { name: 'Supply', isNumber: true, cell: ({ supply }) => formatUnits(supply) },
    ]}
    rows={series.windows.nodes}
    keyOf={({ id }) => id}
    empty="No window was opened yet."
  />
);

/** The windows of later trading, with the prices that they found over time. */
export function WindowsSection({ series }: { readonly series: Series }) {
  const token = tokenOf(series);
  const priced = series.windows.nodes
    .flatMap(({ price, settledAt }) => (price === null || settledAt === null ? [] : [{ price, settledAt }]))
    .reverse();
  return (
    <section aria-labelledby="windows">
      <h2 id="windows">Windows</h2>
      {token && priced.length > 1 && (
        <LinePicture
          title={`Price of a unit in windows, in ${token.symbol}`}
          points={priced.map(({ price, settledAt }) => ({
            x: Date.parse(settledAt),
            y: toDrawing(price, token.decimals),
          }))}
          formatX={timeTickFormat(priced.map(({ settledAt }) => Date.parse(settledAt)))}
          table={
            <Table
              caption="Price of a unit in windows"
              columns={[
                { name: 'Settled', cell: ({ settledAt }) => <Time at={settledAt} /> },
                { name: 'Price', isNumber: true, cell: ({ price }) => <SeriesMoney series={series} amount={price} /> },
              ]}
              rows={priced}
              keyOf={({ settledAt }) => settledAt}
              empty="No window found a price yet."
            />
          }
        />
      )}
      <WindowTable series={series} />
    </section>
  );
}
