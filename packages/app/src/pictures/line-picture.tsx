import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import { MARGIN, PICTURE_HEIGHT, Picture } from './picture.tsx';
import { numberTick } from './ticks.ts';

/** A point of a line. The figures are for drawing alone, because a picture may round and a table may not. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LinePictureProps {
  readonly title: string;
  readonly points: readonly Point[];
  /** True if a value holds from the point before it on, as a price holds for all units of a step of the demand. */
  readonly steps?: boolean;
  readonly formatX: (x: number) => string;
  readonly table: ReactNode;
}

const rangeOf = (values: readonly number[]): [number, number] => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? [least - 1, most + 1] : [least, most];
};

/** The path of a line through points in pixels. */
const pathOf = (points: readonly Point[], steps: boolean) =>
  points
    .map(({ x, y }, index) => {
      if (index === 0) return `M${x},${y}`;
      return steps ? `V${y}H${x}` : `L${x},${y}`;
    })
    .join('');

/** Values as a line over time or another number. A single value makes no line, so the table is shown instead. */
export default function LinePicture({ title, points, steps = false, formatX, table }: LinePictureProps) {
  if (points.length < 2) return table;
  return (
    <Picture title={title} table={table}>
      {(width) => {
        const bottom = PICTURE_HEIGHT - MARGIN.bottom;
        const xScale = scaleLinear({
          domain: rangeOf(points.map(({ x }) => x)),
          range: [MARGIN.left, width - MARGIN.right],
        });
        const yScale = scaleLinear({
          domain: [0, Math.max(...points.map(({ y }) => y)) || 1],
          range: [bottom, MARGIN.top],
          nice: true,
        });
        const drawn = points.map(({ x, y }) => ({ x: Math.round(xScale(x)), y: Math.round(yScale(y)) }));
        return (
          <>
            <AxisLeft
              scale={yScale}
              left={MARGIN.left}
              numTicks={4}
              tickFormat={(value) => numberTick(Number(value))}
            />
            <AxisBottom
              scale={xScale}
              top={bottom}
              numTicks={Math.max(2, Math.floor(width / 160))}
              tickFormat={(value) => formatX(Number(value))}
            />
            <path className="line" d={pathOf(drawn, steps)} />
            <Group className="points">
              {drawn.map(({ x, y }) => (
                <circle key={`${x} ${y}`} className="point" cx={x} cy={y} r={points.length > 40 ? 1.5 : 3} />
              ))}
            </Group>
          </>
        );
      }}
    </Picture>
  );
}
