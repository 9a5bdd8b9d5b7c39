import { cleanText } from '../formats.ts';
import type { QueuedApplicationFragment } from '../generated/operations.ts';
import { formatCountry } from './words.ts';

const LONGEST_NAME = 80;

/** The name of an applicant without characters that do not show; an empty text if there is none. */
export const nameOf = ({ account }: Pick<QueuedApplicationFragment, 'account'>): string =>
  cleanText(account?.displayName ?? '', LONGEST_NAME);

/** Names the points that a reviewer must look at first; an empty list if there is none. */
export function warningsOf(application: QueuedApplicationFragment): readonly string[] {
  const { account, country, identityStatus } = application;
  if (account === null) return ['The account was deleted.'];
  const { displayName, displayNameMixesScripts } = account;
  const isElsewhere = country !== null && account.country !== null && account.country !== country;
  const warnings: readonly (string | false)[] = [
    displayName === null && 'The account has chosen no name.',
    displayNameMixesScripts === true &&
      'The name mixes scripts that are not written together, such as a Cyrillic letter among Latin letters. The name may imitate another name.',
    displayName !== null &&
      cleanText(displayName, LONGEST_NAME) !== displayName.trim() &&
      'The name has characters that do not show, or is very long. It is shown without them.',
    identityStatus === 'FAILED' && 'The provider did not confirm who the person is.',
    identityStatus === 'EXPIRED' && 'The person did not finish the identity check in time.',
    isElsewhere &&
      `The account names ${formatCountry(account.country)} as its country, the application ${formatCountry(country)}.`,
  ];
  return warnings.filter((warning) => warning !== false);
}

/** The claim of an application lasts this long: nobody else may take it over before. */
const CLAIM_MS = 24 * 3_600_000;

/** The end of the last claim of an application, in milliseconds; null if nobody claimed it. */
export const claimEndsAt = ({ claimedAt }: Pick<QueuedApplicationFragment, 'claimedAt'>): number | null =>
  claimedAt === null ? null : Date.parse(claimedAt) + CLAIM_MS;

/** The states in which an application takes notes. */
export const TAKES_NOTES: ReadonlySet<QueuedApplicationFragment['state']> = new Set([
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'APPROVED',
]);

export type ReviewStepName = 'CLAIM' | 'DECIDE' | 'CHAIN';
export type ReviewStepState = 'DONE' | 'NEXT' | 'LATER';

/** The steps of a review, each with its state. A rejection changes nothing on the chain, so it has no step there. */
export function reviewSteps({ state, onchain }: Pick<QueuedApplicationFragment, 'state' | 'onchain'>): readonly {
  readonly name: ReviewStepName;
  readonly state: ReviewStepState;
}[] {
  if (state === 'DRAFT' || state === 'WITHDRAWN') return [];
  const isDecided = state !== 'SUBMITTED' && state !== 'IN_REVIEW';
  const decide = isDecided ? 'DONE' : state === 'IN_REVIEW' ? 'NEXT' : 'LATER';
  const chain = !isDecided ? 'LATER' : onchain === 'PENDING' ? 'NEXT' : 'DONE';
  return [
    { name: 'CLAIM', state: state === 'SUBMITTED' ? 'NEXT' : 'DONE' },
    { name: 'DECIDE', state: decide },
    ...(state === 'REJECTED' ? [] : [{ name: 'CHAIN', state: chain } as const]),
  ];
}
