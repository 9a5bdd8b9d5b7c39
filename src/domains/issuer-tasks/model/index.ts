/** The steps of an issuer, as the view `issuer_tasks` names them. */
export type IssuerTaskKind =
  | 'CONTRACT'
  | 'CREATION'
  | 'ROUTER_OPENING'
  | 'RAISE_CANCELLATION'
  | 'RAISE_SETTLEMENT'
  | 'CURVE_END'
  | 'PROCEEDS'
  | 'REPORT'
  | 'TRUE_UP'
  | 'AMENDMENT'
  | 'PAUSE_REQUEST'
  | 'PAUSE_END'
  | 'BUY_OUT'
  | 'EXTINGUISHMENT_REQUEST'
  | 'EXTINGUISHMENT'
  | 'TAIL_PAYMENT';

export type IssuerTaskState = 'UPCOMING' | 'OPEN' | 'OVERDUE';
