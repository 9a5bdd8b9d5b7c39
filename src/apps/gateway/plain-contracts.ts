import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from '../../core/bytes.ts';
import type { ContractFigures, ContractRenderer, ContractTemplate } from '../../domains/contracts/index.ts';

/** Each figure on a line of its own, by its name. */
const linesOf = (figures: ContractFigures): string[] =>
  Object.entries(figures).map(([name, value]) =>
    name === 'token' ? `token: ${figures.token.symbol}, ${figures.token.decimals} decimals` : `${name}: ${value}`,
  );

const escaped = (text: string) => text.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');

/** A PDF of one page with these lines (ISO 32000-1), the same bytes for the same lines. */
function pdfOf(lines: readonly string[]): Uint8Array {
  const stream = `BT /F1 9 Tf 12 TL 50 800 Td\n${lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return utf8(`${text}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
}

/** What stands above the figures. */
const TITLES = {
  SERIES: 'Series agreement and charter',
  PARTICIPATION: 'Participation agreement',
} as const;

const templateOf = (title: string): ContractTemplate => ({ version: 1, hash: toHex(sha256(utf8(title))) });

/** Contracts as plain lists of what they state. */
export const plainContracts: ContractRenderer = {
  templates: { SERIES: templateOf(TITLES.SERIES), PARTICIPATION: templateOf(TITLES.PARTICIPATION) },
  render: async (figures) => pdfOf([TITLES[figures.kind], '', ...linesOf(figures)]),
};
