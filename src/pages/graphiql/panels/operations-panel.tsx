import { useState } from 'react';
import { useOpenOperation } from '../open-operation.ts';
import { OPERATIONS } from '../operations.ts';
import { operationName, type SavedOperation } from '../saved-operation.ts';

const ROLES = [...new Set(OPERATIONS.map(({ role }) => role))];

/** Creates the panel of operations to begin with, by role. */
export function createOperationsPanel(endpoint: string) {
  return function OperationsPanel() {
    const openOperation = useOpenOperation(endpoint);
    const [message, setMessage] = useState('');
    const open = async (operation: SavedOperation) => openOperation && setMessage(await openOperation(operation));
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
                  <button
                    type="button"
                    className="action"
                    title={`#${operationName(operation)}`}
                    onClick={() => open(operation)}
                  >
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
