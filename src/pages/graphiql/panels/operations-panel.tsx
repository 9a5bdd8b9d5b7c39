import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState } from 'react';
import { ask } from '../../site/fetcher.ts';
import { headersOf, servedChains, session } from '../../site/session.ts';
import { isWide } from '../browser.ts';
import { OPERATIONS } from '../operations.ts';
import { lastRunOf } from '../runs.ts';
import type { PreparedOperation, SavedOperation } from '../saved-operation.ts';

const ROLES = [...new Set(OPERATIONS.map(({ role }) => role))];

/** Prepares an operation as the signed-in account; null if it has no record to work on, or nothing answers. */
async function prepared(endpoint: string, { prepare }: SavedOperation): Promise<PreparedOperation | null> {
  if (prepare === undefined) return {};
  const headers = headersOf(session.get());
  const chains = await servedChains();
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
 * Why an operation has no variables: a record is missing for an admin, the role for others. Only operations of admins are
 * prepared.
 */
async function sayMissing(endpoint: string, { missing = '' }: SavedOperation): Promise<string> {
  const { data } = await ask(endpoint, { query: '{ viewer { isAdmin } }' }, headersOf(session.get()));
  const isAdmin = (data as { readonly viewer: { readonly isAdmin: boolean } | null } | null)?.viewer?.isAdmin;
  return isAdmin
    ? missing
    : 'No record is there for this operation. Sign in as its role, or write its variables yourself.';
}

/** Operations to begin with, by role. */
export function createOperationsPanel(endpoint: string) {
  return function OperationsPanel() {
    const editor = useGraphiQL((state) => state.queryEditor);
    const variableEditor = useGraphiQL((state) => state.variableEditor);
    const { addTab, setVisiblePlugin } = useGraphiQLActions();
    const [message, setMessage] = useState('');
    const open = async (operation: SavedOperation) => {
      const filled = await prepared(endpoint, operation).catch(() => null);
      setMessage(
        filled === null ? await sayMissing(endpoint, operation).catch(() => 'The gateway does not answer.') : '',
      );
      if (editor?.getValue().trim()) addTab();
      // in the tab that is there then
      setTimeout(() => {
        editor?.setValue(filled?.text ?? operation.text);
        variableEditor?.setValue(filled?.variables ? JSON.stringify(filled.variables, null, 2) : '');
      });
      if (!isWide() && filled !== null) setVisiblePlugin(null);
    };
    return (
      <div className="panel">
        <h2>Operations</h2>
        <p>Each opens in a tab of its own. Variables are filled in from the records of the signed-in account.</p>
        <p role="status">{message}</p>
        {ROLES.map((role) => (
          <section key={role}>
            <h3>{role}</h3>
            <ul className="plain">
              {OPERATIONS.filter((one) => one.role === role).map((operation) => (
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
