import { Choice } from '../../ui/choice.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { Deliveries } from './deliveries.tsx';
import { oneOf, useFilters } from './filters.tsx';
import { Health } from './health.tsx';
import { KeeperRuns } from './keeper-runs.tsx';
import { Outbox } from './outbox.tsx';
import { RateRequests } from './rate-requests.tsx';
import { ReconciliationRuns } from './reconciliation.tsx';

const VIEWS = {
  health: ['Health', Health],
  keepers: ['Keepers', KeeperRuns],
  outbox: ['Outbox', Outbox],
  deliveries: ['Deliveries', Deliveries],
  reconciliation: ['Comparison with the chain', ReconciliationRuns],
  rates: ['Rates', RateRequests],
} as const;
type View = keyof typeof VIEWS;
const NAMES = Object.keys(VIEWS) as View[];

function Screen() {
  const [{ view: name }, setFilters] = useFilters<'view' | 'state' | 'keeper' | 'topic' | 'chain' | 'order'>();
  const view = oneOf(NAMES, name) ?? 'health';
  const Content = VIEWS[view][1];
  return (
    <>
      <Choice
        label="Part of the service"
        options={NAMES.map((one) => [one, VIEWS[one][0]] as const)}
        value={view}
        onChange={(next) =>
          setFilters({
            view: next === 'health' ? null : next,
            ...{ state: null, keeper: null, topic: null, chain: null, order: null },
          })
        }
      />
      <Content />
    </>
  );
}

/** How the service runs: health, keepers and their spending, messages, deliveries, comparisons. */
export const Operations = () => (
  <AdminsOnly title="Operations">
    <Screen />
  </AdminsOnly>
);
