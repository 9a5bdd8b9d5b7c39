import { useGraphiQL } from '@graphiql/react';
import { type DocumentNode, print } from 'graphql';
import { useState } from 'react';
import { ask } from '../../site/fetcher.ts';
import { headersOf, session } from '../../site/session.ts';
import { type DocumentStatement, sayStatement, statementIn } from '../statement.ts';

/** A compiled statement with its document. */
interface ShownStatement {
  readonly document: DocumentNode;
  readonly statement: DocumentStatement;
}

/** A panel with the plan and the SQL of the editor's document for the viewer's class; the document is not run. */
export function createStatementPanel(endpoint: string) {
  return function StatementPanel() {
    const [answer, setAnswer] = useState<ShownStatement | null>(null);
    const document = useGraphiQL((state) => state.documentAST);
    const operationName = useGraphiQL((state) => state.operationName);
    const variables = useGraphiQL((state) => state.variableEditor)?.getValue();
    const compile = async () => {
      if (!document) return;
      const request = {
        ...{ query: print(document), operationName, statement: true },
        variables: variables ? JSON.parse(variables) : undefined,
      };
      setAnswer({ document, statement: statementIn(await ask(endpoint, request, headersOf(session.get()))) });
    };
    const statement = answer && answer.document === document ? answer.statement : null;
    return (
      <div className="panel">
        <h2>Statement</h2>
        <p>
          This SQL answers the document for viewers like you. It contains no values of a request, and it is not run.
        </p>
        <button type="button" className="action" disabled={!document} onClick={compile}>
          Show the statement
        </button>
        {statement && <p role="status">{sayStatement(statement)}</p>}
        {statement?.kind === 'statement' && (
          <>
            <h3>Plan</h3>
            <pre>{statement.plan}</pre>
            <h3>SQL</h3>
            <pre className="sql">{statement.text}</pre>
          </>
        )}
      </div>
    );
  };
}
