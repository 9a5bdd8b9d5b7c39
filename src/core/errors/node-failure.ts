import type { StartCode } from './start-refused.ts';

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^ERR_(SSL|TLS)/;

/** The start code for a failed request to a node. The transport's error can be the cause of a library's error. */
export function nodeFailure(error: unknown): StartCode {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { code, status } = current as { code?: unknown; status?: unknown };
    if (typeof code === 'string' && CERTIFICATE.test(code)) return 'NODE_TLS';
    if (status === 401 || status === 403) return 'NODE_ACCESS';
    if (typeof status === 'number' && status >= 300 && status < 400) return 'NODE_REDIRECTS';
  }
  return 'NODE_UNREACHABLE';
}
