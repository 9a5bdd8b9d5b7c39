import { useGraphiQL } from '@graphiql/react';
import { EVERYBODY_READER, fieldsOf, grants, type LensField, outcomeOf, sayOutcome } from 'field-access/lens';
import { type DocumentNode, print } from 'graphql';
import { useMemo, useState } from 'react';
import { useRun } from '../early-run.tsx';
import { explainRun } from '../explain-access.ts';
import { access, isSubscription, type Run, run } from '../runs.ts';
import { DeclarationLine, Readers } from './readers.tsx';

function Field({
  endpoint,
  of,
  last,
}: {
  readonly endpoint: string;
  readonly of: LensField;
  readonly last: Run | null;
}) {
  const [explained, setExplained] = useState<{ readonly of: Run; readonly text: string } | null>(null);
  const answer = last?.events.at(-1)?.answer;
  const outcome = answer && outcomeOf(of, answer);
  const isForSome = of.declaration !== null && grants(of.declaration, EVERYBODY_READER) !== 'always';
  const canExplain = last && outcome?.first && outcome.status !== 'failed' && isForSome && !isSubscription(last);
  return (
    <li className={`field ${outcome?.status.replace(' ', '-') ?? ''}`} style={{ paddingLeft: of.path.length * 8 }}>
      <code title={of.path.join('.')}>{of.path.at(-1)}</code> <small>{of.coordinate}</small>
      <div>
        {of.declaration && <DeclarationLine of={of.declaration} />}
        {of.rows && (
          <>
            Who sees that a record is there: <Readers of={of.rows} />
          </>
        )}
      </div>
      {outcome && (
        <div className="outcome">
          {sayOutcome(outcome)}
          {canExplain && (
            <button
              type="button"
              className="link"
              aria-label={`Why: ${of.path.join('.')}`}
              onClick={async () => setExplained({ of: last, text: await explainRun(endpoint, last, of) })}
            >
              Why?
            </button>
          )}
        </div>
      )}
      {explained && explained.of === last && <p role="status">{explained.text}</p>}
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
      {of.as === null ? (
        'Sent while not signed in.'
      ) : (
        <>
          Sent as <strong>{of.as}</strong>.
        </>
      )}
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
    const [schemaAccess, sent] = [access.use(), run.use()];
    const send = useRun();
    const document = useGraphiQL((state) => state.documentAST);
    const name = useGraphiQL((state) => state.operationName);
    const fields = useMemo(
      () => (schemaAccess && document ? fieldsOf(schemaAccess, document, name) : []),
      [schemaAccess, document, name],
    );
    const last = sent && document && sameText(sent.document, document) ? sent : null;
    return (
      <div className="panel">
        <h2>Who reads these fields</h2>
        {schemaAccess === null && <p>The schema’s text has the readers of each field. It is not for this viewer.</p>}
        <p>
          <a href="/data-map">What readers and classes are</a>
        </p>
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
