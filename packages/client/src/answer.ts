import { Unanswered } from '../../../src/adapters/http/exchange.ts';
import { GatewayError, RefusedError } from './errors.ts';

export interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly AnswerError[];
}

interface AnswerError {
  readonly message?: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The members of a mutation's result that are payloads. */
export type PayloadOf<Result> = Exclude<Result, { readonly code: string } | null | undefined>;

/** Nobody answered, or not as a gateway does. */
export const noAnswer = (why: string) =>
  new GatewayError({ code: 'NO_ANSWER', message: `The gateway does not answer: ${why}.` });

/** @throws GatewayError for what is Unanswered, anything else as it is */
export function unanswered(error: unknown): never {
  if (!(error instanceof Unanswered)) throw error;
  if (error.why === 'large') {
    throw new GatewayError({ code: 'ANSWER_TOO_LARGE', message: 'The gateway’s answer is too large.' });
  }
  throw noAnswer(error.why === 'late' ? 'it took too long' : 'no connection');
}

export function readAnswer<Data>(text: string): Answer<Data> {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)) {
      return answer as Answer<Data>;
    }
  } catch {
    // a page of a proxy
  }
  throw noAnswer('this is no GraphQL answer');
}

const textsOf = (value: unknown): readonly string[] | null => (Array.isArray(value) ? value.map(String) : null);
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

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

/** The data, where the answer has no error. @throws GatewayError */
export function wholeData<Data>({ data, errors = [] }: Answer<Data>): Data {
  const [error] = errors;
  if (error) throw errorOf(error);
  if (!data) throw noAnswer('the answer is empty');
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

/** The payload of the only field. @throws RefusedError */
export function payloadOf<Data extends object>(data: Data): PayloadOf<Data[keyof Data]> {
  const [result] = Object.values(data);
  if (isRefusal(result)) {
    const { __typename: _, code, message, path, expected, meaning, mend, link, ...more } = result;
    const detail = { ...more, ...(expected ? { expected } : {}) };
    throw new RefusedError({ code, message, argument: path, detail, meaning, mend, link });
  }
  if (result === null || result === undefined) throw noAnswer('the answer is empty');
  return result;
}
