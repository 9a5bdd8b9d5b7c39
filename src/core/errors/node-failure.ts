import type { StartCode } from './start-refused.ts';

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^ERR_(SSL|TLS)/;

/** True for an answer that is no JSON, a JSON-RPC error, or an answer that the client found to be malformed. */
function isAnswer(error: Error & { code?: unknown; context?: { __code?: unknown } }): boolean {
  if (error instanceof SyntaxError || typeof error.code === 'number' || typeof error.context?.__code === 'number')
    return true;
  return error.code === 'CHAIN_UNAVAILABLE';
}

/** The start code for a failed request to a node. The transport's error may be the cause of a library's error. */
export function nodeFailure(error: unknown): StartCode {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { code, status } = current as { code?: unknown; status?: unknown };
    if (typeof code === 'string' && CERTIFICATE.test(code)) return 'NODE_TLS';
    if (status === 401 || status === 403) return 'NODE_ACCESS';
    if (typeof status === 'number' && status >= 300) return status < 400 ? 'NODE_REDIRECTS' : 'NODE_STATUS';
    if (isAnswer(current)) return 'NODE_ANSWER';
  }
  return 'NODE_UNREACHABLE';
}
