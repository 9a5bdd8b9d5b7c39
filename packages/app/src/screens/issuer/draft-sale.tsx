import { keyed, RefusedError } from '@income-series/client/requests';
import { useMutation } from '@tanstack/react-query';
import { formatDateTime } from '../../format/time.ts';
import { queryClient } from '../../gateway/query-client.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { ChangeSeriesDraftDocument, DraftSeriesDocument } from '../../generated/documents/issuer.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';
import { dayFromNow, draftInput, type FormFigures, isCurve, type SavedFigures, sealTypedTerms } from './draft-model.ts';
import { StepForm, type StepProps } from './draft-steps.tsx';
import { saleFaults } from './sale-faults.ts';

interface FigureField {
  readonly name: keyof FormFigures;
  /** The argument of the schema, by which a refusal names the figure. */
  readonly argument: string;
  readonly label: string;
  readonly hint?: string;
  readonly unit?: 'token' | '%' | 'days';
}

const RAISE: readonly FigureField[] = [
  {
    name: 'reservePrice',
    argument: 'reservePrice',
    label: 'Lowest price of a unit',
    hint: 'No bid may name a lower one.',
    unit: 'token',
  },
  {
    name: 'minRaise',
    argument: 'minRaise',
    label: 'Raised at least',
    hint: 'With less the raise fails, and all deposits go back.',
    unit: 'token',
  },
  { name: 'minHolders', argument: 'minHolders', label: 'Buyers at least' },
  {
    name: 'maxUnits',
    argument: 'maxUnitsPerBid',
    label: 'Units of one bid at most',
    hint: 'Empty: all units.',
  },
  { name: 'concentration', argument: 'concentrationBps', label: 'Share of one buyer at most', unit: '%' },
  { name: 'bidDays', argument: 'commitEndsAt', label: 'Bids are taken for', unit: 'days' },
  { name: 'revealDays', argument: 'revealEndsAt', label: 'Bids are revealed for', unit: 'days' },
  {
    name: 'gateDays',
    argument: 'gateEndsAt',
    label: 'Price and last checks take at most',
    hint: 'If they take longer, the raise fails.',
    unit: 'days',
  },
];

const CURVE: readonly FigureField[] = [
  {
    name: 'firstPrice',
    argument: 'virtualQuote',
    label: 'Price of the first unit',
    hint: 'The price grows with each sale; the last unit costs four times as much.',
    unit: 'token',
  },
  {
    name: 'threshold',
    argument: 'threshold',
    label: 'Raised at least',
    hint: 'The sale can end once so much was raised. With less by its last day it fails.',
    unit: 'token',
  },
  { name: 'saleDays', argument: 'endsAt', label: 'Units are sold for', unit: 'days' },
  { name: 'fee', argument: 'feeBps', label: 'Fee on each trade', unit: '%' },
  {
    name: 'treasury',
    argument: 'treasuryBps',
    label: 'Share that stays in the treasury',
    hint: 'It buys units back later.',
    unit: '%',
  },
];

const CAP: FigureField = {
  name: 'cap',
  argument: 'cap',
  label: 'Paid at most, in all',
  hint: 'The series ends once so much was paid.',
  unit: 'token',
};

/** The sentence of a refusal, if it is about this figure. */
function refusalOf(error: Error | null, argument: string): string | null {
  if (!(error instanceof RefusedError) || error.argument?.at(-1) !== argument) return null;
  const { expected } = error.detail;
  return typeof expected === 'string' ? `${error.message} Expected: ${expected}.` : error.message;
}

export interface SaleStepProps extends StepProps {
  readonly draft: SavedFigures | null;
  readonly person: PersonSession;
  readonly toTerms: () => void;
  readonly onSaved: (id: string) => void;
}

/** Saves the draft: a new one, or the changed one. */
function useSaving({ figures, terms, token, draft, person, onSaved }: SaleStepProps) {
  return useMutation({
    mutationFn: async () => {
      const reading = sealTypedTerms(figures, terms.secret, token);
      const input = 'sealed' in reading ? draftInput(figures, reading.sealed, token) : null;
      if (input === null) throw new Error('A figure is missing, or is no number.');
      const { gateway } = person;
      const { chain, wallet } = figures;
      const answer = draft
        ? await gateway.act(ChangeSeriesDraftDocument, keyed({ id: draft.id, ...input }))
        : await gateway.act(DraftSeriesDocument, keyed({ chain, issuer: wallet as `0x${string}`, ...input }));
      await queryClient.invalidateQueries();
      return answer.draft.id;
    },
    onSuccess: onSaved,
  });
}

/** How the units are sold: a raise by sealed bids, or a curve. Its button saves the draft. */
export function SaleStep(props: SaleStepProps) {
  const { figures, change, terms, token, draft, toTerms } = props;
  const saving = useSaving(props);
  const hasTerms = 'sealed' in sealTypedTerms(figures, terms.secret, token);
  const fields = [...(isCurve(figures) ? CURVE : RAISE), CAP];
  const faults = saleFaults(figures, token);
  const isComplete =
    Object.keys(faults).length === 0 && fields.every(({ name }) => name === 'maxUnits' || figures[name] !== '');
  const isBesideField = fields.some(({ argument }) => refusalOf(saving.error, argument) !== null);
  return (
    <StepForm
      step="sale"
      label={saving.isPending ? 'Saving …' : 'Save the draft'}
      isReady={hasTerms && isComplete && !saving.isPending}
      next={() => saving.mutate()}
    >
      {!hasTerms && (
        <p className="warning">
          {draft
            ? 'Saving needs the private terms too: show them below, or type them again.'
            : 'The private terms are missing, because a reload forgets them.'}{' '}
          <AppButton onPress={toTerms}>Type them again</AppButton>
        </p>
      )}
      {token.decimals === null && (
        <p className="hint">Amounts are in base units of the token, because no series of this chain names it yet.</p>
      )}
      {fields.map(({ name, argument, label, hint, unit }) => (
        <Field
          key={name}
          label={label}
          hint={
            unit === 'days' &&
            dayFromNow(figures.chain, figures[name]) !== null &&
            name !== 'revealDays' &&
            name !== 'gateDays'
              ? `Until ${formatDateTime(dayFromNow(figures.chain, figures[name]))}.`
              : hint
          }
          inputMode="decimal"
          unit={unit === 'token' ? (token.symbol ?? 'base units') : unit}
          value={figures[name]}
          onChange={(value) => change({ [name]: value })}
          error={faults[name] ?? refusalOf(saving.error, argument)}
        />
      ))}
      {saving.error && !isBesideField && <Failure error={saving.error} />}
    </StepForm>
  );
}
