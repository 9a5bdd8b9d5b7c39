import { useState } from 'react';
import { useAskedTerms } from '../asked-terms.ts';
import { SeriesTermsDocument } from '../generated/operations.ts';
import { Hidden, SeriesMoney } from '../market/series-money.tsx';
import { useReader } from '../reader.ts';
import { Button, Fact, Mark, Status } from '../ui/index.ts';
import { formatMinorUnits, formatShare } from './income.ts';
import type { Series } from './series.ts';

/** Reads the private terms of a series, once they are asked for. */
function useTerms({ chain, key }: Series, isAsked: boolean) {
  const { gateway } = useReader();
  const read = async () => {
    const { data, errors = [] } = await gateway.answer(SeriesTermsDocument, { chain, key });
    // Two cases differ: a reader may not read the terms, or the chain cannot say now whether a wallet is verified.
    const failure = errors.find(({ extensions }) => extensions?.code !== 'FORBIDDEN');
    if (failure) throw new Error(failure.message);
    return data?.series?.terms ?? null;
  };
  return useAskedTerms([chain, key], read, isAsked);
}

/** The terms by which a series pays: what everybody sees, and what only its readers see. */
export function TermsSection({ series }: { readonly series: Series }) {
  const { id: reader } = useReader();
  /** The reader that asked: a switch to another reader asks again. */
  const [asked, setAsked] = useState<string | null>(null);
  const { data, isFetching, error } = useTerms(series, asked === reader);
  const isShown = asked === reader && !isFetching && data !== undefined;
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">Terms</h2>
      <p>
        The issuer pays a share of its yearly income above a threshold to all units together.{' '}
        {series.routedTheta === null
          ? 'Threshold and share are private: the chain has their commitment alone.'
          : 'Threshold and share are public, because income comes through the router.'}
      </p>
      <dl className="facts">
        <Fact name="Threshold over the years">
          {series.indexingRule === 'ANNUAL' ? 'adjusted each year' : 'stays as it is'}
        </Fact>
        <Fact name="Commitment to the terms">
          <code>{series.termsCommitment}</code>
        </Fact>
        {series.routed && (
          <Fact name="Threshold on the chain, because income comes through the router">
            {series.routedTheta === null ? 'not set yet' : <SeriesMoney series={series} amount={series.routedTheta} />}
          </Fact>
        )}
        {isShown && <PrivateTerms series={series} theta={data?.theta ?? null} share={data?.shareRate ?? null} />}
      </dl>
      <Status>
        {asked === reader && isFetching && 'Reading the terms …'}
        {error && `The terms could not be read. ${error.message}`}
      </Status>
      {!isShown && (
        <Button onPress={() => setAsked(reader)} isDisabled={isFetching}>
          Show the private terms
        </Button>
      )}
      <p className="quiet">The issuer sees who read them, and when.</p>
    </section>
  );
}

interface PrivateTermsProps {
  readonly series: Series;
  readonly theta: string | null;
  readonly share: string | null;
}

function PrivateTerms({ series: { id, currency }, theta, share }: PrivateTermsProps) {
  const values = [
    { name: 'Threshold', field: 'SeriesTerms.theta', text: theta && formatMinorUnits(theta, currency) },
    { name: 'Share of the income above it', field: 'SeriesTerms.shareRate', text: share && formatShare(share) },
  ];
  return values.map(({ name, field, text }) => (
    <Fact key={field} name={name}>
      {text ? (
        <span className="value">
          {text} <Mark coordinate={field} id={id} />
        </span>
      ) : (
        <Hidden coordinate={field} id={id} />
      )}
    </Fact>
  ));
}
