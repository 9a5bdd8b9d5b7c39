import './workers.ts';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './style.css';
import { declarationsOf, describeReaders } from 'field-access/lens';
import { GraphiQL } from 'graphiql';
import { buildSchema } from 'graphql';
import { createRoot } from 'react-dom/client';
import { followTab } from '../site/hand-over.ts';
import { loadPeople } from '../site/session.ts';
import { discoverWallets } from '../site/wallets.ts';
import { ActiveTab } from './active-tab.tsx';
import { AddressedOperation } from './addressed-operation.tsx';
import { addressedField, isFirstVisit, isWide, tabStorage } from './browser.ts';
import { EarlyRun } from './early-run.tsx';
import { FIRST_OPERATION } from './operations.ts';
import { pluginsOf } from './plugins.tsx';
import { access, createFetcher } from './runs.ts';
import { Sender } from './sender.tsx';

/** Loads the schema's text, because introspection leaves directives out; if it is refused, GraphiQL introspects. */
async function loadSchema(): Promise<void> {
  const answer = await fetch('/schema.graphql');
  if (!answer.ok) return;
  const schema = buildSchema(await answer.text(), { assumeValid: true });
  const declarations = declarationsOf(schema);
  describeReaders(schema, declarations);
  access.set({ schema, declarations });
}

const root = document.querySelector<HTMLElement>('#root');
const endpoint = root?.dataset.endpoint ?? '/graphql';

followTab(endpoint);
discoverWallets();
await Promise.all([loadSchema(), loadPeople()]);
const schema = access.get()?.schema;
const storage = tabStorage();
const first = addressedField() === '' ? isWide() && isFirstVisit(storage) && 'Access' : 'Fields by reader';
if (root)
  createRoot(root).render(
    <>
      <h1>Income Series</h1>
      <GraphiQL
        fetcher={createFetcher(endpoint)}
        plugins={pluginsOf(endpoint)}
        storage={storage}
        shouldPersistHeaders={false}
        showPersistHeadersSettings={false}
        defaultQuery={FIRST_OPERATION}
        {...(first ? { visiblePlugin: first } : {})}
        {...(schema ? { schema, dangerouslyAssumeSchemaIsValid: true } : {})}
      >
        <GraphiQL.Logo>
          <a href="/">Income Series</a>
        </GraphiQL.Logo>
        <GraphiQL.Footer>
          <Sender />
          <EarlyRun />
          <AddressedOperation endpoint={endpoint} />
          <ActiveTab />
        </GraphiQL.Footer>
      </GraphiQL>
    </>,
  );
