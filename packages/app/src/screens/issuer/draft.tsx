import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { MoneyToken } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { IssuerDraftDocument, TokensOfChainsDocument } from '../../generated/documents/issuer.ts';
import type { IssuerDraftQuery, TokensOfChainsQuery } from '../../generated/operations.ts';
import { AppButton } from '../../ui/button.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';
import { Reading } from '../../ui/reading.tsx';
import { SeriesName } from '../../ui/series-name.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import { ContractStep, CreateStep } from './draft-contract.tsx';
import { EMPTY, type FormFigures, figuresOfDraft, type SavedFigures } from './draft-model.ts';
import { SaleStep } from './draft-sale.tsx';
import { FiguresStep, PreviewStep, type StepProps, TermsStep, WalletStep } from './draft-steps.tsx';
import { DraftTerms, type PageTerms, usePageTerms } from './draft-terms.tsx';
import { STEP_TITLES, STEPS, type StepName } from './steps.ts';

/** The steps of a draft, as links to those that may be opened. */
function Steps({ step, id }: { readonly step: StepName; readonly id: string | null }) {
  return (
    <nav aria-label="Steps of a draft">
      <p className="quiet">
        Step {STEPS.indexOf(step) + 1} of {STEPS.length}: {STEP_TITLES[step]}
      </p>
      <ol className="progress">
        {STEPS.map((name, at) => (
          <li key={name} aria-current={name === step ? 'step' : undefined} data-done={at < STEPS.indexOf(step)}>
            {id === null ? (
              STEP_TITLES[name]
            ) : (
              <Link to="/issuer/drafts/$id" params={{ id }} search={{ step: name }}>
                {STEP_TITLES[name]}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way to the page before. */
function Back({ step, goTo }: { readonly step: StepName; readonly goTo: (step: StepName) => void }) {
  const previousStep = STEPS[STEPS.indexOf(step) - 1];
  if (previousStep === undefined) return null;
  return (
    <div className="buttons">
      <AppButton onPress={() => goTo(previousStep)}>Back to “{STEP_TITLES[previousStep]}”</AppButton>
    </div>
  );
}

interface FormProps {
  readonly step: StepName;
  readonly draft: SavedFigures | null;
  readonly initial: FormFigures;
  readonly terms: PageTerms;
  readonly person: PersonSession;
  readonly goTo: (step: StepName) => void;
  readonly onSaved: (id: string) => void;
}

/** The payment token of a chain, as a series of the chain names it. */
function tokenOf(chain: string, { seriesList }: TokensOfChainsQuery): MoneyToken {
  const other = seriesList?.nodes.find((series) => series.chain === chain);
  return other?.paymentToken ?? { symbol: null, decimals: null };
}

/** The pages of the figures. A new draft waits for the tokens, because an amount without decimals would mean another one. */
function DraftForm(props: FormProps) {
  const { draft, initial } = props;
  const { values: figures, change, forget } = useFormDraft<FormFigures>(draft?.id ?? 'new', initial);
  const query = useAnswer(TokensOfChainsDocument, {}, { enabled: draft === null });
  const form = { ...props, figures, change, forget };
  if (draft) return <DraftPages {...form} token={draft.paymentToken} />;
  return <Reading query={query}>{({ data }) => <DraftPages {...form} token={tokenOf(figures.chain, data)} />}</Reading>;
}

interface PagesProps extends FormProps, Pick<StepProps, 'figures' | 'change' | 'token'> {
  readonly forget: () => void;
}

function DraftPages({ step, draft, terms, person, goTo, onSaved, figures, change, forget, token }: PagesProps) {
  const next = () => goTo(STEPS[STEPS.indexOf(step) + 1] ?? step);
  const props: StepProps = { figures, change, terms, token, next, isSaved: draft !== null };
  const finish = (id: string) => {
    forget();
    onSaved(id);
  };
  return (
    <>
      {step === 'wallet' && <WalletStep {...props} />}
      {step === 'figures' && <FiguresStep {...props} />}
      {step === 'terms' && <TermsStep {...props} />}
      {step === 'preview' && <PreviewStep {...props} />}
      {step === 'sale' && (
        <SaleStep {...props} draft={draft} person={person} toTerms={() => goTo('terms')} onSaved={finish} />
      )}
      <Back step={step} goTo={goTo} />
      <DraftTerms {...{ figures, token, terms, person }} id={draft?.id ?? null} hasPreview={step !== 'preview'} />
    </>
  );
}

/** A draft that is not saved yet. */
export function NewDraft() {
  const { step = 'wallet' } = useSearch({ from: '/issuer/drafts/new' });
  const terms = usePageTerms();
  const navigate = useNavigate();
  return (
    <article>
      <h1>Draft a series</h1>
      <Steps step={step} id={null} />
      <SignedIn>
        {(person) => (
          <DraftForm
            step={step}
            draft={null}
            initial={{ ...EMPTY, wallet: person.address, chain: person.chain }}
            terms={terms}
            person={person}
            goTo={(to) => void navigate({ to: '/issuer/drafts/new', search: { step: to } })}
            onSaved={(id) => void navigate({ to: '/issuer/drafts/$id', params: { id }, search: { step: 'contract' } })}
          />
        )}
      </SignedIn>
    </article>
  );
}

type Contracts = NonNullable<IssuerDraftQuery['myContractSessions']>['nodes'];

const hasContract = (draft: SavedFigures, contracts: Contracts): boolean =>
  contracts.some(
    ({ draftId, draftVersion, state }) =>
      state === 'SIGNED' && draftVersion === draft.version && draftId !== null && draftId === draft.id,
  );

function DraftBody({
  draft,
  contracts,
  person,
}: {
  readonly draft: SavedFigures;
  readonly contracts: Contracts;
  readonly person: PersonSession;
}) {
  const isSigned = hasContract(draft, contracts);
  const { step = isSigned ? 'create' : 'contract' } = useSearch({ from: '/issuer/drafts/$id' });
  const terms = usePageTerms();
  const navigate = useNavigate();
  const { id } = draft;
  const initial = figuresOfDraft(draft, person.chain);
  const goTo = (to: StepName) => void navigate({ to: '/issuer/drafts/$id', params: { id }, search: { step: to } });
  return (
    <>
      <Steps step={step} id={id} />
      {step === 'contract' || step === 'create' ? (
        <>
          {step === 'contract' ? (
            <ContractStep draft={draft} isSigned={isSigned} person={person} onSigned={() => goTo('create')} />
          ) : (
            <CreateStep draft={draft} isSigned={isSigned} />
          )}
          <Back step={step} goTo={goTo} />
          <DraftTerms figures={initial} token={draft.paymentToken} terms={terms} person={person} id={id} />
        </>
      ) : (
        <DraftForm
          step={step}
          draft={draft}
          initial={initial}
          terms={terms}
          person={person}
          goTo={goTo}
          onSaved={() => goTo('contract')}
        />
      )}
    </>
  );
}

/** A saved draft: its contract, its creation, and its figures, which may be changed until the creation is built. */
export function SavedDraft() {
  const { id } = useParams({ from: '/issuer/drafts/$id' });
  const query = useAnswer(IssuerDraftDocument, { id });
  const draft = query.data?.data.node;
  return (
    <article>
      <p>
        <Link to="/issuer">My series</Link>
      </p>
      <h1>
        {draft?.__typename === 'SeriesDraft' && draft.title ? (
          <>
            Draft of <SeriesName title={draft.title} of={draft.seriesKey} />
          </>
        ) : (
          'Draft of a series'
        )}
      </h1>
      <SignedIn>
        {(person) => (
          <Reading query={query}>
            {({ data: { node, myContractSessions } }) =>
              node?.__typename === 'SeriesDraft' ? (
                <DraftBody draft={node} contracts={myContractSessions?.nodes ?? []} person={person} />
              ) : (
                <p>There is no such draft.</p>
              )
            }
          </Reading>
        )}
      </SignedIn>
    </article>
  );
}
