import { pollUntil } from './until.ts';

/** One error of a GraphQL answer, with the properties that the demo reads. */
interface AnswerError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; argument?: readonly string[]; expected?: string; [key: string]: unknown };
}

export interface DemoAnswer<T> {
  data: T | null;
  errors?: readonly AnswerError[];
}

export type Ask = <T>(document: string, variables?: Record<string, unknown>) => Promise<DemoAnswer<T>>;

/** Codes of refusals after which the same request, with the same idempotency key, may succeed. */
const RETRIED_CODES: ReadonlySet<string | undefined> = new Set([
  'DATABASE_UNAVAILABLE',
  'OVERLOADED',
  'IDEMPOTENCY_IN_PROGRESS',
]);

const isRetried = ({ data, errors = [] }: DemoAnswer<object>): boolean =>
  errors.some(({ extensions }) => RETRIED_CODES.has(extensions?.code)) ||
  Object.values(data ?? {}).some((value: Partial<Refusal> | null) => RETRIED_CODES.has(value?.code));

/**
 * Creates a GraphQL client over fetch; `token` is the session's bearer token, undefined for the public. Temporary refusals,
 * such as for an unavailable database, are retried up to the deadline of `until`.
 */
export function createClient(url: string, token?: string): Ask {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return (document, variables = {}) =>
    pollUntil('an answer of the database', async () => {
      const body = JSON.stringify({ query: document, variables });
      const answer = (await (await fetch(url, { method: 'POST', headers, body })).json()) as DemoAnswer<never>;
      return isRetried(answer) ? null : answer;
    });
}

/** The selection of a refusal. */
export const REFUSAL = '... on Error { code message mend path expected ... on SimulationRefusal { errorName } }';

export interface Refusal {
  readonly code: string;
  readonly message?: string;
  readonly mend?: string;
  /** The path of the argument at fault, from the mutation's arguments down. */
  readonly path?: readonly string[] | null | undefined;
  readonly expected?: string | null | undefined;
  /** The name of the contract's or program's error. */
  readonly errorName?: string | null;
}

/** Formats a refusal in one line: code, contract error, field at fault, and its expected form or else the message. */
function refusalText({ code, message = '', mend = '', path, expected, errorName }: Refusal): string {
  const [first = '', ...below] = path ?? [];
  const field = (first === 'input' && below.length > 0 ? below : (path ?? [])).join('.');
  return [
    code,
    errorName && ` (${errorName}) ${message}`.trimEnd(),
    field && ` at ${field}`,
    expected && `: ${expected}`,
    !expected && !errorName && message && `: ${message} ${mend}`.trimEnd(),
  ]
    .filter(Boolean)
    .join('');
}

const errorText = ({ message, extensions: { code, argument, expected } = {} }: AnswerError): string =>
  code === undefined ? message : refusalText({ code, path: argument, expected });

/** Returns the data of an answer. @throws Error with the codes if it has any error or refusal */
export async function requireData<T>(answer: Promise<DemoAnswer<T>>): Promise<T> {
  const { data, errors } = await answer;
  if (errors?.length || !data) {
    const texts = new Set((errors ?? []).map(errorText));
    throw new Error(`the gateway answered ${[...texts].join(', ') || 'nothing'}`);
  }
  for (const value of Object.values(data)) {
    const refusal = value as Partial<Refusal> | null;
    if (refusal?.code) throw new Error(`the gateway refused: ${refusalText({ ...refusal, code: refusal.code })}`);
  }
  return data;
}
