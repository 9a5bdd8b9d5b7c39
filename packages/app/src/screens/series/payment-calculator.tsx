import { createContext, type ReactNode, useContext, useState } from 'react';
import {
  amountError,
  BASE_LAMPORT_DECIMALS,
  currencyToken,
  formatBps,
  formatDecimal,
  formatMoney,
  formatUnits,
  type MoneyToken,
  parseDecimal,
  WAD_DECIMALS,
} from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { PaymentBasisDocument } from '../../generated/documents/series.ts';
import type { SeriesTermsQuery } from '../../generated/operations.ts';
import { Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import type { SeriesOverview } from './types.ts';
import { mostOf, type PaymentFigures, PROTOCOL_FEE_BPS, paymentOfQuarter, shareOf } from './unit-payment.ts';

export type ReadTerms = NonNullable<SeriesTermsQuery['series']>['terms'];

const WAD = 10n ** BigInt(WAD_DECIMALS);
/** The decimals of a typed rate, because further decimals of the feed's rate are not significant. */
const RATE_DIGITS = 6;

/** The typed values that all calculators of a page share. A rate of null stands for the chain's. */
interface Question {
  readonly income: string;
  readonly before: string;
  readonly rate: string | null;
}

const EMPTY: Question = { income: '', before: '', rate: null };

const QuestionContext = createContext<readonly [Question, (question: Question) => void]>([EMPTY, () => undefined]);

/** Shares one question among the calculators in it. Each calculator has its own units, because a form beside it may give them. */
export const CalculatorQuestion = ({ children }: { readonly children: ReactNode }) => (
  <QuestionContext value={useState(EMPTY)}>{children}</QuestionContext>
);
const amount = (text: string | null | undefined): bigint => BigInt(text ?? 0);

/** The money in which the threshold is counted: the token if income is routed, else the currency. */
const incomeToken = ({ routed, paymentToken, currency }: SeriesOverview): MoneyToken =>
  routed ? paymentToken : currencyToken(currency);

/** The size of one unit: in base lamports for a curve series, else 1. */
const unitOf = ({ curve }: SeriesOverview): bigint => (curve ? 10n ** BigInt(BASE_LAMPORT_DECIMALS) : 1n);

/** The quarter whose rate the page reads: the next that is not reported, else the last of the term. */
const quarterOf = ({ periods, firstPeriod, lastPeriod }: SeriesOverview): string =>
  periods.nodes.find(({ state }) => state === 'OPEN' || state === 'LATE' || state === 'UPCOMING')?.period ??
  (periods.nodes.length === 0 ? firstPeriod : lastPeriod);

/** A rate of the chain as people type it: tokens for one unit of the currency. */
function rateText(fx: bigint, token: MoneyToken, income: MoneyToken): string {
  const shift = WAD_DECIMALS + (token.decimals ?? 0) - (income.decimals ?? 0);
  return shift < 0 ? '' : formatDecimal(fx, shift, RATE_DIGITS);
}

/** A typed rate as the chain has it: base units of the token for one minor unit of the currency, as WAD. */
function readRate(text: string, token: MoneyToken, income: MoneyToken): bigint | null {
  const millionths = parseDecimal(text, RATE_DIGITS);
  if (millionths === null || millionths === 0n) return null;
  return (millionths * WAD * 10n ** BigInt(token.decimals ?? 0)) / 10n ** BigInt((income.decimals ?? 0) + RATE_DIGITS);
}

interface CalculatorProps {
  readonly series: SeriesOverview;
  readonly terms: ReadTerms;
  /** The units in a form beside it, which the calculator uses until the person types others. */
  readonly units?: string | undefined;
}

/** The rate to calculate with: the chain's, until the person types another. A routed income is in the token, so its rate is 1. */
function useRate({ series }: CalculatorProps, typed: string | null) {
  const { chain, key, paymentToken: token, routed } = series;
  const period = quarterOf(series);
  const { data } = useAnswer(PaymentBasisDocument, { chain, key, period }, { enabled: !routed });
  const basis = data?.data.series?.reportBasis;
  const income = incomeToken(series);
  const fx = amount(basis?.fxRate);
  const text = typed ?? (fx === 0n ? '' : rateText(fx, token, income));
  const counted = amount(basis?.unitsOutstanding);
  if (routed) return { fx: WAD, text, counted };
  return { fx: typed === null && fx > 0n ? fx : readRate(text, token, income), text, counted };
}

/** The units that share a payment: those that the next report pays, or before the first report all that are offered. */
function allUnitsOf(series: SeriesOverview, counted: bigint): bigint {
  if (counted > 0n) return counted;
  const outstanding = series.curve ? amount(series.stakedTotal) : amount(series.unitsOutstanding);
  return outstanding > 0n ? outstanding : amount(series.unitsOffered) * unitOf(series);
}

function Result({
  series,
  figures,
  incomes,
  units,
}: {
  readonly series: SeriesOverview;
  readonly figures: PaymentFigures;
  readonly incomes: { readonly quarter: bigint; readonly before: bigint };
  readonly units: bigint;
}) {
  const { paymentToken: token } = series;
  const { above, payment, cut, accrued, fee, net } = paymentOfQuarter(figures, incomes);
  const share = (count: bigint) => formatMoney(shareOf(net, count, figures.allUnits), token);
  const oneUnit = unitOf(series);
  return (
    <div role="status">
      <Facts
        of={[
          ['Income above the threshold', formatMoney(above > 0n ? above : 0n, incomeToken(series))],
          ['Payment to all units', formatMoney(payment, token)],
          ['Cut by the cap or by credit', cut > 0n && formatMoney(cut, token)],
          ['Owed before, and paid with it', accrued > 0n && formatMoney(accrued, token)],
          [`Fee, ${formatBps(PROTOCOL_FEE_BPS)}`, formatMoney(fee, token)],
          ['One unit gets', <strong key="one">{share(oneUnit)}</strong>],
          [
            `${formatUnits(units, series.curve !== null)} units get`,
            units > 0n && units !== oneUnit && <strong key="all">{share(units)}</strong>,
          ],
        ]}
      />
    </div>
  );
}

/** The figures of a question, and the errors of its fields. */
function readQuestion({ income, before }: Question, { decimals }: MoneyToken) {
  const read = (text: string) => parseDecimal(text, decimals ?? 0);
  const error = (text: string) => (text.trim() !== '' && read(text) === null ? amountError(decimals ?? 0) : null);
  return {
    quarter: read(income),
    before: before.trim() === '' ? 0n : read(before),
    errors: { income: error(income), before: error(before) },
  };
}

/** The sums that were paid and are owed; 0 for one that this reader may not read. */
const moneyOf = ({ cap, paidTotal, accruedTotal, creditTotal }: SeriesOverview) => ({
  cap: amount(cap),
  paid: amount(paidTotal),
  accrued: amount(accruedTotal),
  credit: amount(creditTotal),
});

function RateField({
  series,
  text,
  isWrong,
  onChange,
}: {
  readonly series: SeriesOverview;
  readonly text: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}) {
  if (series.routed) return null;
  return (
    <Field
      label={`Price of one ${series.currency ?? 'unit of the currency'}`}
      hint="The rate of the quarter’s end counts. Until then this is the chain’s last one."
      inputMode="decimal"
      unit={series.paymentToken.symbol}
      value={text}
      onChange={onChange}
      error={isWrong && text !== '' ? `Write a price with at most ${RATE_DIGITS} decimals.` : null}
    />
  );
}

/** The states of a series that has paid nothing yet, because it still sells. */
const SELLING: ReadonlySet<string> = new Set(['RAISING', 'CURVE']);

/** Tests that a series may have paid sums that this reader may not read. */
const hasUnreadPayments = ({ state, paidTotal }: SeriesOverview) => !SELLING.has(state) && (paidTotal ?? null) === null;

/** How the figures come about, and what they leave out. */
const Formula = ({ series }: { readonly series: SeriesOverview }) => (
  <p className="quiet">
    Payment = units × share of a unit × rate × income above the threshold, rounded down, as the contract computes it.{' '}
    {hasUnreadPayments(series)
      ? 'You do not read what was paid so far, so the whole cap counts as free.'
      : 'What was paid so far counts against the cap.'}
  </p>
);

/**
 * Calculates what one unit, and a number of units, would get for a typed income. The typed values are stored nowhere, because the units
 * may be those of a sealed bid.
 */
export function PaymentCalculator({ series, terms, units: proposed }: CalculatorProps) {
  const [question, setQuestion] = useContext(QuestionContext);
  const [typedUnits, setUnits] = useState<string | null>(null);
  const change = (part: Partial<Question>) => setQuestion({ ...question, ...part });
  const income = incomeToken(series);
  const { fx, text, counted } = useRate({ series, terms }, question.rate);
  const unitsText = typedUnits ?? (proposed || '1');
  const units = parseDecimal(unitsText, series.curve ? BASE_LAMPORT_DECIMALS : 0);
  const allUnits = allUnitsOf(series, counted);
  const { quarter, before, errors } = readQuestion(question, income);
  const figures = { theta: amount(terms.theta), rate: amount(terms.rate), allUnits, ...moneyOf(series) };
  return (
    <div className="calculator">
      <h3>What would a unit pay?</h3>
      <Field
        label="Income of the issuer in a quarter"
        hint="Any figure that you want to try. It does not leave this page."
        inputMode="decimal"
        unit={income.symbol}
        value={question.income}
        onChange={(next) => change({ income: next })}
        error={errors.income}
      />
      <Field
        label="Income of the year before that quarter"
        hint="The threshold counts once a year. Leave it empty for the first quarter."
        inputMode="decimal"
        unit={income.symbol}
        value={question.before}
        onChange={(next) => change({ before: next })}
        error={errors.before}
      />
      <Field
        label="Units that you hold"
        inputMode="decimal"
        hint={`${formatUnits(allUnits, !!series.curve)} units share each payment.`}
        value={unitsText}
        onChange={setUnits}
        error={units === null ? 'Write a number of units.' : null}
      />
      <RateField series={series} text={text} isWrong={fx === null} onChange={(next) => change({ rate: next })} />
      {quarter !== null && before !== null && units !== null && fx !== null ? (
        <Result series={series} figures={{ ...figures, fx }} incomes={{ quarter, before }} units={units} />
      ) : (
        <p className="quiet">Type an income{fx === null ? ' and a price of the currency' : ''} to see what is paid.</p>
      )}
      <Formula series={series} />
    </div>
  );
}

/** The most that a unit ever gets, which can be calculated without the private terms. */
export function PublicPayment({ series }: { readonly series: SeriesOverview }) {
  const { cap, paymentToken: token, unitsOffered } = series;
  const mostOfUnit = shareOf(mostOf(amount(cap)), 1n, amount(unitsOffered));
  return (
    <p>
      One unit gets {formatMoney(mostOfUnit, token)} at most, over all years: its part of the cap of{' '}
      {formatMoney(cap, token)}, less the fee of {formatBps(PROTOCOL_FEE_BPS)}. What it gets for an income follows from
      threshold and share, which are private: a verified wallet reads them, and calculates here.
    </p>
  );
}
