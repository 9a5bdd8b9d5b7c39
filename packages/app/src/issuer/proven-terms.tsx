import { LAMPORTS_PER_UNIT } from '@income-series/client/terms';
import { formatMinorUnits, formatShare } from '../series/income.ts';
import { Fact } from '../ui/index.ts';
import type { ProvenReport, ReportPlace } from './report-place.ts';

/** The id of the check that the terms are the person's own. */
export const TERMS = 'report-terms';

interface ProvenTermsProps extends Pick<ReportPlace, 'series'>, Pick<ProvenReport, 'terms'> {
  readonly areTerms: boolean;
  readonly onCompare: (areTerms: boolean) => void;
}

/** The terms by which a report is proven, which the person compares where the wallet has no node that does. */
export const ProvenTerms = ({ series, terms: { theta, r }, areTerms, onCompare }: ProvenTermsProps) => (
  <>
    <h3>Compare your terms</h3>
    <p>
      This wallet has no node that compares them with the chain for a page. A payment by other terms than yours would
      show your income.
    </p>
    <dl className="facts">
      <Fact name="Threshold of a year">{formatMinorUnits(`${theta}`, series.currency)}</Fact>
      <Fact name="Share of the income above it, for one unit">
        {formatShare(`${series.curve === null ? r : r * LAMPORTS_PER_UNIT}`)}
      </Fact>
    </dl>
    <label className="check">
      <input id={TERMS} type="checkbox" checked={areTerms} onChange={({ target }) => onCompare(target.checked)} /> These
      are the threshold and the share of my terms
    </label>
  </>
);
