import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { currencyToken, formatDecimal, formatMoney, WAD_DECIMALS } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { SeriesTermsDocument } from '../../generated/documents/series.ts';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Reading } from '../../ui/reading.tsx';
import { PaymentCalculator, PublicPayment, type ReadTerms } from './payment-calculator.tsx';
import type { SeriesOverview } from './types.ts';

/** Compares the terms with the commitment on the chain, and says the result. */
function Check({ series, terms }: { readonly series: SeriesOverview; readonly terms: ReadTerms }) {
  const { theta, rate, termsSalt } = terms;
  const { currency, indexingRule, termsCommitment: commitment } = series;
  const check = useQuery({
    queryKey: ['terms check', commitment, theta, rate, termsSalt],
    queryFn: async () => {
      const { fitsCommitment } = await import('./terms-check.ts');
      return fitsCommitment({
        theta: theta ?? '0',
        rate: rate ?? '0',
        termsSalt: termsSalt ?? '0',
        ...{ currency: currency ?? '', indexingRule, commitment },
      });
    },
  });
  if (check.data === undefined) return <p role="status">This device compares them with the chain …</p>;
  return check.data ? (
    <p role="status">This device computed their commitment: it is the one that the gateway reads from the chain.</p>
  ) : (
    <p role="alert">These terms do not fit the commitment of the series. Buy nothing until the issuer explains it.</p>
  );
}

function TermsFacts({
  series,
  terms,
  units,
  denied,
}: {
  readonly series: SeriesOverview;
  readonly terms: ReadTerms;
  readonly units: string | undefined;
  readonly denied: ReadonlySet<string>;
}) {
  const money = series.routed ? series.paymentToken : currencyToken(series.currency);
  const share = BigInt(terms.shareRate ?? 0) * 100n;
  return (
    <>
      <Facts
        of={[
          [
            'Threshold of a year',
            <Guarded key="theta" field="SeriesTerms.theta" id={series.id} denied={denied}>
              {formatMoney(terms.theta, money)}
            </Guarded>,
          ],
          [
            'Share of the income above it',
            <Guarded key="share" field="SeriesTerms.shareRate" id={series.id} denied={denied}>
              {formatDecimal(share, WAD_DECIMALS)}%
            </Guarded>,
          ],
          ['Paid at most, in all', formatMoney(series.cap, series.paymentToken)],
        ]}
      />
      {terms.theta ? (
        <>
          <Check series={series} terms={terms} />
          <PaymentCalculator series={series} terms={terms} units={units} />
        </>
      ) : (
        <PublicPayment series={series} />
      )}
    </>
  );
}

/**
 * The private terms and the payments that they would give. They are read only after a press, because the issuer sees who read them.
 * @param units the units in a form beside it, with which the calculator begins
 */
export function TermsReading({
  series,
  label,
  units,
}: {
  readonly series: SeriesOverview;
  readonly label: string;
  readonly units?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const { chain, key } = series;
  const query = useAnswer(SeriesTermsDocument, { chain, key }, { enabled: isOpen });
  if (!isOpen) return <AppButton onPress={() => setOpen(true)}>{label}</AppButton>;
  return (
    <Reading query={query}>
      {({ data, denied }) =>
        data.series ? <TermsFacts series={series} terms={data.series.terms} units={units} denied={denied} /> : null
      }
    </Reading>
  );
}

/** The section of the terms of a series, and of the payment of a unit by them. */
export const TermsSection = ({ series }: { readonly series: SeriesOverview }) => (
  <section aria-labelledby="terms">
    <h2 id="terms">Terms</h2>
    <p>
      Units share the income above a threshold. The issuer and backers with a verified wallet read both figures, and
      this page calculates with them what a unit would pay; the chain has their commitment alone. Each reading is
      recorded, and the issuer sees it.
    </p>
    <TermsReading series={series} label="Read the terms" />
  </section>
);
