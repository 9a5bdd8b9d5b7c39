import './workers.ts';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './style.css';
import type { Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { getOperationAST } from 'graphql';
import { createRoot } from 'react-dom/client';
import { ask, type GraphQLRequest, subscribe } from './fetcher.ts';
import { tabStorage } from './storage.ts';

const FIRST_QUERY = `# Everybody may run this. What a field's readers are is said in its description.
{
  seriesList(first: 5) {
    totalCount
    edges {
      node {
        key
        state
        auction {
          clearingPrice
        }
        paidTotal
        terms {
          theta
        }
      }
    }
  }
}
`;

const root = document.querySelector<HTMLElement>('#root');
const endpoint = root?.dataset.endpoint ?? '/graphql';

const fetcher: Fetcher = (request, options) => {
  const { documentAST, headers = {} } = options ?? {};
  const operation = documentAST && getOperationAST(documentAST, request.operationName ?? null);
  const send = operation?.operation === 'subscription' ? subscribe : ask;
  return send(endpoint, request as GraphQLRequest, headers) as ReturnType<Fetcher>;
};

if (root)
  createRoot(root).render(
    <GraphiQL fetcher={fetcher} storage={tabStorage()} shouldPersistHeaders={false} defaultQuery={FIRST_QUERY} />,
  );
