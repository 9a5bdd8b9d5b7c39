import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

export const notifications = {
  actions: {
    ProposalDecided: {
      subjectType: 'AttestorProposal',
      subject: 'Your proposal was decided',
      sentence: 'Another admin decided on your proposal.',
    },
  },
} as const satisfies Notifications;
