import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { ask } from '../../site/fetcher.ts';
import { headersOf, readServedChains, session } from '../../site/session.ts';
import { isWide } from '../browser.ts';
import { OPERATIONS } from '../operations.ts';
import { lastRunOf } from '../runs.ts';
import type { PreparedOperation, SavedOperation } from '../saved-operation.ts';

const ROLES = [...new Set(OPERATIONS.map(({ role }) => role))];

/** Prepares an operation as the signed-in account; null if it has no record to work on, or nothing answers. */
async function prepareOperation(endpoint: string, { prepare }: SavedOperation): Promise<PreparedOperation | null> {
  if (prepare === undefined) return {};
  const headers = headersOf(session.get());
  const chains = await readServedChains();
  return prepare({
    chains,
    lastRun: lastRunOf,
    ask: async (query, variables) => {
      const { data } = await ask(endpoint, { query, variables: { ...variables } }, headers);
      return (data ?? {}) as Readonly<Record<string, unknown>>;
    },
  });
}

/**
 * The reason why an operation has no variables: an admin lacks a record, others lack the role. Only operations of admins are
 * prepared.
 */
async function sayMissing(endpoint: string, { missing = '' }: SavedOperation): Promise<string> {
  const { data } = await ask(endpoint, { query: '{ viewer { isAdmin } }' }, headersOf(session.get()));
  const isAdmin = (data as { readonly viewer: { readonly isAdmin: boolean } | null } | null)?.viewer?.isAdmin;
  return isAdmin
    ? missing
    : 'There is no record for this operation. Sign in as its role, or write its variables yourself.';
}

/** Operations to begin with, by role. */
export function createOperationsPanel(endpoint: string) {
  return function OperationsPanel() {
    const editor = useGraphiQL((state) => state.queryEditor);
    const variableEditor = useGraphiQL((state) => state.variableEditor);
    const { addTab, setVisiblePlugin } = useGraphiQLActions();
    const [message, setMessage] = useState('');
    const open = async (operation: SavedOperation) => {
      const preparation = await prepareOperation(endpoint, operation).catch(() => null);
      setMessage(
        preparation === null ? await sayMissing(endpoint, operation).catch(() => 'The gateway does not answer.') : '',
      );
      if (editor?.getValue().trim()) addTab();
      // after the new tab has become the active one
      setTimeout(() => {
        editor?.setValue(preparation?.text ?? operation.text);
        variableEditor?.setValue(preparation?.variables ? JSON.stringify(preparation.variables, null, 2) : '');
      });
      if (!isWide() && preparation !== null) setVisiblePlugin(null);
    };
    return (
      <div className="panel">
        <h2>Operations</h2>
        <p>Each operation opens in its own tab, with variables from the records of the signed-in account.</p>
        <p role="status">{message}</p>
        {ROLES.map((role) => (
          <section key={role}>
            <h3>{role}</h3>
            <ul className="plain">
              {OPERATIONS.filter((operation) => operation.role === role).map((operation) => (
                <li key={operation.title}>
                  <button type="button" className="action" onClick={() => open(operation)}>
                    {operation.title}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  };
}
