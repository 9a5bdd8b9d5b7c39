import { Copy, DockerfileParser, From, type Instruction, ModifiableInstruction } from 'dockerfile-ast';

/** What an image says of the containers made from it. */
export interface ImageConfig {
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  /** `uid:gid` by number. */
  readonly user: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[] | undefined;
  readonly stopSignal: NodeJS.Signals;
}

/** What changes the files of a stage. */
export type Step =
  | {
      readonly kind: 'run';
      readonly command: string;
      /** Folders that are kept between builds. */
      readonly caches: readonly string[];
      /** What holds for this step; its environment has the build arguments too. */
      readonly config: ImageConfig;
    }
  | {
      readonly kind: 'copy';
      /** A stage; undefined for the build context. */
      readonly from: string | undefined;
      readonly sources: readonly string[];
      /** Absolute; a folder where it ends with a slash. */
      readonly target: string;
    };

export interface Stage {
  readonly name: string;
  /** Another stage; undefined for the base image. */
  readonly from: string | undefined;
  readonly steps: readonly Step[];
  readonly config: ImageConfig;
}

const BASE: ImageConfig = {
  env: {},
  workdir: '/',
  user: '0:0',
  command: [],
  healthcheck: undefined,
  stopSignal: 'SIGTERM',
};
/** What builds nothing and changes nothing that a container could see. */
const WITHOUT_EFFECT = new Set(['LABEL', 'EXPOSE']);

const text = (instruction: Instruction) => instruction.getArgumentsContent() ?? '';
const line = (instruction: Instruction) => `line ${instruction.getRange().start.line + 1}`;

/** @throws Error for a flag that is not one of `known` */
function flagsOf(instruction: ModifiableInstruction, known: readonly string[]): ReadonlyMap<string, string> {
  const flags = instruction.getFlags();
  const strange = flags.find((flag) => !known.includes(flag.getName()));
  if (strange) throw new Error(`${line(instruction)}: the flag --${strange.getName()} is not known`);
  if (new Set(flags.map((flag) => flag.getName())).size < flags.length)
    throw new Error(`${line(instruction)}: a flag is given twice`);
  return new Map(flags.map((flag) => [flag.getName(), flag.getValue() ?? '']));
}

const rawOf = (instruction: Instruction) => (instruction.getRawArgumentsContent() ?? '').trim();

/** @throws Error for the shell form */
function listOf(instruction: Instruction, source: string | undefined): readonly string[] {
  // The library's own reading loses spaces within a string.
  if (!source?.startsWith('[')) throw new Error(`${line(instruction)}: only the JSON form is known`);
  return JSON.parse(source) as string[];
}

/** A path seen from a folder; it keeps its slash at the end. */
const absolute = (path: string, workdir: string) => new URL(path, `file://${workdir.replace(/\/*$/, '/')}`).pathname;

function cachesOf(mount: string | undefined, at: string): readonly string[] {
  if (mount === undefined) return [];
  const [, target] = /^type=cache,target=(\/[^,]+)$/.exec(mount) ?? [];
  if (target === undefined) throw new Error(`${at}: only mounts type=cache,target=<path> are known`);
  return [target];
}

/**
 * The stages of a Dockerfile, in its order. `args` are the build arguments that are given. Reads the instructions that
 * ours uses. @throws Error for every other instruction, flag or form: nothing is left out in silence
 */
export function readDockerfile(source: string, args: Readonly<Record<string, string>>): readonly Stage[] {
  const outside = new Map<string, string>();
  const stages: { name: string; from: string | undefined; steps: Step[]; config: ImageConfig }[] = [];
  let inStage: Record<string, string> = {};

  const argument = (instruction: Instruction): readonly [string, string | undefined] => {
    const [, name, value] = /^(\w+)(?:=(\S*))?$/.exec(text(instruction)) ?? [];
    if (name === undefined) throw new Error(`${line(instruction)}: one ARG of a name and a plain value is known`);
    return [name, args[name] ?? value ?? outside.get(name)];
  };

  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    const keyword = instruction.getKeyword();
    const stage = stages.at(-1);
    if (WITHOUT_EFFECT.has(keyword)) continue;
    if (instruction instanceof From) {
      flagsOf(instruction, []);
      const name = instruction.getBuildStage();
      const image = instruction.getImage() ?? '';
      const parent = stages.find((one) => one.name === image);
      if (name === null) throw new Error(`${line(instruction)}: a stage needs a name`);
      if (parent === undefined && !/^\$\{\w+\}$/.test(image))
        throw new Error(`${line(instruction)}: the base image is an argument, or a stage above`);
      inStage = {};
      stages.push({ name, from: parent?.name, steps: [], config: parent?.config ?? BASE });
      continue;
    }
    if (stage === undefined) {
      if (keyword !== 'ARG') throw new Error(`${line(instruction)}: ${keyword} before the first stage`);
      const [name, value] = argument(instruction);
      if (value !== undefined) outside.set(name, value);
      continue;
    }
    const set = (change: Partial<ImageConfig>) => {
      stage.config = { ...stage.config, ...change };
    };
    const { config } = stage;
    if (keyword === 'ARG') {
      const [name, value] = argument(instruction);
      if (value !== undefined) inStage[name] = value;
    } else if (keyword === 'ENV') {
      const pairs = instruction.getArguments().map((one) => one.getValue());
      if (!pairs.every((pair) => /^\w+=[^"'$\\]*$/.test(pair)))
        throw new Error(`${line(instruction)}: only NAME=value without quotes is known`);
      set({ env: { ...config.env, ...Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s))) } });
    } else if (keyword === 'WORKDIR') set({ workdir: absolute(text(instruction), config.workdir) });
    else if (keyword === 'USER') {
      if (!/^\d+:\d+$/.test(text(instruction))) throw new Error(`${line(instruction)}: only USER uid:gid is known`);
      set({ user: text(instruction) });
    } else if (keyword === 'STOPSIGNAL') set({ stopSignal: text(instruction) as NodeJS.Signals });
    else if (keyword === 'CMD') set({ command: listOf(instruction, rawOf(instruction)) });
    else if (keyword === 'HEALTHCHECK') {
      const [, list] =
        /^(?:--(?:interval|timeout|start-period|retries)=\w+\s+)*CMD\s+(\[.*\])$/s.exec(rawOf(instruction)) ?? [];
      set({ healthcheck: listOf(instruction, list) });
    } else if (keyword === 'COPY' && instruction instanceof Copy) {
      const from = flagsOf(instruction, ['from']).get('from');
      if (from !== undefined && !stages.some(({ name }) => name === from))
        throw new Error(`${line(instruction)}: ${from} is no stage above`);
      const paths = instruction.getArguments().map((one) => one.getValue());
      const target = absolute(paths.pop() ?? '', config.workdir);
      if (paths.length === 0 || paths.some((path) => /[*?[\]$"]/.test(path)))
        throw new Error(`${line(instruction)}: only plain paths are known`);
      stage.steps.push({ kind: 'copy', from, sources: paths, target });
    } else if (keyword === 'RUN' && instruction instanceof ModifiableInstruction) {
      const mount = flagsOf(instruction, ['mount']).get('mount');
      const command = rawOf(instruction).replace(/^--mount=\S+\s+/, '');
      if (/^\[|<</.test(command)) throw new Error(`${line(instruction)}: only the shell form is known`);
      stage.steps.push({
        kind: 'run',
        command,
        caches: cachesOf(mount, line(instruction)),
        config: { ...config, env: { ...inStage, ...config.env } },
      });
    } else throw new Error(`${line(instruction)}: ${keyword} is not known`);
  }
  return stages;
}
