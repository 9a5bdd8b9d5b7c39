import { GatewayError, RefusedError } from './errors.ts';
import { Unanswered } from './exchange.ts';

/** The answer of a gateway, as in the GraphQL specification. */
export interface GatewayAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly AnswerError[];
}

interface AnswerError {
  readonly message?: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The payload types in a mutation's result, without the refusals. */
export type PayloadOf<Result> = Exclude<Result, { readonly code: string } | null | undefined>;

/** The error for a missing answer, or one that is not a gateway's. */
export const noAnswerError = (why: string) =>
  new GatewayError({ code: 'NO_ANSWER', message: `The gateway does not answer: ${why}.` });

/** Throws an `Unanswered` error as a GatewayError, and any other error as it is. */
export function throwUnanswered(error: unknown): never {
  if (!(error instanceof Unanswered)) throw error;
  if (error.reason === 'large') {
    throw new GatewayError({ code: 'ANSWER_TOO_LARGE', message: 'The gateway’s answer is too large.' });
  }
  if (error.reason === 'redirected') throw new GatewayError({ code: 'GATEWAY_REDIRECTS', message: REDIRECTED });
  throw noAnswerError(REASONS[error.reason]);
}

/** The sentence for a redirect. It names the setting, because the same request is redirected each time. */
const REDIRECTED =
  'The address in `url` redirects to another one, which is not followed: name the gateway’s own in `url`.';

const REASONS = {
  late: 'it took too long',
  lost: 'no connection, or a page whose origin it does not let in',
} as const;

/**
 * Parses the text of a gateway's answer. The HTTP status is only for the error's message.
 * @throws GatewayError NO_ANSWER if the text is not a GraphQL answer
 */
export function readAnswer<Data>(text: string, { status }: Pick<Response, 'status'>): GatewayAnswer<Data> {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)) {
      return answer as GatewayAnswer<Data>;
    }
  } catch {
    // not JSON, for example an error page of a proxy
  }
  throw noAnswerError(`it, or a proxy before it, answered ${status} without GraphQL`);
}

const textsOf = (value: unknown): readonly string[] | null => (Array.isArray(value) ? value.map(String) : null);
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Converts an error of an answer. Extensions without a property of their own become the error's `detail`. */
function errorOf({ message = '', path, extensions = {} }: AnswerError): GatewayError {
  const { code, argument, meaning, mend, link, ...detail } = extensions;
  const help = { meaning: textOf(meaning), mend: textOf(mend), link: textOf(link) };
  return new GatewayError({
    code: textOf(code) ?? 'UNKNOWN',
    message,
    path,
    argument: textsOf(argument),
    detail,
    ...help,
  });
}

/** The data of an answer without errors. @throws GatewayError for its first error, or if the data is null */
export function requireData<Data>({ data, errors = [] }: GatewayAnswer<Data>): Data {
  const [error] = errors;
  if (error) throw errorOf(error);
  if (!data) throw noAnswerError('the answer is empty');
  return data;
}

interface RefusalAnswer {
  readonly __typename?: string;
  readonly code: string;
  readonly message: string;
  readonly path?: readonly string[] | null;
  readonly expected?: string | null;
  readonly meaning?: string;
  readonly mend?: string;
  readonly link?: string;
}

const isRefusal = (value: unknown): value is RefusalAnswer =>
  typeof value === 'object' && value !== null && typeof (value as RefusalAnswer).code === 'string';

/** The payload of a mutation, from the data's only field. @throws RefusedError; GatewayError if that field is null */
export function payloadOf<Data extends object>(data: Data): PayloadOf<Data[keyof Data]> {
  const [result] = Object.values(data);
  if (isRefusal(result)) {
    const { __typename: _, code, message, path, expected, meaning, mend, link, ...more } = result;
    const detail = { ...more, ...(expected ? { expected } : {}) };
    throw new RefusedError({ code, message, argument: path, detail, meaning, mend, link });
  }
  if (result === null || result === undefined) throw noAnswerError('the answer is empty');
  return result;
}
