import { storedEnum } from '../../../graphql/enum-type.ts';
import type { IssuerTaskKind as IssuerTaskKindName, IssuerTaskState as IssuerTaskStateName } from '../model/index.ts';

export const IssuerTaskKind = storedEnum<IssuerTaskKindName>('IssuerTaskKind', 'A step of an issuer.', {
  CONTRACT:
    'The contract of a draft is rendered and signed: until the rendered one lapses, or until 12 hours before bidding or ' +
    'the curve ends.',
  CREATION:
    'The series of a draft is created: its contract is signed. It ends 12 hours before bidding or the curve does, ' +
    'because a first bid takes 12 hours.',
  ROUTER_OPENING: 'The income router of a routed series is opened, until bidding ends; else its raise fails.',
  RAISE_CANCELLATION: 'A raise may be cancelled, until bidding ends.',
  RAISE_SETTLEMENT:
    'A raise is settled and passes its mint gate, from the end of the reveals until the gate closes; else it fails. ' +
    'Anyone may send the steps.',
  CURVE_END:
    'The sale on a curve ends: the series is activated once enough is raised, even late, or fails after its last day. ' +
    'Anyone may send either.',
  PROCEEDS:
    'The proceeds of a sale wait for the issuer. The proceeds of a curve wait from a week after the activation on.',
  REPORT: 'A quarter is reported, from its end until its window closes. Quarters are reported in order.',
  TRUE_UP:
    'A year that is over may be corrected by an attestor’s signature, once: until the signature is too old, and in the ' +
    'tail until that ends.',
  AMENDMENT: 'An amendment that an attestor signed is sent. Past quarters are reported or marked as missed before.',
  PAUSE_REQUEST: 'A request for a pause is sent; or withdrawn, while the chain has it and no pause.',
  PAUSE_END: 'A pause is ended: by the issuer at any time, by anyone from its last day on.',
  BUY_OUT: 'An announced buy-out is paid, from when it is possible until it lapses.',
  EXTINGUISHMENT_REQUEST: 'A request for an extinguishment is sent to the chain.',
  EXTINGUISHMENT:
    'A request for an extinguishment is on the chain: signatures count from the end of its notice to its deadline. The ' +
    'issuer may void it, and has to before the next one.',
  TAIL_PAYMENT: 'Payments that accrued are paid in the tail, until it ends.',
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
