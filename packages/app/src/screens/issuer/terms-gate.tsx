import { termsCommitment } from '@income-series/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { currencyToken, formatDecimal, formatMoney, WAD_DECIMALS } from '../../format/money.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import type { ReportedSeries, ReportFigures } from './report-model.ts';
import { requireTerms, type TermsSource, termsPlace, UncheckedTermsError } from './report-terms.ts';

const SOURCES: Readonly<Record<TermsSource, string>> = {
  node: 'Your own node says that the series has these terms on the chain, so the proof shows the payment alone.',
  kept: 'These are the terms that this browser knew before, so the proof shows the payment alone.',
};

interface UncheckedProps {
  readonly series: ReportedSeries;
  readonly error: UncheckedTermsError;
  readonly onAccept: () => void;
}

/** The warning that this device cannot check the terms: it has not kept them, and no node confirms them at a pinned contract. */
export function UncheckedTerms({ series: { id, currency, terms }, error, onAccept }: UncheckedProps) {
  return (
    <section className="failure" role="alert">
      <p>{error.message}</p>
      <Facts
        of={[
          [
            'Threshold of a year',
            <Guarded key="theta" field="SeriesTerms.theta" id={id}>
              {formatMoney(terms.theta, currencyToken(currency))}
            </Guarded>,
          ],
          [
            'Share of the income above it',
            <Guarded key="share" field="SeriesTerms.shareRate" id={id}>
              {formatDecimal(BigInt(terms.shareRate ?? 0) * 100n, WAD_DECIMALS)}%
            </Guarded>,
          ],
        ]}
      />
      <p>
        The gateway says that these are the terms. If it lies, as with a threshold of zero, it computes your income from
        the payment that you prove. Compare them with your contract, or with what you amended. Do not go on if they
        differ.
      </p>
      <div className="step">
        <AppButton look="danger" onPress={() => void error.accept().then(onAccept)}>
          I compared them: these are my terms
        </AppButton>
      </div>
    </section>
  );
}

interface TermsGateProps {
  readonly series: ReportedSeries;
  readonly figures: ReportFigures;
  readonly person: PersonSession;
  readonly children: ReactNode;
}

/** Shows its children, which prove by the terms of a series, only after this device or the person has compared these. */
export function TermsGate({ series, figures, person, children }: TermsGateProps) {
  const commitment = termsCommitment(figures.terms);
  const place = termsPlace(series);
  const check = useQuery({
    queryKey: ['terms source', person.address, place, commitment],
    queryFn: () => requireTerms(person, place, commitment),
    gcTime: 0,
  });
  if (check.data !== undefined)
    return (
      <>
        <p role="status">{SOURCES[check.data]}</p>
        {children}
      </>
    );
  const retry = () => void check.refetch();
  if (check.error instanceof UncheckedTermsError)
    return <UncheckedTerms series={series} error={check.error} onAccept={retry} />;
  if (check.error) return <Failure error={check.error} retry={retry} />;
  return <p role="status">This device compares the terms with the chain …</p>;
}
