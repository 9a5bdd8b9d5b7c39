import type { ErrorMeaning } from './meaning.ts';

/** Error codes about the form, the limits and the chain of any request. Codes are only added. */
export const requests = {
  // any operation
  BAD_INPUT: {
    status: 400,
    message: 'The input is not of the expected form.',
    mend:
      'Correct the faulty argument: a refusal names it in `path`, another error in `argument`, and `expected` ' +
      'describes its form.',
  },
  UNAUTHENTICATED: {
    status: 401,
    message: 'Sign in first.',
    mend: 'Sign in with `signInNonce` and `signIn`, and send the token as `Authorization: Bearer`.',
  },
  FORBIDDEN: {
    status: 403,
    message: 'The viewer is not permitted to read or do this.',
    mend: 'Use an account that may; `explainAccess` says who may read a field, and why.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'There is no such record, or it is not visible to the viewer.',
    mend: 'Check the id, key and chain. A record that you may not see gives the same error as one that does not exist.',
    argument: ['id', 'ids', 'accountId', 'seriesKey', 'key', 'address', 'kind'],
  },
  CONFLICT: {
    status: 409,
    message: 'The record changed or is in use.',
    mend: 'Read the record again, and repeat what still applies. For a signer key: finish the open work first.',
  },
  INTERNAL: {
    status: 500,
    message: 'The service failed.',
    mend: 'Try again later. If the error stays, send the operator the `x-request-id` of the response.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: 'The database does not answer.',
    mend: 'Try again after a few seconds. Repeat a mutation with the same idempotency key, because it may have been done.',
  },
  CHAIN_UNAVAILABLE: {
    status: 503,
    message: 'The chain node does not answer.',
    mend: 'Try again after a few seconds.',
  },
  VERIFIER_UNAVAILABLE: {
    status: 503,
    message: 'The verifier does not answer.',
    mend: 'Try again later, or check the verifier’s address.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The request body is too large.',
    mend: 'Send less in one request: at most 10,000 JSON values, and 1.5 MiB, or 48 KiB if events are accepted, or 16 KiB to a webhook.',
  },
  CONTENT_ENCODING_REFUSED: {
    status: 415,
    message: 'The request body has a content-encoding, and the service decodes none.',
    mend: 'Send the body uncompressed: without `content-encoding`, and with no `transfer-encoding` but `chunked`.',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    message: 'The answer has no media type that `accept` names.',
    mend: 'Accept `application/json` or `application/graphql-response+json` in UTF-8, and for a subscription `text/event-stream`.',
  },
  QUERY_TOO_DEEP: {
    status: 400,
    message: 'The query is nested too deeply.',
    mend: 'Nest less, and ask for the rest in a second request.',
  },
  QUERY_TOO_COSTLY: {
    status: 400,
    message: 'The cost of the query is above the limit of a request.',
    mend: 'Ask for smaller pages, fewer lists or less of the schema; `cost` and `limit` are in the error’s detail.',
  },
  QUERY_TOO_MANY_ALIASES: {
    status: 400,
    message: 'The query uses too many aliases.',
    mend: 'Use fewer aliases, or several requests.',
  },
  QUERY_ALIAS_TOO_LONG: {
    status: 400,
    message: 'An alias of the query is too long.',
    mend: 'Use aliases of at most 128 characters, because an answer repeats them in every row.',
  },
  QUERY_TOO_MANY_TOKENS: {
    status: 400,
    message: 'The query has too many tokens or characters.',
    mend: 'Shorten the document to 1,500 tokens and 32,768 characters, or use several requests.',
  },
  BAD_REQUEST: {
    status: 400,
    message: 'The request is not GraphQL over HTTP.',
    mend:
      'Send `POST` with `content-type: application/json` and one `{ "query": …, "variables": … }`; `operationName` names one of ' +
      'several operations.',
  },
  MALFORMED_DOCUMENT: {
    status: 400,
    message: 'The document is not GraphQL.',
    mend: 'Correct the document at the line and column that the message names.',
  },
  INVALID_DOCUMENT: {
    status: 400,
    message: 'The document does not fit the schema.',
    mend: 'Compare the document with the schema; the message names the part that does not fit.',
  },
  DOCUMENT_NOT_FOUND: {
    status: 404,
    message: 'No document of the manifest has this id.',
    mend: 'Add the document to the manifest that `TRUSTED_DOCUMENTS` names before you release the client that sends it.',
  },
  DOCUMENT_NOT_TRUSTED: {
    status: 403,
    message: 'The service only runs the documents of its manifest.',
    mend: 'Send the id of a document of the manifest as `documentId`.',
  },
  // Status and message of the next two are of Apollo's protocol: urql and Apollo Kotlin compare the message, Apollo Client the code too,
  // and a client may read no body of another status.
  PERSISTED_QUERY_NOT_SUPPORTED: {
    status: 200,
    message: 'PersistedQueryNotSupported',
    mend: 'Send the text of the operation, because this service has no manifest and stores no documents of clients.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    message: 'PersistedQueryNotFound',
    mend: 'Add the document to the manifest that `TRUSTED_DOCUMENTS` names, or send its text if the service runs other documents too.',
  },
  TIMEOUT: {
    status: 503,
    message: 'The request took too long.',
    mend: 'Ask for less in one request, or try again.',
  },
  CHAIN_REFUSED: {
    status: 400,
    message: 'The service does not support this chain.',
    mend: 'Name a chain that the service supports: `/health` lists them.',
  },
  CHAIN_MISMATCH: {
    status: 503,
    message: 'The node serves another chain than configured.',
    mend: 'For the operator: correct the node’s address, or the configured chain with its contracts or program.',
  },
  // lists
  PAGE_INVALID: {
    status: 400,
    message: 'A page takes either first or last, from 0 to 100.',
    mend: 'Give `first` or `last`, not both, from 0 to 100.',
  },
  CURSOR_INVALID: {
    status: 400,
    message: 'The cursor does not belong to this list.',
    mend: 'Take cursors from the same list, with the same arguments, and begin without one.',
    argument: ['after'],
  },
  // idempotency
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'The idempotency key was used with another input.',
    mend: 'Draw a new key for another input.',
    argument: ['idempotencyKey'],
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    message: 'The first request with this idempotency key is still running.',
    mend: 'Repeat the same request after a second.',
    argument: ['idempotencyKey'],
  },
  // the node
  CHAIN_BEHIND: {
    status: 503,
    message: 'The chain node is behind the index.',
    mend: 'Try again after a few blocks.',
  },
  CHAIN_STALE: {
    status: 503,
    message: 'The chain node has no recent block.',
    mend: 'Try again later; for the operator: check the node.',
  },
  // overload
  OVERLOADED: {
    status: 503,
    message: 'The service is busy. Try again later.',
    mend: 'Try again after `retryAfterSeconds`.',
  },
  // limits by address
  RATE_LIMITED: {
    status: 429,
    message: 'This address has sent too many requests within a minute.',
    mend: 'Try again after `retryAfterSeconds`, and read more with each request.',
  },
  // chains
  CHAIN_REQUIRED: {
    status: 400,
    message: 'The service supports several chains. Name one.',
    mend: 'Give `chain`, as `evm:10143`.',
  },
  CHAIN_FORM: {
    status: 400,
    message: 'The value has the form of another kind of chain.',
    mend: 'Give an address or a transaction as its chain writes it: hex on an EVM chain, base58 on a Solana cluster.',
  },
  CALL_NOT_ON_CHAIN: {
    status: 422,
    message: 'The chain has no such call.',
    mend:
      'Routers that are opened by a call of their own, and allowances, are of EVM chains; curve series, and transactions ' +
      'that are renewed, of Solana clusters. Bids, windows of later trading and routers are for a series that a raise sells.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;
