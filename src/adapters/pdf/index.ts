import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import {
  type ContractRenderer,
  type ContractTemplate,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '../../domains/contracts/model/ports.ts';
import { projectFile } from '../../project.ts';
import { compose } from './compose.ts';
import { FIGURE_NAMES, printFigures } from './figures.ts';
import {
  FONT_NAMES,
  FONTS,
  type FontName,
  type PinnedFile,
  type PinnedTemplate,
  TEMPLATE_FOLDER,
  TEMPLATES,
} from './pins.ts';
import { type DocumentTemplate, figuresNamed, parseTemplate } from './template.ts';
import { sfntOfWoff } from './woff.ts';

const packages = createRequire(import.meta.url);

/** Reads a font by its path in an npm package, from the sources and from the bundle alike. */
const readFont = (file: string): Uint8Array => readFileSync(packages.resolve(file));
const readTemplate = (file: string): Uint8Array => readFileSync(projectFile(`${TEMPLATE_FOLDER}/${file}`));

type ReadFile = (file: string) => Uint8Array;

/** Functions that read the renderer's files. */
export interface RendererFiles {
  readonly template: ReadFile;
  readonly font: ReadFile;
}

const mismatch = (file: string, cause?: unknown) => new AppError('CONTRACT_FILE_MISMATCH', { detail: { file }, cause });

/** Reads a file and checks its hash. @throws CONTRACT_FILE_MISMATCH */
function readPinned({ file, sha256 }: PinnedFile, read: ReadFile): Uint8Array {
  let bytes: Uint8Array;
  try {
    bytes = read(file);
  } catch (error) {
    throw mismatch(file, error);
  }
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw mismatch(file);
  return bytes;
}

/** Requires that a template names exactly the figures of its kind. @throws CONTRACT_FILE_MISMATCH */
export function requireFigures(file: string, template: DocumentTemplate): DocumentTemplate {
  const names = figuresNamed(template);
  const expectedNames = FIGURE_NAMES[template.kind];
  if (names.size !== expectedNames.length || expectedNames.some((name) => !names.has(name))) throw mismatch(file);
  return template;
}

function loadTemplate(kind: TemplateKind, pin: PinnedTemplate, read: ReadFile): DocumentTemplate {
  const template = parseTemplate(new TextDecoder('utf-8', { fatal: true }).decode(readPinned(pin, read)));
  if (template.kind !== kind || template.version !== pin.version) throw mismatch(pin.file);
  return requireFigures(pin.file, template);
}

const mapKinds = <Value>(load: (kind: TemplateKind) => Value) =>
  Object.fromEntries(TEMPLATE_KINDS.map((kind) => [kind, load(kind)])) as Record<TemplateKind, Value>;

/**
 * Creates a renderer of contracts. It reads the pinned templates and fonts once; `pins` may name earlier templates.
 * @throws CONTRACT_FILE_MISMATCH with the name of a file that is missing or not the pinned one
 */
export function createContractRenderer(files: Partial<RendererFiles> = {}, pins = TEMPLATES): ContractRenderer {
  const templates = mapKinds((kind) => loadTemplate(kind, pins[kind], files.template ?? readTemplate));
  const fonts = Object.fromEntries(
    FONT_NAMES.map((name) => [name, sfntOfWoff(readPinned(FONTS[name], files.font ?? readFont))]),
  ) as Record<FontName, Uint8Array>;
  return {
    templates: mapKinds(
      (kind): ContractTemplate => ({
        version: pins[kind].version,
        hash: `0x${pins[kind].sha256}` as Bytes32,
      }),
    ),
    render: (figures) => compose(templates[figures.kind], printFigures(figures), fonts),
  };
}
