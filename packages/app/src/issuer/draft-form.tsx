import { type ReactNode, useMemo } from 'react';
import { type Task, useTask } from '../account/task.ts';
import { useAnswer } from '../answer.ts';
import { useSealedDraft } from '../device/sealed-draft.ts';
import { formatChain, formatTime, readMoney, type Token } from '../formats.ts';
import { IncomeRateDocument } from '../generated/operations.ts';
import { Button, ErrorSummary, NumberField, SelectField, Status, TextField } from '../ui/index.ts';
import { listCurrencies } from './currencies.ts';
import { type DraftField, type DraftText, isRoutedText, type ReadDraft, readDraft } from './draft-text.ts';
import { addQuarters, quarterAt } from './quarters.ts';
import { TermsPreview } from './terms-preview.tsx';

/** The draft as it is sent: its public figures, and its private terms. */
export interface WholeDraft {
  readonly figures: NonNullable<ReadDraft['figures']>;
  readonly terms: NonNullable<ReadDraft['terms']>;
}

export interface DraftFormProps {
  /** The name under which the typed text is kept. */
  readonly name: string;
  readonly start: DraftText;
  readonly chain: string;
  readonly token: Token;
  readonly nowMs: number;
  readonly button: string;
  /** Sends the draft. Problems are shown by the form, which keeps its text then. */
  readonly onSend: (draft: WholeDraft) => Promise<void>;
}

const idOf = (field: DraftField) => `draft-${field}`;

/** The fields by the arguments of the gateway, for what it alone refuses. */
const ARGUMENTS: Readonly<Record<string, DraftField>> = {
  title: 'title',
  currency: 'currency',
  currencyCode: 'currency',
  theta: 'theta',
  shareRate: 'share',
  indexingRule: 'indexing',
  routed: 'routed',
  firstPeriod: 'firstPeriod',
  lastPeriod: 'quarters',
  unitsOffered: 'units',
  cap: 'cap',
  reservePrice: 'reservePrice',
  minRaise: 'minRaise',
  minHolders: 'minHolders',
  maxUnitsPerBid: 'maxUnits',
  concentrationBps: 'concentration',
  commitEndsAt: 'commitEnds',
  revealEndsAt: 'revealDays',
  gateEndsAt: 'gateDays',
  virtualQuote: 'firstPrice',
  virtualBase: 'rise',
  threshold: 'threshold',
  endsAt: 'saleEnds',
  feeBps: 'fee',
  treasuryBps: 'treasury',
};
const FIELDS = Object.fromEntries(Object.entries(ARGUMENTS).map(([argument, field]) => [argument, idOf(field)]));

interface Fields {
  readonly draft: DraftText;
  readonly change: (part: Partial<DraftText>) => void;
  readonly task: Task;
}

/** The properties of a field, by its name. */
const fieldOf =
  ({ draft, change, task }: Fields) =>
  (field: DraftField) => ({
    id: idOf(field),
    value: draft[field],
    onChange: (text: string) => change({ [field]: text }),
    error: task.errorOf(idOf(field)),
  });

const Part = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

interface PartProps extends Fields {
  readonly token: Token;
}

const SALES = { CURVE: 'On a curve, at a price that rises', RAISE: 'By a raise, with sealed bids' };
const WAYS = { no: 'By a report each quarter', yes: 'Through the router on the chain' };
const INDEXING = { NONE: 'It stays as it is', ANNUAL: 'It is adjusted each year, by an amendment' };

interface IncomePartProps extends PartProps {
  readonly isCurve: boolean;
  readonly isSolana: boolean;
  /** The sentence about the exchange rate. */
  readonly rateWords: string;
}

const ROUTED_WORDS = {
  evm: 'Customers pay through the router, which keeps the share. Threshold and share are then public, and this cannot change once the series is created. Open the router before bidding ends.',
  solana:
    'Customers pay into a token account of the series, which keeps the share. The transaction that creates the series makes threshold and share public, and this cannot change then.',
};

function IncomePart({ token, isCurve, isSolana, rateWords, ...fields }: IncomePartProps) {
  const currencies = useMemo(listCurrencies, []);
  const field = fieldOf(fields);
  const isRouted = isRoutedText(fields.draft, isCurve);
  return (
    <Part id="income" title="Your income">
      <SelectField
        {...field('currency')}
        label="Currency of the income"
        choices={currencies}
        description={`Payments are in ${token.symbol}. ${rateWords}`}
      />
      {!isCurve && (
        <SelectField
          {...field('routed')}
          label="How the income is shown"
          choices={WAYS}
          description={
            isRouted
              ? ROUTED_WORDS[isSolana ? 'solana' : 'evm']
              : 'You prove each payment, and nobody sees the income. This cannot change once the series is created.'
          }
        />
      )}
      <NumberField
        {...field('theta')}
        label="Yearly income from which you pay"
        description="Income of a year up to this threshold owes nothing."
        unit={isRouted ? token.symbol : fields.draft.currency}
      />
      <NumberField
        {...field('share')}
        label="Share of the income above it"
        description="All units together get this share. It has to divide exactly by the units."
        unit="%"
      />
      <SelectField {...field('indexing')} label="The threshold over the years" choices={INDEXING} />
    </Part>
  );
}

const QUARTERS_SHOWN = 12;

function TermPart({ nowQuarter, ...fields }: Fields & { readonly nowQuarter: string }) {
  const field = fieldOf(fields);
  const { firstPeriod } = fields.draft;
  const quarters = Array.from({ length: QUARTERS_SHOWN }, (_, count) => addQuarters(nowQuarter, count));
  const choices = [...new Set([firstPeriod, ...quarters])].filter(Boolean).sort();
  return (
    <Part id="term" title="Term">
      <SelectField
        {...field('firstPeriod')}
        label="First quarter whose income counts"
        choices={Object.fromEntries(choices.map((period) => [period, period.replace(/(\d+)-(Q\d)/, '$2 $1')]))}
        description="The sale has to end before this quarter’s report is due, 90 days after the quarter."
      />
      <NumberField
        {...field('quarters')}
        label="Number of quarters"
        description="1 to 80. You report once for each."
        unit="quarters"
      />
    </Part>
  );
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

function RaisePart({ token, ...fields }: PartProps) {
  const field = fieldOf(fields);
  return (
    <Part id="sale" title="The raise">
      <p>
        People bid sealed, then reveal, and all winners pay one price. If a condition below is missed, everybody is paid
        back.
      </p>
      <NumberField {...field('units')} label="Units that you offer" unit="units" />
      <NumberField
        {...field('reservePrice')}
        label="Least price of a unit"
        description="Bids below it do not count."
        unit={token.symbol}
      />
      <NumberField
        {...field('minRaise')}
        label="Least proceeds"
        description="The raise fails with less."
        unit={token.symbol}
      />
      <NumberField
        {...field('minHolders')}
        label="Least number of winners"
        description="The raise fails with fewer."
        unit="people"
      />
      <NumberField {...field('maxUnits')} label="Most units that one bid may ask for" unit="units" />
      <NumberField
        {...field('concentration')}
        label="Most that one winner may hold"
        description="A share of the units that you offer."
        unit="%"
      />
      <TextField
        {...field('commitEnds')}
        type="datetime-local"
        label="Bidding ends"
        description={`In your time zone, ${ZONE}. At least 12 hours and at most 90 days from now, with time to have the contract signed first.`}
      />
      <NumberField {...field('revealDays')} label="Time to reveal bids" description="1 to 30 days." unit="days" />
      <NumberField
        {...field('gateDays')}
        label="Time to settle"
        description="1 to 90 days after that. The raise fails if it is not settled by then."
        unit="days"
      />
      <CapField {...fields} token={token} />
    </Part>
  );
}

const CapField = ({ token, ...fields }: Fields & { readonly token: Token }) => (
  <NumberField
    {...fieldOf(fields)('cap')}
    label="Cap of all payments"
    description="The series ends once it has paid this much. At least what its sale may bring."
    unit={token.symbol}
  />
);

function CurvePart({ token, ...fields }: PartProps) {
  const field = fieldOf(fields);
  return (
    <Part id="sale" title="The sale on a curve">
      <p>Units are bought and sold at a price that rises with each one sold, until the money begins the series.</p>
      <NumberField {...field('units')} label="Units that you offer" unit="units" />
      <NumberField {...field('firstPrice')} label="Price of the first unit" unit={token.symbol} />
      <NumberField
        {...field('rise')}
        label="The last unit costs"
        description="Above 1, and at most 100."
        unit="times the first"
      />
      <NumberField
        {...field('threshold')}
        label="Money with which the series begins"
        description="If the sale does not bring as much, it fails, and units can be sold back."
        unit={token.symbol}
      />
      <TextField
        {...field('saleEnds')}
        type="datetime-local"
        label="The sale ends"
        description={`In your time zone, ${ZONE}. At least 12 hours and at most 90 days from now.`}
      />
      <NumberField
        {...field('fee')}
        label="Fee of each trade"
        description="At most 10 %, of the money of the trade."
        unit="%"
      />
      <NumberField
        {...field('treasury')}
        label="Share of the money that stays in the treasury"
        description="The treasury buys units back. You collect the rest."
        unit="%"
      />
      <CapField {...fields} token={token} />
    </Part>
  );
}

/** The times of the phases that follow from the fields. */
function PhaseTimes({ figures }: { readonly figures: ReadDraft['figures'] }) {
  const raise = figures?.raise;
  if (!raise) return null;
  return (
    <p>
      Bids are revealed until {formatTime(raise.revealEndsAt)}, and the raise is settled until{' '}
      {formatTime(raise.gateEndsAt)}.
    </p>
  );
}

/** The form of a draft, in parts, with what its terms would pay. */
export default function DraftForm({ name, start, chain, token, nowMs, button, onSend }: DraftFormProps) {
  const isSolana = chain.startsWith('solana:');
  const { draft, change, clear } = useSealedDraft(name, start);
  const isCurve = isSolana && draft.sale === 'CURVE';
  const task = useTask(FIELDS);
  const read = readDraft(draft, { token, isCurve, nowMs });
  const { data } = useAnswer(IncomeRateDocument, { chain, currency: draft.currency });
  const feed = data?.feedRate?.currency === draft.currency ? data.feedRate : null;
  const rate = feed?.isRecent ? BigInt(feed.rate) : null;
  const hasAnswer = data !== undefined;
  const rateWords =
    hasAnswer && rate === null
      ? `There is no recent exchange rate of ${draft.currency} on ${formatChain(chain)}, so no series of it can be drafted now.`
      : '';
  const fields = { draft, change, task };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const { figures, terms } = read;
    if (figures === null || terms === null) {
      const faults = Object.entries(read.faults);
      task.show(faults.map(([field, message]) => ({ field: idOf(field as DraftField), message })));
      return;
    }
    void task.run(async () => {
      await onSend({ figures, terms });
      clear();
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary problems={task.problems} />
      <Part id="name" title="Name">
        <TextField
          {...fieldOf(fields)('title')}
          label="Title of the series"
          description="Up to 60 letters of one script. Everybody reads it once the series is created, and it is final then."
        />
      </Part>
      <IncomePart {...fields} token={token} isCurve={isCurve} isSolana={isSolana} rateWords={rateWords} />
      <TermPart {...fields} nowQuarter={quarterAt(nowMs)} />
      {isSolana && (
        <SelectField
          {...fieldOf(fields)('sale')}
          label="How the units are sold"
          choices={SALES}
          description={`This cannot change once the series is created.${isCurve ? ' A series on a curve has no router for its income.' : ''}`}
        />
      )}
      {isCurve ? <CurvePart {...fields} token={token} /> : <RaisePart {...fields} token={token} />}
      <PhaseTimes figures={read.figures} />
      <Part id="preview" title="What you would pay">
        <TermsPreview
          terms={read.terms}
          currency={draft.currency}
          token={token}
          isRouted={isRoutedText(draft, isCurve)}
          isCurve={isCurve}
          rate={rate}
          cap={readMoney(draft.cap, token.decimals)}
        />
      </Part>
      <p>
        Threshold and share are sealed at the service. It opens them for you, and for verified backers, whose reading it
        records.
      </p>
      <Button type="submit" kind="main" isDisabled={task.isBusy}>
        {button}
      </Button>
      <Status>{task.isBusy ? 'Sealing the draft …' : ''}</Status>
    </form>
  );
}
