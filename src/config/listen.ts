import { z } from 'zod';
import type { VariableReader } from './reader.ts';
import * as value from './values.ts';

export const GATEWAY_PORT = 4000;

/** Reads the address at which a process listens; `port` is used if PORT is not set. */
export const readListenAddress = ({ optional, withDefault }: VariableReader, port: number) => ({
  host: withDefault('HOST', z.string().regex(/^[A-Za-z0-9.:-]{1,255}$/, 'must be a host name or address')),
  port: optional('PORT', value.integer(0, 65_535)) ?? port,
});
