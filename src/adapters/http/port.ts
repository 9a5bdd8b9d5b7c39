import { createServer } from 'node:net';
import { refusal, type StartRefusal } from '../../core/errors/start-refused.ts';

export interface ListenAt {
  readonly host: string;
  /** The port; 0 takes a free one. */
  readonly port: number;
}

/** The variables that set host and port; they may be the same. */
const HTTP_VARIABLES = { host: 'HOST', port: 'PORT' };

/** The refusal of an address at which listening failed with a code of the system. */
function portRefusal(code: string | undefined, variables: typeof HTTP_VARIABLES): StartRefusal {
  if (code === 'EADDRINUSE') return refusal('PORT_TAKEN', variables.port);
  if (code !== 'EACCES') return refusal('ADDRESS_UNUSABLE', variables.host);
  const problem = 'names a port that this user may not use';
  return refusal('CONFIGURATION', variables.port, {
    problem,
    mend: 'choose a port from 1024 on, or give the user the right',
  });
}

/** Finds the reason why this process cannot listen at an address, by listening for a moment. It never throws. */
export const checkPort = ({ host, port }: ListenAt, variables = HTTP_VARIABLES): Promise<readonly StartRefusal[]> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve([portRefusal(code, variables)]));
    server.listen(port, host, () => server.close(() => resolve([])));
  });
