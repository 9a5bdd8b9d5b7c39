import { createServer } from 'node:net';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';

export interface ListenAt {
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
}

/** The variables that name an address; `port` and `host` may be one. */
const HTTP_VARIABLES = { host: 'HOST', port: 'PORT' };

/** Why this process cannot listen there; listens for a short time to see. Never throws. */
export const checkPort = ({ host, port }: ListenAt, variables = HTTP_VARIABLES): Promise<readonly StartRefusal[]> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(
        code === 'EADDRINUSE' ? [refusal('PORT_TAKEN', variables.port)] : [refusal('ADDRESS_UNUSABLE', variables.host)],
      ),
    );
    server.listen(port, host, () => server.close(() => resolve([])));
  });
