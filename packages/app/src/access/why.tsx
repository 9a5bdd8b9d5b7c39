import { useAnswer } from '../gateway/answers.ts';
import { ACCESS, type GuardedField } from '../generated/access.ts';
import { ExplainAccessDocument } from '../generated/documents/access.ts';

const RELATIONS: Readonly<Record<string, string>> = {
  OWNER: 'it is yours',
  ISSUER: 'you are the issuer of this series',
  HOLDER: 'you hold units of this series',
  BACKER: 'your wallet is verified now',
  ATTESTOR: 'it is addressed to your key',
  ADMIN: 'you are an admin',
  PUBLIC: 'everybody reads it',
};

/**
 * The reason why this reader may read a field of a record or may not, as the gateway decides it now. A warning appears if the
 * gateway declares other readers than this app was built with, because the mark is then wrong.
 */
export function Why({ id, field }: { readonly id: string; readonly field: GuardedField }) {
  const { data: answer, error } = useAnswer(ExplainAccessDocument, { id, coordinate: field });
  if (error) return <p className="quiet">The gateway does not explain it: {error.message}</p>;
  if (answer === undefined) return <p role="status">Asking the gateway …</p>;
  const explanation = answer.data.explainAccess;
  if (!explanation) return null;
  const { allowed, relation, readers, block } = explanation;
  const isDeclared = [...readers].sort().join() === [...ACCESS[field].readers].sort().join();
  return (
    <>
      <p>
        {allowed
          ? `You read it because ${RELATIONS[relation ?? ''] ?? 'the gateway permits it'}.`
          : 'You may not read it.'}
        {block && ` The chain said so at block ${block.number}.`}
      </p>
      {!isDeclared && (
        <p className="warning">
          This gateway declares other readers than the app that you use: {readers.join(', ').toLowerCase()}. Trust
          neither before the operator explains it.
        </p>
      )}
    </>
  );
}
