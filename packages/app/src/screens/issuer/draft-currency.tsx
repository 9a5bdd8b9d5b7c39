import { currencyNumber } from '@income-series/client';
import { useAnswer } from '../../gateway/answers.ts';
import { FeedRateOfDocument, FeedRatesDocument } from '../../generated/documents/issuer.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import type { FormFigures } from './draft-model.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Tests whether a draft may be in the typed currency, which needs a recent rate of the chain's feed. */
export function useCurrencyRate({ chain, currency }: FormFigures): {
  readonly isFit: boolean;
  readonly error: string | null;
} {
  const isCurrency = currencyNumber(currency) !== null;
  const { data } = useAnswer(FeedRateOfDocument, { chain, currency }, { enabled: isCurrency && chain !== '' });
  if (currency === '') return { isFit: false, error: null };
  if (!isCurrency) return { isFit: false, error: 'This is no currency.' };
  // Without an answer of the chain the currency counts as fit, and the gateway decides later.
  if (data === undefined || data.data.feedRate?.isRecent) return { isFit: true, error: null };
  return {
    isFit: false,
    error: `The chain’s feed has no recent rate of ${currency}, so a series in it could not be created. Take another currency.`,
  };
}

/** The currency of the income, with those of the usual ones that the chain's feed has a recent rate of. */
export function CurrencyField({
  figures: { chain, currency },
  change,
  error,
}: {
  readonly figures: FormFigures;
  readonly change: (values: Partial<FormFigures>) => void;
  readonly error: string | null;
}) {
  const { data } = useAnswer(FeedRatesDocument, { chain }, { enabled: chain !== '' });
  const ratedCurrencies = Object.values(data?.data ?? {}).flatMap((rate) => (rate?.isRecent ? [rate.currency] : []));
  return (
    <>
      <Field
        label="Currency of the income"
        hint={
          ratedCurrencies.length === 0
            ? 'Three letters, as USD. The chain’s feed must have a recent rate of it.'
            : `Three letters. The chain’s feed has a recent rate of ${list.format(ratedCurrencies)}, and maybe of rarer currencies.`
        }
        value={currency}
        onChange={(value) => change({ currency: value.trim().toUpperCase() })}
        error={error}
        isRequired
      />
      {ratedCurrencies.length > 0 && (
        <Choice
          label="Currencies with a recent rate"
          options={ratedCurrencies.map((code) => [code, code] as const)}
          value={currency}
          onChange={(code) => change({ currency: code })}
        />
      )}
    </>
  );
}
