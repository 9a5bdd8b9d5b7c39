import type { TemplateKind } from '../../domains/contracts/model/ports.ts';

/** A file for contracts, with its SHA-256 in hexadecimal. */
export interface PinnedFile {
  readonly file: string;
  readonly sha256: string;
}

export interface PinnedTemplate extends PinnedFile {
  readonly version: number;
}

/** The folder of the templates, from the project's folder. Its file `CHECKSUMS` lists every version. */
export const TEMPLATE_FOLDER = 'src/domains/contracts/templates';

/** The templates in use. A released version never changes; a change of the text needs a new version. */
export const TEMPLATES: Readonly<Record<TemplateKind, PinnedTemplate>> = {
  SERIES: {
    version: 2,
    file: 'series-2.md',
    sha256: 'fe176a7e6bbcd651fdb416a685becf325d6c21356c0270c1de71c8d0f7153cae',
  },
  CURVE: {
    version: 3,
    file: 'curve-3.md',
    sha256: '8cb1e8e604e95afeb9981b14c95abcbf8c410806312c49b0de6a96fb628545fd',
  },
  PARTICIPATION: {
    version: 4,
    file: 'participation-4.md',
    sha256: 'f54782320aed87f78024abc0529402a46f8c274496b59570d3364c2c6b9ad523',
  },
};

export const FONT_NAMES = ['serif', 'serifBold', 'sans', 'sansBold', 'mono'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/**
 * The fonts, as files of npm packages (Source Serif 4, Source Sans 3, Source Code Pro; SIL Open Font License 1.1). They are
 * pinned because their bytes are part of every document.
 */
export const FONTS: Readonly<Record<FontName, PinnedFile>> = {
  serif: {
    file: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
    sha256: 'd9e83df242381ae1ecab8238bb865a25b1e9ebe01fe1505a032f12cda6154857',
  },
  serifBold: {
    file: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
    sha256: 'cf44d31e38a498c19087148703da185058bd9ae1ab09e05d6327507479e2eb88',
  },
  sans: {
    file: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
    sha256: '8969d8c55bd5d6aebf95b2603612503cd6424a4d3b8e9606a38a831bda1cd5c2',
  },
  sansBold: {
    file: '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff',
    sha256: 'b41e0cd2be7d4261cfc5facc50cf02ea1ecf97dd92ff1169f019c236e3c32ef6',
  },
  mono: {
    file: '@fontsource/source-code-pro/files/source-code-pro-latin-400-normal.woff',
    sha256: '29e65e7de35c2a5d4d33fcee64ccda743c5c8752105525880eb4836cb3b3f073',
  },
};
