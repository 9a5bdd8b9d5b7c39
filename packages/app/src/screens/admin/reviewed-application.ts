import type { ApplicationReviewQuery } from '../../generated/operations.ts';

/** An application as its page reads it. */
export type ReviewedApplication = NonNullable<ApplicationReviewQuery['application']>;
