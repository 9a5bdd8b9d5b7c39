import { useState } from 'react';
import { AppButton } from '../../ui/button.tsx';

/** How the tool is called in a checkout. */
export const TOOL = 'npx income-series attestor';

/** A command of the attestor's tool, and a button that copies it. Nothing of it runs in the browser. */
export function Command({ of, label }: { readonly of: string; readonly label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(of).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <div className="command">
      <p className="quiet">{label}</p>
      <pre>
        <code>{of}</code>
      </pre>
      <AppButton aria-label={`Copy: ${of}`} onPress={() => void copy()}>
        Copy
      </AppButton>
      <span role="status" className="quiet">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'failed' && 'The browser did not copy it: select the text.'}
      </span>
    </div>
  );
}
