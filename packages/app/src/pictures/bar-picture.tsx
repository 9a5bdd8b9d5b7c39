import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { MARGIN, PICTURE_HEIGHT, Picture } from './picture.tsx';
import { numberTick } from './ticks.ts';

interface BarValue {
  readonly label: string;
  /** The value for drawing alone. */
  readonly value: number;
}

export interface BarPictureProps {
  readonly title: string;
  readonly bars: readonly BarValue[];
  readonly table: ReactNode;
}

/** Values of quarters or other names as bars. */
export default function BarPicture({ title, bars, table }: BarPictureProps) {
  return (
    <Picture title={title} table={table}>
      {(width) => {
        const bottom = PICTURE_HEIGHT - MARGIN.bottom;
        const labels = bars.map(({ label }) => label);
        const xScale = scaleBand({ domain: labels, range: [MARGIN.left, width - MARGIN.right], padding: 0.3 });
        const yScale = scaleLinear({
          domain: [0, Math.max(...bars.map(({ value }) => value)) || 1],
          range: [bottom, MARGIN.top],
          nice: true,
        });
        const every = Math.ceil((labels.length * 72) / (width - MARGIN.left - MARGIN.right));
        return (
          <>
            <AxisLeft
              scale={yScale}
              left={MARGIN.left}
              numTicks={4}
              tickFormat={(value) => numberTick(Number(value))}
            />
            <AxisBottom scale={xScale} top={bottom} tickValues={labels.filter((_, index) => index % every === 0)} />
            {bars.map(({ label, value }) => (
              <Bar
                key={label}
                className="bar"
                x={xScale(label) ?? 0}
                y={yScale(value)}
                width={xScale.bandwidth()}
                height={bottom - yScale(value)}
              />
            ))}
          </>
        );
      }}
    </Picture>
  );
}
