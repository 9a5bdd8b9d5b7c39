/** A request for a document, with nothing unusual about it. */
export interface PlainRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  /** The position of the caller's last write, as the request sends it. */
  readonly written?: string | undefined;
}

/** How a request names a document whose text it leaves out: by an id, or in the extension of persisted queries. */
export interface DocumentNaming {
  readonly documentId?: unknown;
  readonly extensions?: Record<string, unknown>;
}

/** The text of the document that a request names; undefined for a name of none. */
export type DocumentText = (naming: DocumentNaming) => string | undefined;

/** Longer bodies are the GraphQL server's to read. */
const LONGEST_BODY = 32 * 1024;
const MEMBERS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables', 'documentId', 'extensions']);

/** The request in a body's JSON; null if it has other members, or members of another type: the GraphQL server says what is wrong. */
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

/** The members of a query string as those of a body; null if a parameter comes twice. */
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
  documentText: DocumentText,
): PlainRequest | null {
  if (body && body.length > LONGEST_BODY) return null;
  try {
    return requestIn(body ? JSON.parse(body.toString('utf8')) : membersOf(url), documentText);
  } catch {
    return null; // no JSON
  }
}

/** The media types of GraphQL over HTTP. A range that has both takes the plain one, which is the last. */
const JSON_TYPES = ['application/graphql-response+json', 'application/json'];

/**
 * The media type of an answer with data: of the first range that has one of GraphQL's; null if no range has.
 *
 * @example
 * mediaTypeOf('text/html, application/json'); // 'application/json'
 */
export function mediaTypeOf(accept: string | undefined): string | null {
  const ranges = (accept || '*/*').replaceAll(/\s/g, '').toLowerCase().split(',');
  for (const range of ranges) {
    const [mediaRange = '', ...parameters] = range.split(';');
    const charset = parameters.find((parameter) => parameter.includes('charset='));
    if (charset !== undefined && charset !== 'charset=utf-8') continue;
    const [type, subtype] = mediaRange.split('/');
    const mediaType = JSON_TYPES.findLast((candidate) => {
      const [candidateType, candidateSubtype] = candidate.split('/');
      return (type === '*' || type === candidateType) && (subtype === '*' || subtype === candidateSubtype);
    });
    if (mediaType !== undefined) return mediaType;
  }
  return null;
}
