import { createServer } from 'node:http';
import type { StartRefusal } from '../../src/core/errors/start-refused.ts';
import { listen } from './listen.ts';
import { startProgram } from './program.ts';

/** Starts a gateway that is refused; answers why, as its log has it: variable and code. */
export async function refusedWith(environment: Record<string, string>): Promise<readonly string[]> {
  const program = startProgram('gateway', environment);
  await program.ended;
  const line = program.lines.find((one) => one.includes('"refusals"'));
  if (line === undefined) throw new Error(`no refusal:\n${program.lines.join('\n')}`);
  const { refusals } = JSON.parse(line) as { refusals: StartRefusal[] };
  return refusals.map(({ code, variable }) => `${variable} ${code}`).sort();
}

/** A node that refuses every request with this status. */
export const startRefusingNode = (status: number) =>
  listen(createServer((_, response) => response.writeHead(status).end('{}')));
