import { parse } from 'yaml';
import { z } from 'zod';

const Condition = z.enum(['service_healthy', 'service_completed_successfully']);

/** The keys that a service of compose.yaml may have. Another key is refused, so that none is ignored silently. */
const Service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.literal('.'), target: z.string().optional(), args: z.record(z.string(), z.string()) })
    .optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[\w./-]+(:ro)?$/)).default([]),
  tmpfs: z.array(z.string().regex(/^\/[\w/]+$/)),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  pids_limit: z.int(),
  mem_limit: z.string(),
  cpus: z.number(),
  shm_size: z.string().optional(),
  user: z.string().optional(),
  group_add: z.array(z.string()).optional(),
  network_mode: z.literal('none').optional(),
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/, 'is on loopback alone')).default([]),
  depends_on: z.record(z.string(), z.strictObject({ condition: Condition })).default({}),
  healthcheck: z
    .union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({
        test: z.tuple([z.literal('CMD')]).rest(z.string()),
        interval: z.string().optional(),
        timeout: z.string().optional(),
        retries: z.int().optional(),
      }),
    ])
    .optional(),
  stop_grace_period: z.string().optional(),
  restart: z.literal('unless-stopped').optional(),
});

const Compose = z.object({
  name: z.string(),
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
});

export type ComposeService = z.output<typeof Service>;
export type Compose = z.output<typeof Compose>;

/** Every text with `${NAME:-default}` as its default. @throws Error for another form */
function withDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefaults);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDefaults(item)]));
  if (typeof value !== 'string') return value;
  return value.replace(/\$(?:\{\w+:-([^}]*)\})?/g, (all, fallback: string | undefined) => {
    if (fallback === undefined) throw new Error(`compose.yaml: only $\{NAME:-default} is known, not ${all}`);
    return fallback;
  });
}

/** The services of compose.yaml with the defaults of all variables. @throws Error for a key or form that is not known here */
export function readCompose(source: string): Compose {
  const compose = Compose.parse(withDefaults(parse(source, { merge: true })));
  const volumeNames = new Set(Object.keys(compose.volumes));
  for (const [name, { volumes, depends_on }] of Object.entries(compose.services)) {
    if (!volumes.every((volume) => volumeNames.has(volume.split(':')[0] as string)))
      throw new Error(`compose.yaml: ${name} names a volume that is not there`);
    for (const other of Object.keys(depends_on))
      if (!Object.hasOwn(compose.services, other)) throw new Error(`compose.yaml: ${name} waits for nothing`);
  }
  return compose;
}
