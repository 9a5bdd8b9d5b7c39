import type { Socket } from 'node:net';
import pg from 'pg';

/** SQLSTATE: protocol_violation. */
const VIOLATION = '08P01';

/**
 * The settings of every session, as parameters of its start, because such parameters outrank the settings of server, database and role. Prisma's
 * adapter writes and reads instants without their zone, as if they were UTC. PgBouncer keeps these three for each of its clients.
 */
const SESSION = { TimeZone: 'UTC', DateStyle: 'ISO, MDY', standard_conforming_strings: 'on' } as const;

/** The part of the driver's client that is used or overridden here. */
interface Internals {
  readonly connection: Connection;
  /** True from `connect` until the server is ready for a statement. */
  readonly _connecting: boolean;
  getStartupConf(): Readonly<Record<string, string>>;
}

/** The part of the driver's connection that is used or overridden here. */
interface Connection {
  readonly stream: Socket;
  attachListeners(stream: Pick<Socket, 'on'>): void;
}

/** Wraps a socket: an error of the driver's listeners destroys the socket instead of ending the process. */
function destroyOnError(stream: Socket): Pick<Socket, 'on'> {
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
 * The driver's client, of which every connection of the service is one. Its session begins with the service's settings. It is
 * also made safe against bad servers: a malformed answer would throw in a socket listener and end the process; here it breaks
 * the connection. A broken connection emits `error`, which has no listener while a pool hands the client over; here it has one.
 * In both cases the running statement fails, or the next statement fails.
 */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
    const internals = this.#internals;
    const parametersOf = internals.getStartupConf.bind(this);
    internals.getStartupConf = () => ({ ...parametersOf(), ...SESSION });
    const { connection } = internals;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => attach(destroyOnError(stream as Socket));
  }

  get #internals(): Internals {
    return this as unknown as Internals;
  }

  /** Ends the connection. A `connect` that is under way rejects, which the driver would leave pending for ever. */
  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): Promise<void> | void {
    const { _connecting, connection } = this.#internals;
    if (_connecting) connection.stream.destroy(new Error('The connection was ended while it was made.'));
    return callback ? super.end(callback) : super.end();
  }
}
