import type { QueuedApplicationFragment } from '../generated/operations.ts';
import { shortId } from '../record-id.ts';
import { nameOf } from './review.ts';

/** The name that an applicant chose, with the shortened id of the application, because several may have one name. */
export const ApplicantName = ({ application }: { readonly application: QueuedApplicationFragment }) => (
  <>
    <bdi>{nameOf(application) || 'Applicant without a name'}</bdi>{' '}
    <code className="short">{shortId(application.id)}</code>
  </>
);
