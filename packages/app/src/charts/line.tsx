import { curveLinear, curveStepAfter } from '@visx/curve';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';

interface LinePoint {
  readonly x: number;
  readonly y: number;
  /** What the point says, as `12 units at 3 USDC`. */
  readonly text: string;
}

const WIDTH = 640;
const HEIGHT = 220;
const EDGE = 12;

export interface LineProps {
  readonly title: string;
  readonly points: readonly LinePoint[];
  /** True for a line of steps, as demand by price. */
  readonly isStepped?: boolean;
  /** A horizontal line with its meaning, as the reserve price. */
  readonly mark?: { readonly y: number; readonly text: string } | undefined;
  /** The texts at both ends of the horizontal axis. */
  readonly from: string;
  readonly to: string;
}

/** A line, whose points follow as a list for those who do not see the picture. */
export function Line({ title, points, isStepped = false, mark, from, to }: LineProps) {
  const [xs, ys] = [points.map(({ x }) => x), [...points.map(({ y }) => y), ...(mark ? [mark.y] : []), 0]];
  const x = scaleLinear({ domain: [Math.min(...xs), Math.max(...xs)], range: [EDGE, WIDTH - EDGE] });
  const y = scaleLinear({ domain: [Math.min(...ys), Math.max(...ys)], range: [HEIGHT - EDGE, EDGE] });
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        <line className="base" x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
        {mark && <line className="level" x1={EDGE} x2={WIDTH - EDGE} y1={y(mark.y)} y2={y(mark.y)} />}
        <LinePath
          data={[...points]}
          x={(point) => x(point.x)}
          y={(point) => y(point.y)}
          curve={isStepped ? curveStepAfter : curveLinear}
        />
        {points.map((point) => (
          <circle key={`${point.x} ${point.y}`} cx={x(point.x)} cy={y(point.y)} r="3">
            <title>{point.text}</title>
          </circle>
        ))}
      </svg>
      <p className="axis">
        <span>{from}</span>
        {mark && <span className="level-name">{mark.text}</span>}
        <span>{to}</span>
      </p>
      <details>
        <summary>As a list</summary>
        <ol>
          {points.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </details>
    </figure>
  );
}
