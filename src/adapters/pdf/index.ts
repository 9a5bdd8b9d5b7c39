import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import {
  type ContractRenderer,
  type ContractTemplate,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '../../domains/contracts/ports.ts';
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

/** Of a font by its path from its package: found from the sources and from the bundle. */
const readFont = (file: string): Uint8Array => readFileSync(packages.resolve(file));
const readTemplate = (file: string): Uint8Array => readFileSync(projectFile(`${TEMPLATE_FOLDER}/${file}`));

type ReadFile = (file: string) => Uint8Array;

/** Where the renderer's files are read from. */
export interface RendererFiles {
  readonly template: ReadFile;
  readonly font: ReadFile;
}

const mismatch = (file: string, cause?: unknown) => new AppError('CONTRACT_FILE_MISMATCH', { detail: { file }, cause });

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

/** A template names every figure of its kind, and nothing else. @throws CONTRACT_FILE_MISMATCH */
export function requireFigures(file: string, template: DocumentTemplate): DocumentTemplate {
  const named = figuresNamed(template);
  const known = FIGURE_NAMES[template.kind];
  if (named.size !== known.length || known.some((name) => !named.has(name))) throw mismatch(file);
  return template;
}

function loadTemplate(kind: TemplateKind, pin: PinnedTemplate, read: ReadFile): DocumentTemplate {
  const template = parseTemplate(new TextDecoder('utf-8', { fatal: true }).decode(readPinned(pin, read)));
  if (template.kind !== kind || template.version !== pin.version) throw mismatch(pin.file);
  return requireFigures(pin.file, template);
}

const eachKind = <Value>(of: (kind: TemplateKind) => Value) =>
  Object.fromEntries(TEMPLATE_KINDS.map((kind) => [kind, of(kind)])) as Record<TemplateKind, Value>;

/**
 * Renders contracts from the templates and fonts of this version, which are read here once, or from earlier templates.
 * @throws CONTRACT_FILE_MISMATCH where a file is missing or not the pinned one, with its name
 */
export function createContractRenderer(files: Partial<RendererFiles> = {}, pins = TEMPLATES): ContractRenderer {
  const templates = eachKind((kind) => loadTemplate(kind, pins[kind], files.template ?? readTemplate));
  const fonts = Object.fromEntries(
    FONT_NAMES.map((name) => [name, sfntOfWoff(readPinned(FONTS[name], files.font ?? readFont))]),
  ) as Record<FontName, Uint8Array>;
  return {
    templates: eachKind(
      (kind): ContractTemplate => ({
        version: pins[kind].version,
        hash: `0x${pins[kind].sha256}` as Bytes32,
      }),
    ),
    render: (figures) => compose(templates[figures.kind], printFigures(figures), fonts),
  };
}
