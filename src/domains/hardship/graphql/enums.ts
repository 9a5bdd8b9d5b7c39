import { storedEnum } from '../../../graphql/enum-type.ts';
import type { DecisionCode, DecisionKind, PolicyBound } from '../model/index.ts';

export const HardshipState = storedEnum('HardshipState', 'A state of a request for a pause.', {
  PREPARED: 'The request is not on the chain yet, and only the issuer knows of it.',
  REQUESTED: 'The request is on the chain and waits for the attestor.',
  APPROVED: 'The pause is running.',
  REFUSED: 'The attestor refused the pause.',
  ENDED: 'The pause is over.',
  WITHDRAWN: 'The issuer withdrew the request.',
});

export const HardshipDecision = storedEnum<DecisionKind>('HardshipDecision', 'A decision of the attestor on a pause.', {
  APPROVE: 'Approves the pause.',
  REFUSE: 'Refuses the pause.',
});

export const HardshipDecisionCode = storedEnum<DecisionCode>(
  'HardshipDecisionCode',
  'A reason for the attestor’s decision: some reasons are for an approval, the others for a refusal.',
  {
    INCOME_LOSS: 'For an approval: the income is lost.',
    ILLNESS: 'For an approval: illness.',
    CARE: 'For an approval: the issuer cares for another person.',
    DISASTER: 'For an approval: a disaster.',
    NOT_HARDSHIP: 'For a refusal: the reason is not a hardship.',
    EVIDENCE_INSUFFICIENT: 'For a refusal: the evidence does not show the hardship.',
    EVIDENCE_UNREADABLE: 'For a refusal: the evidence cannot be read.',
    CONFLICT_OF_INTEREST: 'For a refusal: the attestor cannot judge this issuer.',
  },
);

export const PolicyBoundName = storedEnum<PolicyBound['name']>(
  'PolicyBoundName',
  'The name of a bound, as the contracts have it.',
  {
    PAUSE_MAX: 'The longest single pause.',
    PAUSE_BUDGET: 'The longest time that a series may be paused in total.',
    PAUSE_COOLDOWN: 'The shortest time between two pauses.',
  },
);

export const PolicyBoundUnit = storedEnum<PolicyBound['unit']>('PolicyBoundUnit', 'The unit of a bound.', {
  days: 'Days of 86,400 seconds.',
});
