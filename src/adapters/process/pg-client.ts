import type { Socket } from 'node:net';
import pg from 'pg';

/** SQLSTATE: protocol_violation. */
const VIOLATION = '08P01';

/** The driver's own connection, as far as it is needed here. */
interface Connection {
  attachListeners(stream: Pick<Socket, 'on'>): void;
}

/** The stream for the driver, which breaks where the driver cannot read what came. */
function breaking(stream: Socket): Pick<Socket, 'on'> {
  const on = (event: string, listener: (...values: unknown[]) => void) =>
    stream.on(event, (...values: unknown[]) => {
      try {
        listener(...values);
      } catch (cause) {
        stream.destroy(Object.assign(new Error('An answer is none of the protocol.', { cause }), { code: VIOLATION }));
      }
    });
  return { on: on as Socket['on'] };
}

/**
 * The driver's client, whose server cannot end the process. The driver reads answers in a listener of the socket, where an error has
 * nobody who handles it: what is no answer breaks the connection. And where a connection breaks, it emits `error`, to which nobody
 * listens while a pool hands the client over. Either way the statement that runs fails, or the next one.
 */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
    const { connection } = this as unknown as { readonly connection: Connection };
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => attach(breaking(stream as Socket));
  }
}
