/** One error of a GraphQL answer, as far as the demo looks into it. */
export interface AnswerError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; [key: string]: unknown };
}

export interface Answer<T> {
  data: T | null;
  errors?: readonly AnswerError[];
}

export type Ask = <T>(document: string, variables?: Record<string, unknown>) => Promise<Answer<T>>;

/** A GraphQL client over fetch; `token` is the session's bearer token, absent for the public. */
export function createClient(url: string, token?: string): Ask {
  return async (document, variables = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query: document, variables }),
    });
    return (await response.json()) as Answer<never>;
  };
}

/** What is asked of a refusal. */
export const REFUSAL =
  '... on Error { code path ... on InputRefusal { expected } ... on SimulationRefusal { errorName } }';

interface Refusal {
  readonly code: string;
  /** From the mutation's arguments down. */
  readonly path?: readonly string[] | null;
  readonly expected?: string;
  /** Of the contract or the program. */
  readonly errorName?: string | null;
}

/** One line: the code, the contract's error, and which field is at fault, with what it takes. */
export function refusalText({ code, path, expected, errorName }: Refusal): string {
  const [first, ...below] = path ?? [];
  const field = (first === 'input' && below.length > 0 ? below : (path ?? [])).join('.');
  return [code, errorName && ` (${errorName})`, field && ` at ${field}`, expected && `: ${expected}`]
    .filter(Boolean)
    .join('');
}

/** The data of an answer that must have succeeded whole; a refusal or an error ends the story with its code. */
export async function must<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { data, errors } = await answer;
  if (errors?.length || !data) {
    const codes = new Set((errors ?? []).map((e) => e.extensions?.code ?? e.message));
    throw new Error(`the gateway answered ${[...codes].join(', ') || 'nothing'}`);
  }
  for (const value of Object.values(data)) {
    const refusal = value as Partial<Refusal> | null;
    if (refusal?.code) throw new Error(`the gateway refused: ${refusalText({ ...refusal, code: refusal.code })}`);
  }
  return data;
}
