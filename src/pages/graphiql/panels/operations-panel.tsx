import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { isWide } from '../browser.ts';
import { OPERATIONS } from '../operations.ts';

const ROLES = [...new Set(OPERATIONS.map(({ role }) => role))];

/** Operations to begin with, by role. */
export function OperationsPanel() {
  const editor = useGraphiQL((state) => state.queryEditor);
  const { addTab, setVisiblePlugin } = useGraphiQLActions();
  const open = (text: string) => {
    if (editor?.getValue().trim()) addTab();
    setTimeout(() => editor?.setValue(text)); // in the tab that is there then
    if (!isWide()) setVisiblePlugin(null);
  };
  return (
    <div className="panel">
      <h2>Operations</h2>
      <p>Each opens in a tab of its own.</p>
      {ROLES.map((role) => (
        <section key={role}>
          <h3>{role}</h3>
          <ul className="plain">
            {OPERATIONS.filter((one) => one.role === role).map(({ title, text }) => (
              <li key={title}>
                <button type="button" className="action" onClick={() => open(text)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
