import { storedEnum } from '../../graphql/enum-type.ts';
import type { ActivityKind as ActivityKindName } from './model.ts';

export const ActivityKind = storedEnum<ActivityKindName>('ActivityKind', 'Which event of the chain it is.', {
  SeriesCreated: 'A series was created, and its raise began.',
  SeriesSettling: 'The settlement of a raise began.',
  SettlementRound: 'A round of the settlement ended.',
  BidRejected: 'Screening rejected a winner.',
  RaiseSettled: 'A raise was settled.',
  MintGatePassed: 'A raise passed its gate.',
  SeriesActivated: 'A series became active.',
  SeriesFailed: 'A raise failed.',
  ReportAccepted: 'A report was accepted.',
  RoutedReportAccepted: 'A report of income through the router was accepted.',
  PeriodMissed: 'A quarter was not reported in time.',
  PeriodDeferred: 'A pause put the report of a quarter off.',
  TermsAmended: 'A series’ terms were amended.',
  SeriesTailStarted: 'A series’ term is over.',
  SeriesClosed: 'A series was closed.',
  SeriesExtinguished: 'A series was extinguished.',
  WindowOpened: 'A window of later trading opened.',
  WindowCleared: 'A window found its price.',
  WindowSettled: 'A window was settled.',
  WindowVoided: 'A window became void.',
});
