import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chainName, shorten } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useReader } from '../../gateway/session.ts';
import { TakingPartDocument } from '../../generated/documents/account.ts';
import type { TakingPartQuery } from '../../generated/operations.ts';
import { Reading } from '../../ui/reading.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { isLive } from './words.ts';

/** The data for the steps of taking part: the account, its last application, and its signed contract. */
export interface TakingPart {
  readonly account: NonNullable<NonNullable<TakingPartQuery['viewer']>['account']>;
  readonly last: NonNullable<TakingPartQuery['myApplications']>['nodes'][number] | undefined;
  readonly contract: NonNullable<TakingPartQuery['myContractSessions']>['nodes'][number] | undefined;
  /** The newest draft of a series, whose contract an issuer signs. */
  readonly draft: NonNullable<TakingPartQuery['seriesDrafts']>['nodes'][number] | undefined;
  readonly denied: ReadonlySet<string>;
}

type StepPath = '/start/profile' | '/start/application' | '/start/identity' | '/start/contract' | '/start/submit';

export interface StartStep {
  readonly to: StepPath | '/issuer/drafts/$id' | '/issuer/drafts/new' | '/account';
  readonly params: { readonly id?: string };
  readonly name: string;
  readonly state: 'done' | 'open' | 'later' | 'advised' | 'skipped' | 'waiting';
  readonly text: string;
}

/** Tests that the account applies, or was approved, as an issuer. A person who withdrew may apply again as either. */
const isIssuer = ({ last }: Pick<TakingPart, 'last'>): boolean => isLive(last) && last.persona === 'ISSUER';

const contractText = (part: TakingPart): string => {
  if (part.contract) return 'Your contract is signed.';
  if (isIssuer(part)) return 'An issuer signs the contract of its series, on the page of the draft.';
  return 'You read the contract of taking part, and your wallet signs it.';
};

/** Where a contract is signed: a backer's on a page of its own, an issuer's with the draft of a series. */
function contractPage({ draft, ...part }: TakingPart): Pick<StartStep, 'to' | 'params'> {
  if (!isIssuer(part)) return { to: '/start/contract', params: {} };
  return draft ? { to: '/issuer/drafts/$id', params: { id: draft.id } } : { to: '/issuer/drafts/new', params: {} };
}

const isContractSigned = ({ last, contract }: TakingPart): boolean =>
  contract !== undefined || last?.readiness?.some(({ code, ok }) => code === 'CONTRACT_SIGNED' && ok === true) === true;

type Wallet = NonNullable<TakingPart['account']['wallets']>[number];

export const nameWallets = (wallets: readonly Wallet[]): string =>
  wallets.map(({ address, chain }) => `${shorten(address)} on ${chainName(chain)}`).join(', ');

/** The account's wallets that a chain's registry has as verified. */
const verifiedWallets = ({ account }: Pick<TakingPart, 'account'>): readonly Wallet[] =>
  (account.wallets ?? []).filter(({ verified }) => verified);

/** The account's wallets that a chain's registry has as approved issuers. */
export const issuingWallets = ({ account }: Pick<TakingPart, 'account'>): readonly Wallet[] =>
  (account.wallets ?? []).filter(({ issuerApproved }) => issuerApproved);

/** Tests that a chain lets a wallet of the account bid or issue, although no application of it is open or approved. */
const isAdmittedWithoutApplication = (part: Pick<TakingPart, 'account' | 'last'>): boolean =>
  !isLive(part.last) && (verifiedWallets(part).length > 0 || issuingWallets(part).length > 0);

/** Tests that a chain has a wallet of the account as verified, although no application of it is open or approved. */
export const isVerifiedWithoutApplication = (part: Pick<TakingPart, 'account' | 'last'>): boolean =>
  !isLive(part.last) && verifiedWallets(part).length > 0;

/** The end of all steps: a wallet that the chain’s registry has. */
function registryStep(part: TakingPart): StartStep {
  const verified = verifiedWallets(part);
  const approved = issuingWallets(part);
  const texts = [
    verified.length > 0 && `Verified: ${nameWallets(verified)}.`,
    approved.length > 0 && `Approved issuer: ${nameWallets(approved)}.`,
  ].filter((text) => text !== false);
  const isApproved = isLive(part.last) && part.last.state === 'APPROVED';
  return {
    to: '/account',
    params: {},
    name: 'Verified wallet',
    state: texts.length > 0 ? 'done' : isApproved ? 'waiting' : 'later',
    text: texts.join(' ') || 'An admin enters your wallet into the chain’s registry, which lets it bid or issue.',
  };
}

/** The state of a step that may be left out: an admitted wallet needs no step any more. */
function optionalState(part: TakingPart): StartStep['state'] {
  if (isAdmittedWithoutApplication(part)) return 'skipped';
  if (!isLive(part.last)) return 'later';
  return part.last.state === 'APPROVED' ? 'skipped' : 'advised';
}

/** The steps of taking part, in order, and how far each is. */
export function stepsOf(part: TakingPart): readonly StartStep[] {
  const { account, last } = part;
  const hasApplication = isLive(last);
  const isSubmitted = hasApplication && last.state !== 'DRAFT';
  const hasProfile = account.displayName !== null && account.country !== null;
  const isPassed = hasApplication && last.identityStatus === 'PASSED';
  const optionalStepState = optionalState(part);
  const isAdmitted = isAdmittedWithoutApplication(part);
  const [openState, laterState] = isAdmitted ? (['skipped', 'skipped'] as const) : (['open', 'later'] as const);
  return [
    {
      to: '/start/profile',
      params: {},
      name: 'Profile',
      state: hasProfile ? 'done' : openState,
      text: 'The name and country that an admin reads.',
    },
    {
      to: '/start/application',
      params: {},
      name: 'Application',
      state: hasApplication ? 'done' : hasProfile ? openState : laterState,
      text: 'Whether you take part as a backer or as an issuer.',
    },
    {
      to: '/start/identity',
      params: {},
      name: 'Identity check',
      state: isPassed ? 'done' : optionalStepState,
      text: 'A provider confirms who you are. The service learns its result alone.',
    },
    {
      ...contractPage(part),
      name: 'Contract',
      state: isContractSigned(part) ? 'done' : optionalStepState,
      text: contractText(part),
    },
    {
      to: '/start/submit',
      params: {},
      name: 'Submission',
      state: isSubmitted ? 'done' : hasApplication ? 'open' : laterState,
      text: 'You send the application to the admins.',
    },
    registryStep(part),
  ];
}

/** How often the page asks for the decision and for the chain’s registry, which no feed of the account shows. */
const EVERY_MS = 10_000;

/** Reads what the steps need, for the person who signed in. */
export function TakingPartReading({ children }: { readonly children: (part: TakingPart) => ReactNode }) {
  const { isSelf } = useReader();
  const query = useAnswer(TakingPartDocument, {}, { enabled: isSelf, everyMs: EVERY_MS });
  return (
    <Reading query={query}>
      {({ data: { viewer, myApplications, myContractSessions, seriesDrafts }, denied }) => {
        const account = viewer?.account;
        if (!account) return null;
        const [last, contract] = [myApplications?.nodes[0], myContractSessions?.nodes[0]];
        return children({ account, last, contract, draft: seriesDrafts?.nodes[0], denied });
      }}
    </Reading>
  );
}

/** One step of taking part on its own page. */
export function StepScreen({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: (part: TakingPart) => ReactNode;
}) {
  return (
    <>
      <p className="back">
        <Link to="/start">All steps</Link>
      </p>
      <PersonScreen title={title} lead={lead}>
        <TakingPartReading>{children}</TakingPartReading>
      </PersonScreen>
    </>
  );
}

/** The text of a step's page if the application has to be started first. */
export const ApplyFirst = () => (
  <p>
    This step belongs to an application. <Link to="/start/application">Start the application first</Link>.
  </p>
);
