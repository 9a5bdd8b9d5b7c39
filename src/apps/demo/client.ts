import { until } from './until.ts';

/** One error of a GraphQL answer, as far as the demo looks into it. */
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

/** Refusals that the same request again, with the same idempotency key, may turn into the result. */
const PASSING: ReadonlySet<string | undefined> = new Set([
  'DATABASE_UNAVAILABLE',
  'OVERLOADED',
  'IDEMPOTENCY_IN_PROGRESS',
]);

const passes = ({ data, errors = [] }: DemoAnswer<object>): boolean =>
  errors.some(({ extensions }) => PASSING.has(extensions?.code)) ||
  Object.values(data ?? {}).some((value: Partial<Refusal> | null) => PASSING.has(value?.code));

/**
 * A GraphQL client over fetch; `token` is the session's bearer token, absent for the public. A request that a silent database
 * refused is sent again, up to the deadline of `until`.
 */
export function createClient(url: string, token?: string): Ask {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return (document, variables = {}) =>
    until('an answer of the database', async () => {
      const body = JSON.stringify({ query: document, variables });
      const answer = (await (await fetch(url, { method: 'POST', headers, body })).json()) as DemoAnswer<never>;
      return passes(answer) ? null : answer;
    });
}

/** What is asked of a refusal. */
export const REFUSAL = '... on Error { code message mend path expected ... on SimulationRefusal { errorName } }';

export interface Refusal {
  readonly code: string;
  readonly message?: string;
  readonly mend?: string;
  /** From the mutation's arguments down. */
  readonly path?: readonly string[] | null | undefined;
  readonly expected?: string | null | undefined;
  /** Of the contract or the program. */
  readonly errorName?: string | null;
}

/** One line: the code, the contract's error, which field is at fault, and what it takes or else what the refusal means. */
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

/** The data of an answer that must have succeeded whole; a refusal or an error ends the story with its code. */
export async function must<T>(answer: Promise<DemoAnswer<T>>): Promise<T> {
  const { data, errors } = await answer;
  if (errors?.length || !data) {
    const said = new Set((errors ?? []).map(errorText));
    throw new Error(`the gateway answered ${[...said].join(', ') || 'nothing'}`);
  }
  for (const value of Object.values(data)) {
    const refusal = value as Partial<Refusal> | null;
    if (refusal?.code) throw new Error(`the gateway refused: ${refusalText({ ...refusal, code: refusal.code })}`);
  }
  return data;
}
