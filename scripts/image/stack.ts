import { setTimeout as pause } from 'node:timers/promises';
import type { Image } from './buildah.ts';
import type { Compose, ComposeService } from './compose.ts';
import { type Container, startContainer } from './container.ts';

export interface StackOptions {
  readonly compose: Compose;
  /** The image of a stage; without a name the Dockerfile's last. */
  readonly imageOf: (stage?: string) => Image;
  readonly volume: (name: string) => string;
  /** The path of a hosts file with every service. */
  readonly hosts: string;
  readonly say: (text: string) => void;
}

/** The services of compose.yaml, which are restarted as it configures. */
export interface Stack {
  /** Starts a service, with `waits` after the services that it depends on. It resolves once a service that is to end has ended. */
  up(name: string, options?: { readonly waits: boolean }): Promise<void>;
  /** The exit codes of a service's ended runs. */
  ends(name: string): readonly (number | null)[];
  now(name: string): Container;
  /** The output lines of its current or last run. */
  lines(name: string): readonly string[];
  /** Stops a service and returns its exit code. */
  stop(name: string): Promise<number | null>;
  /** Ends all services. */
  kill(): void;
}

const PATIENCE_MS = 120_000;

/** Waits until a condition is met. @throws Error with the text of `otherwise` */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  otherwise: () => string,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not seen: ${what}\n${otherwise()}`);
    await pause(250);
  }
}

/** Creates the stack of a compose file, in which no service runs yet. */
export function createStack({ compose, imageOf, volume, hosts, say }: StackOptions): Stack {
  const running = new Map<string, Container>();
  const codes = new Map<string, (number | null)[]>();
  const stopping = new Set<string>();
  const service = (name: string) => compose.services[name] as ComposeService;
  const tail = (name: string) => running.get(name)?.lines.slice(-30).join('\n') ?? '';

  function begin(name: string): void {
    const image = imageOf(service(name).build?.target);
    const container = startContainer({ image, service: service(name), volume, hosts });
    running.set(name, container);
    void container.ended.then(async (code) => {
      codes.set(name, [...(codes.get(name) ?? []), code]);
      if (stopping.has(name) || service(name).restart === undefined) return;
      await pause(1_000);
      if (!stopping.has(name)) begin(name);
    });
  }

  const healthOf = (name: string): readonly string[] => {
    const { healthcheck, build } = service(name);
    if (healthcheck === undefined) return imageOf(build?.target).healthcheck;
    return 'test' in healthcheck ? healthcheck.test.slice(1) : [];
  };

  async function ready(name: string, condition: string): Promise<void> {
    if (condition === 'service_healthy') {
      const isHealthy = () => running.get(name)?.exec(healthOf(name)).code === 0;
      return until(`${name} is healthy`, isHealthy, () => tail(name));
    }
    const code = codes.get(name)?.at(-1);
    if (code !== 0) throw new Error(`${name} ended with ${code}\n${tail(name)}`);
  }

  return {
    async up(name, { waits } = { waits: true }) {
      stopping.delete(name);
      const before = Object.entries(service(name).depends_on).filter(([other]) => service(other).build !== undefined);
      if (waits) for (const [other, { condition }] of before) await ready(other, condition);
      say(`starts ${name}`);
      begin(name);
      if (service(name).restart !== undefined) return;
      const code = await running.get(name)?.ended;
      if (code !== 0) throw new Error(`${name} ended with ${code}\n${tail(name)}`);
    },
    lines: (name) => running.get(name)?.lines ?? [],
    ends: (name) => codes.get(name) ?? [],
    now(name) {
      const container = running.get(name);
      if (container === undefined) throw new Error(`${name} was not started`);
      return container;
    },
    async stop(name) {
      stopping.add(name);
      return (await running.get(name)?.stop()) ?? null;
    },
    kill() {
      for (const [name, container] of running) {
        stopping.add(name);
        container.kill();
      }
    },
  };
}
