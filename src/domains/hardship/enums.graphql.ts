import { storedEnum } from '../../graphql/enum-type.ts';
import type { DecisionCode, DecisionKind, PolicyBound } from './model.ts';

export const HardshipState = storedEnum('HardshipState', 'How far a request for a pause is.', {
  PREPARED: 'It is not on the chain yet: for the issuer alone.',
  REQUESTED: 'It is on the chain and waits for the attestor.',
  APPROVED: 'The pause runs.',
  REFUSED: 'The attestor refused it.',
  ENDED: 'The pause is over.',
  WITHDRAWN: 'The issuer withdrew it.',
});

export const HardshipDecision = storedEnum<DecisionKind>('HardshipDecision', 'What the attestor decides.', {
  APPROVE: 'The series is paused.',
  REFUSE: 'The series is not paused.',
});

export const HardshipDecisionCode = storedEnum<DecisionCode>(
  'HardshipDecisionCode',
  'Why the attestor decided: a code of the decision’s own kind.',
  {
    INCOME_LOSS: 'Of APPROVE: the income is lost.',
    ILLNESS: 'Of APPROVE: illness.',
    CARE: 'Of APPROVE: care of another person.',
    DISASTER: 'Of APPROVE: a disaster.',
    NOT_HARDSHIP: 'Of REFUSE: what is described is no hardship.',
    EVIDENCE_INSUFFICIENT: 'Of REFUSE: the evidence does not show it.',
    EVIDENCE_UNREADABLE: 'Of REFUSE: the evidence cannot be read.',
    CONFLICT_OF_INTEREST: 'Of REFUSE: the attestor cannot judge this issuer.',
  },
);

export const PolicyBoundName = storedEnum<PolicyBound['name']>(
  'PolicyBoundName',
  'A bound, as the contracts call it.',
  {
    PAUSE_MAX: 'The longest pause.',
    PAUSE_BUDGET: 'The most that a series may be paused altogether.',
    PAUSE_COOLDOWN: 'The least time between two pauses.',
  },
);

export const PolicyBoundUnit = storedEnum<PolicyBound['unit']>('PolicyBoundUnit', 'The unit of a bound.', {
  days: 'Days of 86,400 seconds.',
});
