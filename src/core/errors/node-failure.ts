import type { StartCode } from './start-refused.ts';

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^ERR_(SSL|TLS)/;

/** What a request that failed says of node and URL; libraries' own errors hold what the transport threw as a cause. */
export function nodeFailure(error: unknown): StartCode {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, status } = at as { code?: unknown; status?: unknown };
    if (typeof code === 'string' && CERTIFICATE.test(code)) return 'NODE_TLS';
    if (status === 401 || status === 403) return 'NODE_ACCESS';
    if (typeof status === 'number' && status >= 300 && status < 400) return 'NODE_REDIRECTS';
  }
  return 'NODE_UNREACHABLE';
}
