import { addressOfSecretKey } from '@income-series/protocol/signing';
import { type JsonServer, type RequestRecord, startJsonServer } from '../../adapters/http/json-server.ts';
import { attest, type VerifierOptions } from './attest.ts';

/** The largest request, in bytes: a claim with its parameters and context, and two openings. */
const MAX_REQUEST = 32_768;

export interface VerifierServerOptions extends VerifierOptions {
  readonly host: string;
  readonly port: number;
  readonly onRequest: (record: RequestRecord) => void;
}

/** Starts the verifier's HTTP server. It has no database, opens no file and stores no request. */
export function startVerifierServer(options: VerifierServerOptions): Promise<JsonServer> {
  const address = addressOfSecretKey(options.secretKey);
  return startJsonServer({
    host: options.host,
    port: options.port,
    maxBody: MAX_REQUEST,
    onRequest: options.onRequest,
    routes: {
      'POST /v1/attestations': ({ body }) => attest(options, body),
      'GET /v1/key': () => ({ address, domains: options.domains }),
      'GET /health': () => ({ ok: true }),
    },
  });
}
