/** A GraphQL request with the usual members only. */
export interface PlainRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  /** The position of the caller's last write, as the request sends it. */
  readonly written?: string | undefined;
}

/** The name of a document whose text a request leaves out: an id, or the extension of persisted queries. */
export interface DocumentNaming {
  readonly documentId?: unknown;
  readonly extensions?: Record<string, unknown>;
}

/** Finds the text of the document that a request names; undefined if there is none. */
export type DocumentText = (naming: DocumentNaming) => string | undefined;

/** The most bytes of a body that is read here. The GraphQL server reads longer ones. */
const LONGEST_BODY = 32 * 1024;
const MEMBERS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables', 'documentId', 'extensions']);

/** Reads the request in a body's JSON; null for a body with other members or types, because the GraphQL server then says what is wrong. */
function requestIn(json: unknown, documentText: DocumentText): PlainRequest | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const {
    query: text,
    operationName,
    variables,
    documentId,
    extensions,
  } = json as DocumentNaming & Record<string, unknown>;
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

/** Reads the members of a request from a query string; null if a parameter occurs twice. */
function membersOf(url = '/'): object | null {
  const parameters = [...new URLSearchParams(url.split('?').slice(1).join('?'))];
  const members = parameters.map(([name, text]) => [
    name,
    name === 'variables' || name === 'extensions' ? JSON.parse(text) : text,
  ]);
  const names = new Set(parameters.map(([name]) => name));
  return names.size === parameters.length ? Object.fromEntries(members) : null;
}

/** Reads the plain request of a POST, or of a GET (`body` is null); null for any other request. */
export function readPlainRequest(
  url: string | undefined,
  body: Buffer | null,
  documentText: DocumentText,
): PlainRequest | null {
  if (body && body.length > LONGEST_BODY) return null;
  try {
    return requestIn(body ? JSON.parse(body.toString('utf8')) : membersOf(url), documentText);
  } catch {
    return null; // the body is no JSON
  }
}

/** The subtypes of GraphQL over HTTP. The last one is chosen for a range that has both. */
const JSON_SUBTYPES = ['graphql-response+json', 'json'];

/** The media type of an answer with data, from the first range of `Accept` that has one of GraphQL's; null if no range has one. */
export function mediaTypeOf(accept: string | undefined): string | null {
  if (!accept || accept === '*/*') return 'application/json';
  const ranges = accept.replaceAll(/\s/g, '').toLowerCase().split(',');
  for (const range of ranges) {
    const [mediaRange = '', ...parameters] = range.split(';');
    const charset = parameters.find((parameter) => parameter.includes('charset='));
    if (charset !== undefined && charset !== 'charset=utf-8') continue;
    const [type, subtype] = mediaRange.split('/');
    if (type !== '*' && type !== 'application') continue;
    const accepted = JSON_SUBTYPES.findLast((candidate) => subtype === '*' || subtype === candidate);
    if (accepted !== undefined) return `application/${accepted}`;
  }
  return null;
}
