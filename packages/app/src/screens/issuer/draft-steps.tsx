import type { FormEvent, ReactNode } from 'react';
import { formatMoney, type MoneyToken, parseDecimal } from '../../format/money.ts';
import { formatPeriod } from '../../format/time.ts';
import { chainName, shorten } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { IssuerWalletsDocument } from '../../generated/documents/issuer.ts';
import { AppButton } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Field } from '../../ui/field.tsx';
import { Reading } from '../../ui/reading.tsx';
import { Select } from '../../ui/select.tsx';
import { CurrencyField, useCurrencyRate } from './draft-currency.tsx';
import {
  type FormFigures,
  hasRouters,
  paymentOfUnit,
  quartersFrom,
  readCount,
  salesOn,
  sealTypedTerms,
  thresholdToken,
} from './draft-model.ts';
import type { PageTerms } from './draft-terms.tsx';
import { STEP_TITLES, STEPS, type StepName } from './steps.ts';

export interface StepProps {
  readonly figures: FormFigures;
  readonly change: (values: Partial<FormFigures>) => void;
  readonly terms: PageTerms;
  readonly token: MoneyToken;
  readonly next: () => void;
  readonly isSaved: boolean;
}

/** A page of the draft, whose button goes on if nothing is wrong. */
export function StepForm({
  step,
  isReady,
  next,
  label = `Continue to “${STEP_TITLES[STEPS[STEPS.indexOf(step) + 1] ?? step]}”`,
  children,
}: {
  readonly step: StepName;
  readonly isReady: boolean;
  readonly next: () => void;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) next();
  };
  return (
    <form onSubmit={submit}>
      <h2>{STEP_TITLES[step]}</h2>
      {children}
      <AppButton type="submit" look="primary" isDisabled={!isReady}>
        {label}
      </AppButton>
    </form>
  );
}

/** The wallet that will issue the series, and with it the chain. */
export function WalletStep({ figures, change, next, isSaved }: StepProps) {
  const query = useAnswer(IssuerWalletsDocument, {});
  return (
    <Reading query={query}>
      {({ data: { viewer } }) => {
        const wallets = viewer?.account?.wallets ?? [];
        const selectedWallet = wallets.find(
          ({ address, chain }) => address === figures.wallet && chain === figures.chain,
        );
        return (
          <StepForm step="wallet" isReady={selectedWallet !== undefined} next={next}>
            <p>The wallet issues the series on its chain, signs its contract and receives what is raised.</p>
            {isSaved ? (
              <p>The draft is for the wallet {shorten(figures.wallet)}, which stays.</p>
            ) : (
              <Choice
                label="Wallet"
                options={wallets.map(({ address, chain }) => [
                  `${chain} ${address}`,
                  `${shorten(address)} on ${chainName(chain)}`,
                ])}
                value={`${figures.chain} ${figures.wallet}`}
                onChange={(value) => {
                  const [chain = '', wallet = ''] = value.split(' ');
                  change({ chain, wallet });
                }}
              />
            )}
            {selectedWallet?.issuerApproved === false && (
              <p className="warning">
                The chain does not know this wallet as an issuer yet. A draft may come first; the creation may not.
              </p>
            )}
          </StepForm>
        );
      }}
    </Reading>
  );
}

const quarterOptions = (from: readonly string[]) => from.map((period) => [period, formatPeriod(period)] as const);

/** The choice between a raise and a curve, where the chain has both. It comes before the terms, because a curve counts smaller parts. */
function SaleKindChoice({ figures: { chain, sale }, change }: Pick<StepProps, 'figures' | 'change'>) {
  if (salesOn(chain).length === 1) return null;
  return (
    <>
      <h3>How the units are sold</h3>
      <Choice
        label="How the units are sold"
        options={[
          ['raise', 'By sealed bids, all at one price'],
          ['curve', 'On a curve, at a price that grows'],
        ]}
        value={sale}
        onChange={(value) => change({ sale: value })}
      />
      <p className="hint">
        Bids are sealed, revealed and settled on set days, and the units pay at once. Units of a curve are bought and
        sold at any time until the sale ends, and pay once they are staked.
      </p>
    </>
  );
}

/** Quarters, currency and units, which are public. */
export function FiguresStep({ figures, change, next }: StepProps) {
  const { title, firstPeriod, lastPeriod, units, indexing, routed } = figures;
  const quarters = quartersFrom(figures.chain);
  const currencyRate = useCurrencyRate(figures);
  const isTerm = firstPeriod !== '' && lastPeriod >= firstPeriod;
  return (
    <StepForm step="figures" isReady={currencyRate.isFit && isTerm && readCount(units) !== null} next={next}>
      <Field
        label="Title"
        hint="People know the series by it. It is public, and may be left out."
        value={title}
        onChange={(value) => change({ title: value })}
      />
      <Select
        label="First quarter"
        value={firstPeriod}
        onChange={(value) => change({ firstPeriod: value })}
        options={quarterOptions(quarters)}
      />
      <Select
        label="Last quarter"
        value={lastPeriod}
        onChange={(value) => change({ lastPeriod: value })}
        options={quarterOptions(quarters.filter((period) => period >= firstPeriod))}
      />
      <CurrencyField figures={figures} change={change} error={currencyRate.error} />
      <Field
        label="Units offered"
        hint="All units together receive the share that you state next."
        inputMode="numeric"
        value={units}
        onChange={(value) => change({ units: value })}
        error={units !== '' && readCount(units) === null ? 'This is no whole number above zero.' : null}
        isRequired
      />
      <h3>Threshold over the years</h3>
      <Choice
        label="Threshold over the years"
        options={[
          ['NONE', 'It stays'],
          ['ANNUAL', 'An amendment changes it each year'],
        ]}
        value={indexing}
        onChange={(value) => change({ indexing: value })}
      />
      <SaleKindChoice figures={figures} change={change} />
      {hasRouters(figures.chain) && (
        <>
          <h3>How the income comes</h3>
          <Choice
            label="How the income comes"
            options={[
              ['no', 'It is reported'],
              ['yes', 'Through the router on the chain'],
            ]}
            value={routed}
            onChange={(value) => change({ routed: value })}
          />
          <p className="hint">
            The router makes income, threshold and rate public. You must open it before the bids end, or the raise
            fails.
          </p>
        </>
      )}
    </StepForm>
  );
}

/** The private terms: threshold and share. */
export function TermsStep({ figures, terms: { secret, setSecret }, token, next }: StepProps) {
  const money = thresholdToken(figures, token);
  const reading = sealTypedTerms(figures, secret, token);
  const errors = 'sealed' in reading ? { threshold: null, share: null } : reading;
  return (
    <StepForm step="terms" isReady={'sealed' in reading} next={next}>
      <p>
        The two figures are sealed: the chain has a commitment to them alone, and eligible backers read them here. They
        are in this page’s memory only, so a reload forgets them before the draft is saved.
      </p>
      <Field
        label="Threshold of a year"
        hint="Income up to it is yours alone."
        inputMode="decimal"
        unit={money.symbol}
        value={secret.threshold}
        onChange={(threshold) => setSecret({ ...secret, threshold })}
        error={secret.threshold === '' ? null : errors.threshold}
        isRequired
      />
      <Field
        label="Share of the income above it"
        hint="What all units together receive of it."
        inputMode="decimal"
        unit="%"
        value={secret.share}
        onChange={(share) => setSecret({ ...secret, share })}
        error={secret.share === '' ? null : errors.share}
        isRequired
      />
    </StepForm>
  );
}

/** The yearly payment of one unit at three incomes, which are as private as the terms. */
export function PreviewStep({ figures, terms: { secret, incomes, setIncomes }, token, next }: StepProps) {
  const reading = sealTypedTerms(figures, secret, token);
  const money = thresholdToken(figures, token);
  if (!('sealed' in reading)) return <p>The private terms come first. This page forgets them at a reload.</p>;
  const amounts = incomes.map((text) => parseDecimal(text, money.decimals ?? 0));
  return (
    <StepForm step="preview" isReady next={next}>
      <p>
        Three incomes of a year show what your terms mean. The sum assumes that one {figures.currency} is one token,
        that all units are sold, and that neither the cap nor the protocol’s fee takes anything off.
      </p>
      {incomes.map((text, at) => (
        <Field
          key={at}
          label={`Income ${at + 1}`}
          inputMode="decimal"
          unit={money.symbol}
          value={text}
          onChange={(value) => setIncomes(incomes.map((one, other) => (other === at ? value : one)))}
          error={text !== '' && amounts[at] === null ? 'This is no amount.' : null}
        />
      ))}
      <Facts
        of={amounts.map((income, at) => [
          `A unit, at income ${at + 1}`,
          income != null && formatMoney(paymentOfUnit(figures, reading.sealed, income, token), token),
        ])}
      />
    </StepForm>
  );
}
