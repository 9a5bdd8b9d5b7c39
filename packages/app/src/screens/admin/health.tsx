import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { chainName } from '../../format/words.ts';
import { settings } from '../../settings.ts';
import { Failure } from '../../ui/failure.tsx';
import { Light } from './light.tsx';
import { ErrorCode } from './run-state.tsx';

/** One check of `GET /health`. */
interface Check {
  readonly ok: boolean;
  readonly code?: string;
  readonly block?: string;
  readonly lagBlocks?: number;
  readonly deadline?: string | null;
}

interface Keepers {
  readonly led: boolean | null;
  readonly budget: Check | null;
}

interface ChainReport {
  readonly chain: Check;
  readonly indexer: Check;
  readonly keepers: Keepers;
  readonly wallets: { readonly relayer: Check | null; readonly keeper: Check | null } | null;
}

interface HealthAnswer {
  readonly status: 'ok' | 'red';
  readonly checks: { readonly database: Check };
  readonly chains: Readonly<Record<string, ChainReport>>;
}

const EVERY_MS = 10_000;

function CheckLight({
  check,
  good,
  bad,
  none,
}: {
  readonly check: Check | null | undefined;
  readonly good: string;
  readonly bad: string;
  readonly none?: string;
}) {
  if (!check) return <Light state="waits">{none ?? 'Not known'}</Light>;
  const { ok, code, block, lagBlocks, deadline } = check;
  return (
    <Light state={ok ? 'good' : 'bad'}>
      {ok ? good : bad}
      {block && `, block ${formatCount(block)}`}
      {lagBlocks !== undefined && lagBlocks > 0 && `, ${formatCount(lagBlocks)} blocks behind`}
      {deadline && `, first missed ${formatDateTime(deadline)}`}
      {code && <ErrorCode of={code} />}
    </Light>
  );
}

function KeepersLight({ keepers: { led } }: { readonly keepers: Keepers }) {
  if (led === null) return <Light state="waits">It is not known whether keepers run</Light>;
  return <Light state={led ? 'good' : 'bad'}>{led ? 'Keepers run' : 'No process runs the keepers'}</Light>;
}

function Chain({
  name,
  report: { chain, indexer, keepers, wallets },
}: {
  readonly name: string;
  readonly report: ChainReport;
}) {
  return (
    <li className="card">
      <p className="card-name">
        <strong>{chainName(name)}</strong>
      </p>
      <ul className="lights">
        <li>
          <CheckLight check={chain} good="The node answers" bad="The node does not answer as it should" />
        </li>
        <li>
          <CheckLight check={indexer} good="The index follows" bad="The index does not follow" />
        </li>
        <li>
          <KeepersLight keepers={keepers} />
        </li>
        <li>
          <CheckLight
            check={keepers.budget}
            good="The keepers’ budget suffices"
            bad="The keepers’ budget does not suffice"
            none="This process has no budget of keepers"
          />
        </li>
        <li>
          <CheckLight
            check={wallets?.relayer}
            good="The relayer has its reserve"
            bad="The relayer is below its reserve"
            none="This process has no relayer, or the chain does not say its balance"
          />
        </li>
        <li>
          <CheckLight
            check={wallets?.keeper}
            good="The keepers’ account has its reserve"
            bad="The keepers’ account is below its reserve"
            none="This process has no account of keepers"
          />
        </li>
      </ul>
    </li>
  );
}

/** The health of the service, as everybody may read it from `/health`. */
export function Health() {
  const { data, error, refetch } = useQuery({
    queryKey: ['health'],
    refetchInterval: EVERY_MS,
    queryFn: async () => (await (await fetch(`${settings.gatewayUrl}/health`)).json()) as HealthAnswer,
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (data === undefined) return <p role="status">Reading …</p>;
  return (
    <>
      <h2>Health</h2>
      <ul className="lights">
        <li>
          <Light state={data.status === 'ok' ? 'good' : 'bad'}>
            {data.status === 'ok' ? 'The service answers' : 'The service needs somebody'}
          </Light>
        </li>
        <li>
          <CheckLight
            check={data.checks.database}
            good="The database answers"
            bad="The database does not answer as it should"
          />
        </li>
      </ul>
      <ul className="cards">
        {Object.entries(data.chains).map(([name, report]) => (
          <Chain key={name} name={name} report={report} />
        ))}
      </ul>
    </>
  );
}
