import type { DocumentReference, DocumentTexts } from '../documents/trusted-documents.ts';

/** A request for a document, with nothing unusual about it. */
export interface PlainRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

/** Longer bodies are the GraphQL server's to read. */
const LONGEST_BODY = 32 * 1024;
const MEMBERS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables', 'documentId', 'extensions']);

/** The request in a body's JSON; null if it has other members, or members of another type: the GraphQL server says what is wrong. */
function requestIn(json: unknown, documentText: DocumentTexts): PlainRequest | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const {
    query: text,
    operationName,
    variables,
    documentId,
    extensions,
  } = json as DocumentReference & Record<string, unknown>;
  const isNamed = text === undefined && (documentId === undefined) !== (extensions === undefined);
  const query = isNamed ? documentText({ documentId, extensions }) : text;
  const isPlain =
    typeof query === 'string' &&
    (isNamed || (documentId === undefined && extensions === undefined)) &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    Object.keys(json).every((name) => MEMBERS.has(name));
  return isPlain ? ({ query, operationName, variables } as PlainRequest) : null;
}

/** The parameters of a query string as the members of a body; null if a parameter comes twice. */
function membersOf(url = '/'): object | null {
  const parameters = [...new URLSearchParams(url.split('?').slice(1).join('?'))];
  const members = parameters.map(([name, text]) => [
    name,
    name === 'variables' || name === 'extensions' ? JSON.parse(text) : text,
  ]);
  const names = new Set(parameters.map(([name]) => name));
  return names.size === parameters.length ? Object.fromEntries(members) : null;
}

/** The plain request of a POST's body, or of a GET (`body` null); null for any other request. */
export function readPlainRequest(
  url: string | undefined,
  body: Buffer | null,
  documentText: DocumentTexts,
): PlainRequest | null {
  if (body && body.length > LONGEST_BODY) return null;
  try {
    return requestIn(body ? JSON.parse(body.toString('utf8')) : membersOf(url), documentText);
  } catch {
    return null; // no JSON
  }
}
