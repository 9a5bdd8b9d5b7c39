import { describeFailure } from '../gateway/describe-failure.ts';

/** The warning that a part of the page could not be read again and shows its last answer. */
export const Stale = ({ error }: { readonly error: Error }) => (
  <p className="warning" role="status">
    {describeFailure(error).text} This part shows what was read before, and is read again by itself.
  </p>
);
