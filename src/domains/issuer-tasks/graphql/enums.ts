import { storedEnum } from '../../../graphql/enum-type.ts';
import type { IssuerTaskKind as IssuerTaskKindName, IssuerTaskState as IssuerTaskStateName } from '../model/index.ts';

export const IssuerTaskKind = storedEnum<IssuerTaskKindName>('IssuerTaskKind', 'A step of an issuer.', {
  CONTRACT:
    'Render and sign the contract of a draft. The step ends when the rendered contract lapses; before one is ' +
    'rendered, 12 hours before bidding or the curve ends.',
  CREATION:
    'Create the series of a draft with a signed contract. The step ends 12 hours before bidding or the curve ends, ' +
    'because a first bid takes 12 hours.',
  ROUTER_OPENING: 'Open the income router of a routed series before bidding ends; otherwise its raise fails.',
  RAISE_CANCELLATION: 'Cancel a raise, until bidding ends.',
  RAISE_SETTLEMENT:
    'Settle a raise and pass its mint gate, between the end of the reveals and the closing of the gate; otherwise ' +
    'the raise fails. Anyone may send the steps.',
  CURVE_END:
    'End the sale on a curve. The series is activated once enough is raised, even after the last day; otherwise it ' +
    'fails after the last day. Anyone may send either transaction.',
  PROCEEDS:
    'Collect the proceeds of a sale. The proceeds of a curve can be collected from a week after the activation on.',
  REPORT: 'Report a quarter, between its end and the closing of its window. Quarters are reported in order.',
  TRUE_UP:
    'Correct a year that is over, once, with an attestor’s signature. The step ends when the signature is too old or ' +
    'when the tail ends.',
  AMENDMENT: 'Send an amendment that an attestor signed, after all past quarters are reported or marked as missed.',
  PAUSE_REQUEST: 'Send a request for a pause, or withdraw it while it waits on the chain for its attestor.',
  PAUSE_END: 'End a pause. The issuer may end it at any time, anyone else from its last day on.',
  BUY_OUT: 'Pay an announced buy-out, from when it is possible until it lapses.',
  EXTINGUISHMENT_REQUEST: 'Send a request for an extinguishment to the chain.',
  EXTINGUISHMENT:
    'Have a request for an extinguishment signed between the end of its notice and its deadline, or void it. The ' +
    'issuer must void the request before making another one.',
  TAIL_PAYMENT: 'Pay accrued payments in the tail, until the tail ends.',
});

export const IssuerTaskState = storedEnum<IssuerTaskStateName>(
  'IssuerTaskState',
  'The state of a step by the time of the last indexed block.',
  {
    UPCOMING: 'The step is not possible yet.',
    OPEN: 'The step is possible, and no last day has passed.',
    OVERDUE: 'The last day has passed, and the step is not done.',
  },
);
