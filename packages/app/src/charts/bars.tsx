import { scaleBand, scaleLinear } from '@visx/scale';

export interface Bar {
  readonly label: string;
  readonly value: bigint;
  /** The value as people read it. */
  readonly text: string;
}

const WIDTH = 640;
const HEIGHT = 176;
/** The height of one line of a label, which a phone can still show. */
const LINE = 28;
/** The maximum width of a bar, because a single bar would fill the chart. */
const MOST_WIDTH = 72;

/** The maximum number of labels. More would overlap on a phone, so then only every n-th bar has one. */
const MOST_LABELS = 6;

/** The largest of some numbers, at least 1. `Math.max` takes no bigints. */
const largest = (values: readonly bigint[]): bigint => [1n, ...values].sort((a, b) => (a < b ? -1 : 1)).at(-1) ?? 1n;

/** Bars over time, for values that are never negative. The same figures follow as a table, which a picture does not replace. */
export function Bars({
  title,
  bars,
  heading,
}: {
  readonly title: string;
  readonly heading: string;
  readonly bars: readonly Bar[];
}) {
  const highest = largest(bars.map(({ value }) => value));
  const x = scaleBand({ domain: bars.map((_, index) => index), range: [0, WIDTH], padding: 0.25 });
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT, 8] });
  const labelStep = Math.ceil(bars.length / MOST_LABELS);
  const lines = Math.max(1, ...bars.map(({ label }) => label.split(', ').length));
  const width = Math.min(x.bandwidth(), MOST_WIDTH);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + lines * LINE}`} role="img" aria-label={title}>
        {bars.map(({ label, value, text }, index) => {
          const top = y(Number((value * 10_000n) / highest) / 10_000);
          const middle = (x(index) ?? 0) + x.bandwidth() / 2;
          return (
            <g key={label}>
              <title>{`${label}: ${text}`}</title>
              <rect x={middle - width / 2} y={top} width={width} height={Math.max(HEIGHT - top, 1)} />
              <text y={HEIGHT + 4} textAnchor="middle">
                {index % labelStep === 0 &&
                  label.split(', ').map((line) => (
                    <tspan key={line} x={middle} dy="1.1em">
                      {line}
                    </tspan>
                  ))}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
