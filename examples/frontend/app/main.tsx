import type { Gateway } from '@income-series/client';
import { SeriesListDocument, type SeriesListQuery } from '@income-series/client/operations';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Key, SeriesPage } from './series-page.tsx';
import { type Person, publicGateway, type Service, SignIn } from './session.tsx';
import './style.css';

type Row = NonNullable<SeriesListQuery['seriesList']>['nodes'][number];

/** The series that the address names: `#evm:10143/0x…`. */
function keyInAddress(): Key | null {
  const [, chain, key] = /^#(.+)\/(0x[0-9a-f]{64})$/.exec(decodeURIComponent(location.hash)) ?? [];
  return chain && key ? { chain, key: key as Key['key'] } : null;
}

function List({ gateway }: { readonly gateway: Gateway }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [message, setMessage] = useState('Reading …');
  useEffect(() => {
    let left = false;
    const read = async () => {
      for await (const row of gateway.rows(SeriesListDocument, {}, (data) => data.seriesList)) {
        if (left) return;
        setRows((all) => [...all, row]);
      }
      setMessage('');
    };
    setRows([]);
    read().catch((error: Error) => setMessage(error.message));
    return () => {
      left = true;
    };
  }, [gateway]);
  return (
    <section aria-labelledby="list">
      <h2 id="list">Series</h2>
      <p role="status">{message}</p>
      <ul>
        {rows.map(({ key, chain, state, auction, unitsOffered }) => (
          <li key={chain + key}>
            <a href={`#${chain}/${key}`}>{key.slice(0, 10)}…</a> {state}
            {auction && `, ${auction.phase}`}, {unitsOffered} units, {chain}
          </li>
        ))}
      </ul>
    </section>
  );
}

function App({ service }: { readonly service: Service }) {
  const [person, setPerson] = useState<Person | null>(null);
  const [key, setKey] = useState(keyInAddress);
  const nobody = useMemo(() => publicGateway(service), [service]);
  const gateway = person?.gateway ?? nobody;
  useEffect(() => {
    const follow = () => setKey(keyInAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <header>
        <h1>
          <a href="#list">Income Series</a>
        </h1>
        {person && (
          <p>
            {person.address.slice(0, 8)}…{' '}
            <button type="button" onClick={() => setPerson(null)}>
              Sign out
            </button>
          </p>
        )}
      </header>
      {person === null && <SignIn service={service} onPerson={setPerson} />}
      {key === null ? <List gateway={gateway} /> : <SeriesPage of={key} person={person} gateway={gateway} />}
    </>
  );
}

const root = document.querySelector('main') as HTMLElement;
const { gateway: url = location.origin, site = url, chain = 'evm:10143' } = root.dataset;
createRoot(root).render(<App service={{ url, site, chain }} />);
