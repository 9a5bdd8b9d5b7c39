import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { formatChain, NOTHING } from '../formats.ts';
import { IncomeRateDocument, IssueChainsDocument, type IssueChainsQuery } from '../generated/operations.ts';
import { listCurrencies } from '../issuer/currencies.ts';
import { Fact, SelectField, Time } from '../ui/index.ts';
import { formatRate } from './case-words.ts';
import { changeText, memberOf } from './search.ts';

type ServedChain = IssueChainsQuery['indexedChains'][number];

/** The feed’s last rate of a currency on one chain. */
function FeedRate({ place, currency }: { readonly place: ServedChain; readonly currency: string }) {
  const { chain, paymentToken } = place;
  const { data, error } = useAnswer(IncomeRateDocument, { chain, currency });
  const feed = data?.feedRate;
  return (
    <Fact name={formatChain(chain)}>
      {error?.message}
      {data !== undefined && !feed && 'The feed never had a rate of it.'}
      {feed && (
        <>
          {paymentToken === null ? NOTHING : formatRate(feed.rate, { currency, paymentToken })}, published{' '}
          <Time at={feed.publishedAt} />,{' '}
          <span className={feed.isRecent ? 'good' : 'warm'}>
            {feed.isRecent ? 'recent' : 'too old to draft or create a series of it'}
          </span>
        </>
      )}
    </Fact>
  );
}

/** The feeds’ last rates of the currency in the address, by chain. The feed’s operator publishes them, and no admin. */
export function FeedRates() {
  const search = useSearch({ from: '/admin/cases' });
  const navigate = useNavigate({ from: '/admin/cases' });
  const currencies = listCurrencies();
  const currency = memberOf(currencies, search.currency) ?? 'USD';
  const { data, error } = useAnswer(IssueChainsDocument, {});
  return (
    <section aria-labelledby="feed">
      <h2 id="feed">Last rates of the feeds</h2>
      <p>
        The wallet with the role FEED publishes the rates. This screen only reads them, from the chains as they are now.
      </p>
      <SelectField
        label="Currency"
        value={currency}
        choices={currencies}
        onChange={(value) => void navigate({ search: changeText(search, 'currency', value) })}
      />
      {error && <p role="alert">{error.message}</p>}
      <dl className="facts">
        {data?.indexedChains.map((place) => (
          <FeedRate key={place.chain} place={place} currency={currency} />
        ))}
      </dl>
    </section>
  );
}
