import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { ask } from '../site/fetcher.ts';
import { headersOf, readServedChains, session } from '../site/session.ts';
import { isWide } from './browser.ts';
import { lastRunOf } from './runs.ts';
import type { PreparedOperation, SavedOperation } from './saved-operation.ts';

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

/**
 * Returns a function that opens an operation in a tab of its own, with its variables; null before the editors are loaded. The
 * function answers why there are no variables, or an empty text.
 */
export function useOpenOperation(endpoint: string): ((operation: SavedOperation) => Promise<string>) | null {
  const editor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const { addTab, setVisiblePlugin } = useGraphiQLActions();
  if (!editor || !variableEditor) return null;
  return async (operation) => {
    const preparation = await prepareOperation(endpoint, operation).catch(() => null);
    const message =
      preparation === null ? await sayMissing(endpoint, operation).catch(() => 'The gateway does not answer.') : '';
    if (editor.getValue().trim()) addTab();
    // after the new tab has become the active one
    setTimeout(() => {
      editor.setValue(preparation?.text ?? operation.text);
      variableEditor.setValue(preparation?.variables ? JSON.stringify(preparation.variables, null, 2) : '');
    });
    if (!isWide() && preparation !== null) setVisiblePlugin(null);
    return message;
  };
}
