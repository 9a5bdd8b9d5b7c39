import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Guarded } from '../../access/guarded.tsx';
import { formatDecimal, formatMoney, type MoneyToken, parseDecimal } from '../../format/money.ts';
import { answerOf } from '../../gateway/answers.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { DraftTermsDocument } from '../../generated/documents/issuer.ts';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import {
  type FormFigures,
  PERCENT_DECIMALS,
  type PrivateFigures,
  paymentOfUnit,
  sealTypedTerms,
  thresholdToken,
} from './draft-model.ts';

/** The private terms on this page, in its memory alone: typed, or shown from a saved draft. */
export interface PageTerms {
  readonly secret: PrivateFigures;
  readonly setSecret: (secret: PrivateFigures) => void;
  /** The three incomes of the preview, as they were typed. */
  readonly incomes: readonly string[];
  readonly setIncomes: (incomes: readonly string[]) => void;
}

export function usePageTerms(): PageTerms {
  const [secret, setSecret] = useState<PrivateFigures>({ threshold: '', share: '' });
  const [incomes, setIncomes] = useState<readonly string[]>(['', '', '']);
  return { secret, setSecret, incomes, setIncomes };
}

/** Opens the terms of a saved draft, which the gateway records first. @throws GatewayError */
async function readDraftTerms({ gateway }: PersonSession, id: string, money: MoneyToken): Promise<PrivateFigures> {
  const { data } = answerOf(await gateway.answer(DraftTermsDocument, { id }));
  const terms = data.node?.__typename === 'SeriesDraft' ? data.node.terms : null;
  if (!terms?.theta || !terms.shareRate) throw new Error('The gateway has no terms of this draft.');
  return {
    threshold: formatDecimal(BigInt(terms.theta), money.decimals ?? 0),
    share: formatDecimal(BigInt(terms.shareRate), PERCENT_DECIMALS),
  };
}

export interface DraftTermsProps {
  readonly figures: FormFigures;
  readonly token: MoneyToken;
  readonly terms: PageTerms;
  readonly person: PersonSession;
  /** The saved draft; null before it is saved. */
  readonly id: string | null;
  /** False on the page that has the preview of its own. */
  readonly hasPreview?: boolean;
}

/** The button that opens the sealed terms of a saved draft. They are not read with the page, because each reading is recorded. */
function ShowTerms({ figures, token, terms, person, id }: DraftTermsProps & { readonly id: string }) {
  const showing = useMutation({
    mutationFn: () => readDraftTerms(person, id, thresholdToken(figures, token)),
    onSuccess: terms.setSecret,
  });
  return (
    <>
      <p>
        Threshold and share are sealed. Each reading is recorded in the series’ log, so they are shown when you ask.
      </p>
      <AppButton isDisabled={showing.isPending} onPress={() => showing.mutate()}>
        Show the terms
      </AppButton>
      {showing.error && <Failure error={showing.error} />}
    </>
  );
}

/** Three incomes for a preview: those that were typed, else some above the threshold. */
function incomesOf({ incomes }: PageTerms, theta: bigint, { decimals }: MoneyToken): readonly bigint[] {
  const typedIncomes = incomes.flatMap((text) => parseDecimal(text, decimals ?? 0) ?? []);
  if (typedIncomes.length > 0) return typedIncomes;
  const base = theta === 0n ? 50_000n * 10n ** BigInt(decimals ?? 0) : theta;
  return [5n, 6n, 8n].map((quarters) => (base * quarters) / 4n);
}

/** The private terms of a draft and the payments that they would give, on each of its pages. */
export function DraftTerms(props: DraftTermsProps) {
  const { figures, token, terms, id, hasPreview = true } = props;
  const reading = sealTypedTerms(figures, terms.secret, token);
  if (!('sealed' in reading) && id === null) return null;
  const money = thresholdToken(figures, token);
  const guarded = (field: 'theta' | 'shareRate', text: string) => (
    <Guarded key={field} field={`DraftTerms.${field}`} id={id ?? undefined}>
      {text}
    </Guarded>
  );
  return (
    <section aria-labelledby="private-terms" className="card">
      <h2 id="private-terms">Private terms of the draft</h2>
      {'sealed' in reading ? (
        <Facts
          of={[
            ['Threshold of a year', guarded('theta', formatMoney(reading.sealed.terms.theta, money))],
            [
              'Share of the income above it',
              guarded('shareRate', `${formatDecimal(BigInt(reading.sealed.shareRate), PERCENT_DECIMALS)}%`),
            ],
            ...(hasPreview ? incomesOf(terms, reading.sealed.terms.theta, money) : []).map(
              (income): readonly [string, string] => [
                `A unit, at an income of ${formatMoney(income, money)}`,
                formatMoney(paymentOfUnit(figures, reading.sealed, income, token), token),
              ],
            ),
          ]}
        />
      ) : (
        id !== null && <ShowTerms {...props} id={id} />
      )}
    </section>
  );
}
