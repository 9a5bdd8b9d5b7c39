import { useGraphiQL } from '@graphiql/react';
import {
  EVERYBODY_READER,
  fieldsOf,
  grants,
  type LensField,
  outcomeOf,
  refusalOf,
  sayOutcome,
} from 'field-access/lens';
import { type DocumentNode, print } from 'graphql';
import { useMemo, useState } from 'react';
import type { GraphQLAnswer } from '../../site/fetcher.ts';
import { useRun } from '../early-run.tsx';
import { explainRun } from '../explain-access.ts';
import { access, isSubscription, type Run, run } from '../runs.ts';
import { DeclarationLine, Readers } from './readers.tsx';

/** A field of the document: its readers, and its outcome in the last run. */
function Field({
  endpoint,
  field,
  last,
}: {
  readonly endpoint: string;
  readonly field: LensField;
  readonly last: Run | null;
}) {
  const [explanation, setExplanation] = useState<{ readonly operation: Run; readonly text: string } | null>(null);
  const answer = last?.events.at(-1)?.answer;
  const outcome = answer && outcomeOf(field, answer);
  const isForSome = field.declaration !== null && grants(field.declaration, EVERYBODY_READER) !== 'always';
  const canExplain = last && outcome?.first && outcome.status !== 'failed' && isForSome && !isSubscription(last);
  return (
    <li className={`field ${outcome?.status.replace(' ', '-') ?? ''}`} style={{ paddingLeft: field.path.length * 8 }}>
      <code title={field.path.join('.')}>{field.path.at(-1)}</code> <small>{field.coordinate}</small>
      <div>
        {field.declaration && <DeclarationLine declaration={field.declaration} />}
        {field.rows && (
          <>
            Readers who see that the record exists: <Readers labels={field.rows} />
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
              aria-label={`Why: ${field.path.join('.')}`}
              onClick={async () => setExplanation({ operation: last, text: await explainRun(endpoint, last, field) })}
            >
              Why?
            </button>
          )}
        </div>
      )}
      {explanation && explanation.operation === last && <p role="status">{explanation.text}</p>}
    </li>
  );
}

/** The events of a subscription, with their times. */
function Events({ operation }: { readonly operation: Run }) {
  return (
    <section>
      <h3>Events</h3>
      {operation.events.length === 0 && <p>None yet.</p>}
      <ol className="events">
        {operation.events.map(({ at, answer }) => (
          <li key={at.getTime() + JSON.stringify(answer)}>
            <time dateTime={at.toISOString()}>{at.toLocaleTimeString()}</time>
            <pre>{JSON.stringify(answer.data ?? answer.errors, null, 2)}</pre>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The error with which the document was refused, with a link to what it means. */
function Refusal({ answer }: { readonly answer: GraphQLAnswer }) {
  const code = refusalOf(answer) && String(answer.errors?.[0]?.extensions?.code ?? '');
  if (code === null) return null;
  return (
    <p role="alert" className="refusal">
      The document was refused{code && ': '}
      {code && (
        <a href={`/errors#${code}`}>
          <code>{code}</code>
        </a>
      )}
      . {answer.errors?.[0]?.message}
    </p>
  );
}

/** The account as which a run was sent, and the run's cost. */
function LastRun({ operation }: { readonly operation: Run }) {
  const cost = operation.events.at(-1)?.answer.extensions?.cost as { requested: number; limit: number } | undefined;
  return (
    <p role="status">
      {operation.viewerName === null ? (
        'Sent while not signed in.'
      ) : (
        <>
          Sent as <strong>{operation.viewerName}</strong>.
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

const hasSameText = (a: DocumentNode, b: DocumentNode): boolean => a === b || print(a) === print(b);

/** Creates the panel of the document's fields, with their readers and the outcome of the last run. */
export function createAccessPanel(endpoint: string) {
  return function AccessPanel() {
    const [schemaAccess, lastSent] = [access.use(), run.use()];
    const send = useRun();
    const document = useGraphiQL((state) => state.documentAST);
    const name = useGraphiQL((state) => state.operationName);
    const fields = useMemo(
      () => (schemaAccess && document ? fieldsOf(schemaAccess, document, name) : []),
      [schemaAccess, document, name],
    );
    const last = lastSent && document && hasSameText(lastSent.document, document) ? lastSent : null;
    const answer = last?.events.at(-1)?.answer;
    return (
      <div className="panel">
        <h2>Readers of these fields</h2>
        {schemaAccess === null && <p>The readers are not shown, because this viewer may not read the schema’s text.</p>}
        <p>
          <a href="/data-map">Glossary of readers and classes</a>
        </p>
        {answer && <Refusal answer={answer} />}
        {last ? <LastRun operation={last} /> : <p>Run the operation to see the outcome of each field.</p>}
        <button type="button" className="action" onClick={send}>
          Run
        </button>
        {last && isSubscription(last) && <Events operation={last} />}
        <ul className="plain">
          {fields.map((field) => (
            <Field key={`${field.path.join('.')} ${field.coordinate}`} {...{ endpoint, last, field }} />
          ))}
        </ul>
      </div>
    );
  };
}
