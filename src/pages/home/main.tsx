import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ask } from '../site/fetcher.ts';
import { followTab } from '../site/hand-over.ts';
import { loadPeople } from '../site/session.ts';
import { createSignIn } from '../site/sign-in.tsx';
import { discoverWallets } from '../site/wallets.ts';
import '../site/style.css';

interface Check {
  readonly ok: boolean;
  readonly code?: string;
  readonly block?: string | number;
  readonly lag?: string | number;
}
interface Health {
  readonly status: string;
  readonly checks: { readonly database: Check };
  readonly chains: Readonly<Record<string, { readonly chain: Check; readonly indexer: Check }>>;
}

/** The pause between requests for the service's state while the page is visible. */
const EVERY_MS = 10_000;

const CheckResult = ({ ok, code }: Pick<Check, 'ok' | 'code'>) => (
  <span className={ok ? 'ok' : 'red'}>{ok ? 'ok' : (code ?? 'down')}</span>
);

function State() {
  const [health, setHealth] = useState<Health | null>(null);
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      fetch('/health')
        .then((answer) => answer.json() as Promise<Health>)
        .then(
          (report) => {
            setHealth(report);
            setIsDown(false);
          },
          () => setIsDown(true),
        );
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (health === null) return <p role="status">{isDown ? 'The gateway does not answer.' : 'Reading the state …'}</p>;
  return (
    <>
      <p role="status">
        {isDown ? (
          <span className="red">The gateway does not answer. The state below is the last one that it reported.</span>
        ) : (
          <>
            <strong className={health.status === 'ok' ? 'ok' : 'red'}>
              {health.status === 'ok' ? 'Everything works.' : 'Not everything works.'}
            </strong>{' '}
            Database: <CheckResult {...health.checks.database} />. <a href="/health">As JSON</a>
          </>
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Chain</th>
            <th scope="col">Node</th>
            <th scope="col">Block</th>
            <th scope="col">Index</th>
            <th scope="col">Indexed block</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(health.chains).map(([name, { chain, indexer }]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-of="Node">
                <CheckResult {...chain} />
              </td>
              <td data-of="Block">{chain.block ?? '–'}</td>
              <td data-of="Index">
                <CheckResult {...indexer} />
              </td>
              <td data-of="Indexed block">{indexer.block ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const NEWEST = '{ seriesList(first: 5) { nodes { id key chain title state } } }';

interface NewestAnswer {
  readonly seriesList: {
    readonly nodes: readonly Readonly<Record<'id' | 'key' | 'chain' | 'state', string> & { title: string | null }>[];
  } | null;
}

/** The newest series, each with a link to its screen of the app. A title comes with the key, because titles are not unique. */
function Newest({ app }: { readonly app: string }) {
  const [answer, setAnswer] = useState<NewestAnswer | null>(null);
  useEffect(() => {
    ask(endpoint, { query: NEWEST }).then(
      ({ data }) => setAnswer((data as NewestAnswer | null | undefined) ?? null),
      () => undefined, // the state below says that the gateway does not answer
    );
  }, []);
  const series = answer?.seriesList?.nodes ?? [];
  return (
    <>
      {answer !== null && series.length === 0 && <p>There is no series yet.</p>}
      <ul>
        {series.map(({ id, key, chain, title, state }) => (
          <li key={id}>
            <a href={`${app}/series/${chain}/${key}`}>{title ?? 'Series without a title'}</a>{' '}
            <code>{`${key.slice(0, 6)}…${key.slice(-4)}`}</code> {state.toLowerCase().replaceAll('_', ' ')}
          </li>
        ))}
      </ul>
      <p>
        <a href={app}>All series, in the app</a>
      </p>
    </>
  );
}

const { endpoint = '/graphql', app = '/app' } = (document.querySelector('#root') as HTMLElement).dataset;
const SignIn = createSignIn(endpoint);
followTab(endpoint);
discoverWallets();
void loadPeople();
createRoot(document.querySelector('#series') as HTMLElement).render(<Newest app={app} />);
createRoot(document.querySelector('#health') as HTMLElement).render(<State />);
createRoot(document.querySelector('#sign-in') as HTMLElement).render(<SignIn />);
