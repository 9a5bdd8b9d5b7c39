import { formatMoney, type Token } from '../formats.ts';
import { formatMinorUnits, minorDigits } from '../series/income.ts';
import { Table } from '../ui/index.ts';
import { type PaidTerms, previewPayments, type YearlyPayment } from './preview.ts';

export interface TermsPreviewProps {
  readonly terms: PaidTerms | null;
  readonly currency: string;
  readonly token: Token;
  readonly isRouted: boolean;
  readonly isCurve: boolean;
  /** Base units of the payment token for one minor unit of the currency, as WAD; null if the feed has no recent rate. */
  readonly rate: bigint | null;
  /** The most that the series ever pays, in base units; null until it is known. */
  readonly cap: bigint | null;
}

const WAD = 10n ** 18n;

/** The payments of a year at three incomes. */
export function TermsPreview({ terms, currency, token, isRouted, isCurve, rate, cap }: TermsPreviewProps) {
  if (terms === null) return <p className="quiet">Enter threshold, share and units to see what you would pay.</p>;
  const fx = isRouted ? WAD : rate;
  if (fx === null) return <p className="quiet">There is no recent exchange rate of {currency} to compute with.</p>;
  const digits = isRouted ? token.decimals : minorDigits(currency);
  const income = ({ income: minor }: YearlyPayment) =>
    isRouted ? formatMoney(minor, token) : formatMinorUnits(`${minor}`, currency);
  return (
    <>
      <Table
        caption="A year’s payments, if all units are sold"
        columns={[
          { name: 'Income of the year', cell: income },
          { name: 'You pay in all', isNumber: true, cell: ({ total }) => formatMoney(total, token) },
          { name: 'For each unit', isNumber: true, cell: ({ perUnit }) => formatMoney(perUnit, token) },
        ]}
        rows={previewPayments(terms, { fx, digits, isCurve })}
        keyOf={(line) => `${line.income}`}
        empty=""
      />
      <p className="quiet">
        {!isRouted && `At the last exchange rate of ${currency}. `}Of each payment, 1 % is the fee of the service.
        {cap !== null && ` The series ends once it has paid ${formatMoney(cap, token)}.`}
      </p>
    </>
  );
}
