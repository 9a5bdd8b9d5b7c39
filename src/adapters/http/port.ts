import { createServer } from 'node:net';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';

export interface ListenAt {
  readonly host: string;
  /** The port; 0 takes a free one. */
  readonly port: number;
}

/** The variables that set host and port; they may be the same. */
const HTTP_VARIABLES = { host: 'HOST', port: 'PORT' };

/** Finds the reason why this process cannot listen at an address, by listening for a moment. It never throws. */
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
