import { GatewayError, keyed, type PayloadOf, type TypedDocument } from '@income-series/client/requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PersonSession, session } from './session.ts';

/** The signed-in person. @throws Error if nobody is */
export function requirePerson(): PersonSession {
  const person = session.get();
  if (person === null) throw new Error('You are not signed in. Sign in again: what you typed is still here.');
  return person;
}

/**
 * A step of the person, as a mutation of React Query. After it the page reads its answers again, and then calls `onDone`, even if the
 * new state no longer shows the step.
 */
export function useStep<Input, Result>(step: (input: Input) => Promise<Result>, onDone?: (result: Result) => void) {
  const client = useQueryClient();
  return useMutation<Result, Error, Input>({
    mutationFn: step,
    onError: () => client.invalidateQueries(),
    onSuccess: async (result) => {
      await client.invalidateQueries();
      onDone?.(result);
    },
  });
}

type InputOf<Variables> = Variables extends { readonly input: infer Input } ? Omit<Input, 'idempotencyKey'> : never;

/** A mutation of the person, with an idempotency key for each press. */
export const useAct = <Data extends object, Variables>(
  document: TypedDocument<Data, Variables>,
  onDone?: (payload: PayloadOf<Data[keyof Data]>) => void,
) =>
  useStep<InputOf<Variables>, PayloadOf<Data[keyof Data]>>(
    (input) => requirePerson().gateway.act(document, keyed(input) as never),
    onDone,
  );

/** The message for a field of a form, if an error is about it. */
export function messageFor(error: Error | null, field: string): string | null {
  if (!(error instanceof GatewayError) || error.argument?.at(-1) !== field) return null;
  const { expected } = error.detail;
  return typeof expected === 'string' ? `${error.message} Expected: ${expected}` : error.message;
}

/** An error that is about none of a form's fields: it is shown below them. */
export const errorBeside = (error: Error | null, ...fields: readonly string[]): Error | null =>
  fields.some((field) => messageFor(error, field) !== null) ? null : error;
