/** A payment of a statement. */
export interface Bar {
  readonly label: string;
  readonly value: bigint;
  /** The value as people read it. */
  readonly text: string;
}

const HEIGHT = 120;
const STEP = 64;

/** Payments as bars; a screen reader gets the same as a list. */
export function Chart({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const [most = 0n] = bars.map(({ value }) => value).sort((a, b) => (a > b ? -1 : 1));
  const heightOf = (value: bigint) => (most === 0n ? 0 : Number((value * BigInt(HEIGHT)) / most));
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${STEP * bars.length} ${HEIGHT + 40}`} role="img" aria-label={title}>
        {bars.map(({ label, value, text }, at) => (
          <g key={label} transform={`translate(${at * STEP} 0)`}>
            <title>{`${label}: ${text}`}</title>
            <rect x="8" y={HEIGHT + 16 - heightOf(value)} width={STEP - 16} height={heightOf(value)} />
            <text x={STEP / 2} y={HEIGHT + 10 - heightOf(value)}>
              {text}
            </text>
            <text x={STEP / 2} y={HEIGHT + 34}>
              {label}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
