import { Copy, DockerfileParser, From, type Instruction, ModifiableInstruction } from 'dockerfile-ast';

/** The configuration that an image gives its containers. */
export interface ImageConfig {
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  /** `uid:gid` by number. */
  readonly user: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[] | undefined;
  readonly stopSignal: NodeJS.Signals;
}

/** A step that changes the files of a stage. */
export type Step =
  | {
      readonly kind: 'run';
      readonly command: string;
      /** The folders that builds share. */
      readonly caches: readonly string[];
      /** The configuration at this step; its environment has the build arguments too. */
      readonly config: ImageConfig;
    }
  | {
      readonly kind: 'copy';
      /** The name of a stage; undefined for the build context. */
      readonly from: string | undefined;
      readonly sources: readonly string[];
      /** The absolute target, which is a folder if it ends with a slash. */
      readonly target: string;
    };

export interface Stage {
  readonly name: string;
  /** The stage that it builds on; undefined for the base image. */
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
/** Instructions that build nothing and change nothing that a container could see. */
const WITHOUT_EFFECT = new Set(['LABEL', 'EXPOSE']);

const text = (instruction: Instruction) => instruction.getArgumentsContent() ?? '';
const line = (instruction: Instruction) => `line ${instruction.getRange().start.line + 1}`;

/** @throws Error for a flag that is not among `allowed` */
function flagsOf(instruction: ModifiableInstruction, allowed: readonly string[]): ReadonlyMap<string, string> {
  const flags = instruction.getFlags();
  const strange = flags.find((flag) => !allowed.includes(flag.getName()));
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

function environmentOf(instruction: Instruction): Readonly<Record<string, string>> {
  const pairs = instruction.getArguments().map((argument) => argument.getValue());
  if (!pairs.every((pair) => /^\w+=[^"'$\\]*$/.test(pair)))
    throw new Error(`${line(instruction)}: only NAME=value without quotes is known`);
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s)));
}

function userOf(instruction: Instruction): string {
  if (!/^\d+:\d+$/.test(text(instruction))) throw new Error(`${line(instruction)}: only USER uid:gid is known`);
  return text(instruction);
}

function healthcheckOf(instruction: Instruction): readonly string[] {
  const form = /^(?:--(?:interval|timeout|start-period|retries)=\w+\s+)*CMD\s+(\[.*\])$/s;
  return listOf(instruction, form.exec(rawOf(instruction))?.[1]);
}

function copyOf(instruction: Copy, workdir: string): Step {
  const from = flagsOf(instruction, ['from']).get('from');
  const sources = instruction.getArguments().map((argument) => argument.getValue());
  const target = absolute(sources.pop() ?? '', workdir);
  if (sources.length === 0 || sources.some((path) => /[*?[\]$"]/.test(path)))
    throw new Error(`${line(instruction)}: only plain paths are known`);
  return { kind: 'copy', from, sources, target };
}

function runOf(instruction: ModifiableInstruction, config: ImageConfig): Step {
  const caches = cachesOf(flagsOf(instruction, ['mount']).get('mount'), line(instruction));
  const command = rawOf(instruction).replace(/^--mount=\S+\s+/, '');
  if (/^\[|<</.test(command)) throw new Error(`${line(instruction)}: only the shell form is known`);
  return { kind: 'run', command, caches, config };
}

/** The change that an instruction makes to the image's configuration; undefined if it makes none. */
function changeOf(instruction: Instruction, { env, workdir }: ImageConfig): Partial<ImageConfig> | undefined {
  switch (instruction.getKeyword()) {
    case 'ENV':
      return { env: { ...env, ...environmentOf(instruction) } };
    case 'WORKDIR':
      return { workdir: absolute(text(instruction), workdir) };
    case 'USER':
      return { user: userOf(instruction) };
    case 'STOPSIGNAL':
      return { stopSignal: text(instruction) as NodeJS.Signals };
    case 'CMD':
      return { command: listOf(instruction, rawOf(instruction)) };
    case 'HEALTHCHECK':
      return { healthcheck: healthcheckOf(instruction) };
    default:
      return undefined;
  }
}

/** The current stage with its build arguments. */
interface Open {
  readonly name: string;
  readonly from: string | undefined;
  readonly steps: Step[];
  readonly args: Record<string, string>;
  config: ImageConfig;
}

function openStage(instruction: From, stages: readonly Open[]): Open {
  flagsOf(instruction, []);
  const name = instruction.getBuildStage();
  const image = instruction.getImage() ?? '';
  const parent = stages.find((candidate) => candidate.name === image);
  if (name === null) throw new Error(`${line(instruction)}: a stage needs a name`);
  if (parent === undefined && !/^\$\{\w+\}$/.test(image))
    throw new Error(`${line(instruction)}: the base image is an argument, or a stage above`);
  return { name, from: parent?.name, steps: [], args: {}, config: parent?.config ?? BASE };
}

function stepOf(instruction: Instruction, { config, args }: Open, stages: readonly Open[]): Step {
  const keyword = instruction.getKeyword();
  if (keyword === 'RUN' && instruction instanceof ModifiableInstruction)
    return runOf(instruction, { ...config, env: { ...args, ...config.env } });
  if (!(instruction instanceof Copy) || keyword !== 'COPY')
    throw new Error(`${line(instruction)}: ${keyword} is not known`);
  const step = copyOf(instruction, config.workdir);
  if (step.kind === 'copy' && step.from !== undefined && !stages.some(({ name }) => name === step.from))
    throw new Error(`${line(instruction)}: ${step.from} is no stage above`);
  return step;
}

/**
 * The stages of a Dockerfile, in its order. `args` are the values of build arguments. Reads the instructions that
 * ours uses. @throws Error for every other instruction, flag or form, so that nothing is ignored silently
 */
export function readDockerfile(source: string, args: Readonly<Record<string, string>>): readonly Stage[] {
  const outside: Record<string, string> = {};
  const stages: Open[] = [];
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    const stage = stages.at(-1);
    const keyword = instruction.getKeyword();
    if (instruction instanceof From) stages.push(openStage(instruction, stages));
    else if (keyword === 'ARG') {
      const [, name, value] = /^(\w+)(?:=(\S*))?$/.exec(text(instruction)) ?? [];
      if (name === undefined) throw new Error(`${line(instruction)}: one ARG of a name and a plain value is known`);
      const argument = args[name] ?? value ?? outside[name];
      if (argument !== undefined) (stage?.args ?? outside)[name] = argument;
    } else if (stage === undefined) throw new Error(`${line(instruction)}: ${keyword} before the first stage`);
    else if (!WITHOUT_EFFECT.has(keyword)) {
      const change = changeOf(instruction, stage.config);
      if (change === undefined) stage.steps.push(stepOf(instruction, stage, stages));
      else stage.config = { ...stage.config, ...change };
    }
  }
  return stages.map(({ args: _, ...stage }) => stage);
}
