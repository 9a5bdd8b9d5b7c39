import type { PersonSession } from '../../gateway/session.ts';
import type { IssuerSeriesPageQuery } from '../../generated/operations.ts';
import type { DomainAnswer } from './sealing.ts';
import type { RunningSeries } from './series-steps.ts';

/** The props of each section of a running series' page. */
export interface SectionProps {
  readonly series: RunningSeries;
  readonly attestors: NonNullable<IssuerSeriesPageQuery['attestors']>['nodes'];
  readonly person: PersonSession;
  /** The domain of the series' chain, for which texts are sealed. */
  readonly domain: DomainAnswer;
  readonly onChange: () => void;
}
