import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { type DocumentNode, print } from 'graphql';
import { useMemo, useState } from 'react';
import { EVERYBODY, grants } from '../declarations.ts';
import { type Explanation, explain } from '../explain.ts';
import { fieldsOf, type LensField, type Outcome, outcomeOf } from '../lens.ts';
import { access, isSubscription, type Run, run } from '../runs.ts';
import { DeclarationLine, labelOf, Readers } from './readers.tsx';

const MEANING: Readonly<Record<Outcome['status'], string>> = {
  read: 'read',
  'partly denied': 'denied in part',
  denied: 'denied',
  failed: 'failed',
  'no value': 'null without an error: there is no value, or a row that the viewer may not see',
  'not reached': 'no row was answered',
};

function detailOf({ status, read, empty, denied, positions, code }: Outcome): string {
  const counts = [
    read > 0 && (status === 'read' ? read > 1 && `${read} values` : `${read} read`),
    denied > 0 && `${denied} denied`,
    empty > 0 && `${empty} without a value`,
    positions !== null && `at positions ${positions}`,
    status === 'failed' && code,
  ];
  return counts.filter((text) => typeof text === 'string').join(', ');
}

function Explained({ of }: { readonly of: Explanation }) {
  if ('failure' in of) return <p role="status">{of.failure}</p>;
  const block = of.block === null ? '' : ` This was read at block ${of.block.number}.`;
  return (
    <p role="status">
      {of.allowed
        ? `May read this row’s value, as ${labelOf(of.relation ?? EVERYBODY)}.`
        : `May not read this row’s value: its readers are ${of.readers.map(labelOf).join(', ')}, and the viewer is none of them to this row.`}
      {block}
    </p>
  );
}

function Field({
  endpoint,
  of,
  last,
}: {
  readonly endpoint: string;
  readonly of: LensField;
  readonly last: Run | null;
}) {
  const [explained, setExplained] = useState<Explanation | null>(null);
  const answer = last?.events.at(-1)?.answer;
  const outcome = answer && outcomeOf(of, answer);
  const isForSome = of.declaration !== null && grants(of.declaration, EVERYBODY) !== 'always';
  const canExplain = last && outcome?.first && isForSome && !isSubscription(last);
  return (
    <li className={`field ${outcome?.status.replace(' ', '-') ?? ''}`} style={{ paddingLeft: of.path.length * 8 }}>
      <code title={of.path.join('.')}>{of.path.at(-1)}</code> <small>{of.coordinate}</small>
      <div>
        {of.declaration && <DeclarationLine of={of.declaration} />}
        {of.rows && (
          <>
            rows are seen by <Readers of={of.rows} />
          </>
        )}
      </div>
      {outcome && (
        <div className="outcome" title={MEANING[outcome.status]}>
          <strong>{outcome.status}</strong> {detailOf(outcome)}
          {canExplain && (
            <button
              type="button"
              className="link"
              aria-label={`Why: ${of.path.join('.')}`}
              onClick={async () => setExplained(await explain(endpoint, last, of))}
            >
              Why?
            </button>
          )}
        </div>
      )}
      {explained && <Explained of={explained} />}
    </li>
  );
}

function Events({ of }: { readonly of: Run }) {
  return (
    <section>
      <h3>Events</h3>
      {of.events.length === 0 && <p>None yet.</p>}
      <ol className="events">
        {of.events.map(({ at, answer }) => (
          <li key={at.getTime() + JSON.stringify(answer)}>
            <time dateTime={at.toISOString()}>{at.toLocaleTimeString()}</time>
            <pre>{JSON.stringify(answer.data ?? answer.errors, null, 2)}</pre>
          </li>
        ))}
      </ol>
    </section>
  );
}

function LastRun({ of }: { readonly of: Run }) {
  const cost = of.events.at(-1)?.answer.extensions?.cost as { requested: number; limit: number } | undefined;
  return (
    <p role="status">
      Sent as <strong>{of.as}</strong>.
      {cost && (
        <>
          {' '}
          Cost {cost.requested} of {cost.limit}{' '}
          <meter aria-label="Cost" min={0} max={cost.limit} value={cost.requested} high={cost.limit * 0.8} />
        </>
      )}
    </p>
  );
}

const sameText = (a: DocumentNode, b: DocumentNode): boolean => a === b || print(a) === print(b);

export function createAccessPanel(endpoint: string) {
  return function AccessPanel() {
    const [known, sent] = [access.use(), run.use()];
    const { run: send } = useGraphiQLActions();
    const document = useGraphiQL((state) => state.documentAST);
    const name = useGraphiQL((state) => state.operationName);
    const fields = useMemo(() => (known && document ? fieldsOf(known, document, name) : []), [known, document, name]);
    const last = sent && document && sameText(sent.document, document) ? sent : null;
    return (
      <div className="panel">
        <h2>Who reads these fields</h2>
        {known === null && <p>The schema’s text is not for this viewer.</p>}
        {last ? <LastRun of={last} /> : <p>Run the operation to see what becomes of each field.</p>}
        <button type="button" className="action" onClick={send}>
          Run
        </button>
        {last && isSubscription(last) && <Events of={last} />}
        <ul className="plain">
          {fields.map((field) => (
            <Field key={`${field.path.join('.')} ${field.coordinate}`} {...{ endpoint, last }} of={field} />
          ))}
        </ul>
      </div>
    );
  };
}
