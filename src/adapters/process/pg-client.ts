import type { Socket } from 'node:net';
import pg from 'pg';

/** SQLSTATE: protocol_violation. */
const VIOLATION = '08P01';

/** The time that a server has to close an ended connection, in ms. */
const END_MS = 2_000;

/** The part of the driver's connection that is used here. */
interface Connection {
  readonly stream: Socket;
  attachListeners(stream: Pick<Socket, 'on'>): void;
}

const connectionOf = (client: pg.Client): Connection =>
  (client as unknown as { readonly connection: Connection }).connection;

/** Wraps a socket: an error of the driver's listeners destroys the socket instead of ending the process. */
function guardSocket(stream: Socket): Pick<Socket, 'on'> {
  const on = (event: string, listener: (...values: unknown[]) => void) =>
    stream.on(event, (...values: unknown[]) => {
      try {
        listener(...values);
      } catch (cause) {
        stream.destroy(
          Object.assign(new Error('An answer does not follow the protocol.', { cause }), { code: VIOLATION }),
        );
      }
    });
  return { on: on as Socket['on'] };
}

/**
 * The driver's client, made safe against bad servers. A malformed answer would throw in a socket listener and end the
 * process; here it breaks the connection. A broken connection emits `error`, which has no listener while a pool hands the
 * client over; here it has one. The running statement fails in both cases, or the next one does. `connect` and `end` always
 * settle: in the driver `connect` never does if the client ends meanwhile, and `end` never does if the server is silent.
 */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
    const connection = connectionOf(this);
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => attach(guardSocket(stream as Socket));
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    const end = new Promise<never>((_, reject) => {
      this.once('end', () => reject(new Error('The connection ended.')));
    });
    return Promise.race([super.connect(), end]);
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | undefined {
    setTimeout(() => connectionOf(this).stream.destroy(), END_MS).unref();
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }
}
