import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

export const notifications = {
  actions: {
    CaseUnopened: {
      subjectType: 'Tier3Case',
      subject: 'Something must be sealed again',
      sentence:
        'The attestor cannot open the documents that you sealed in the case of {period}: withdraw it, and open it for another key.',
    },
    CaseOpened: {
      subjectType: 'Tier3Case',
      subject: 'A report to attest',
      sentence: 'An issuer opened a case for you: the report for {period}.',
    },
    CaseAttested: {
      subjectType: 'Tier3Case',
      subject: 'Your report was attested',
      sentence: 'The attestor signed your report for {period}: you can submit it.',
    },
    CaseClosed: {
      subjectType: 'Tier3Case',
      subject: 'A case was closed',
      sentence: 'A case was closed before its report was made.',
    },
  },
} as const satisfies Notifications;
