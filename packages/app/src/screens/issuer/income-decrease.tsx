import type { Period } from '@income-series/client';
import { Checkbox } from 'react-aria-components/Checkbox';
import { formatMoney, type MoneyToken } from '../../format/money.ts';
import { formatPeriod } from '../../format/time.ts';

/** The last report before this one in the same year, whose figure this device has. */
export interface PriorReport {
  readonly period: Period;
  readonly ytd: bigint;
}

/** Tests that the income of the year is below the figure reported before, as when somebody types the income of the quarter alone. */
export const isDecrease = (ytd: bigint | null, report: PriorReport | null): boolean =>
  ytd !== null && report !== null && ytd < report.ytd;

/** The sentence beside the field about the report before. */
export const priorSentence = ({ period, ytd }: PriorReport, money: MoneyToken): string =>
  `Up to ${formatPeriod(period)} you reported ${formatMoney(ytd, money)}.`;

interface IncomeDecreaseProps {
  readonly report: PriorReport;
  readonly money: MoneyToken;
  readonly isConfirmed: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
}

/** The warning that the income of the year went down, which a person has to confirm before it is proven. */
export const IncomeDecrease = ({ report: { period, ytd }, money, isConfirmed, onChange }: IncomeDecreaseProps) => (
  <div role="status">
    <p className="warning">
      This is less than what you reported up to {formatPeriod(period)}, which is {formatMoney(ytd, money)}. The field
      takes the whole year so far.
    </p>
    <Checkbox className="tick" isSelected={isConfirmed} onChange={onChange}>
      <span className="box" aria-hidden="true" />
      The income of the year went down
    </Checkbox>
  </div>
);
