import type { AccessChange, ChangeKind } from './change.ts';
import { needsLook } from './shapes.ts';

const SENTENCE: Readonly<Record<ChangeKind, (change: AccessChange) => string>> = {
  added: ({ after }) => `is new (${after})`,
  removed: ({ before }) => `is gone (${before})`,
  renamed: ({ before }) => `was named \`${before}\`; its declaration is the same`,
  readers: ({ before, after }) => `readers were ${before}, now ${after}`,
  class: ({ before, after }) => `was kept as ${before}, now as ${after}`,
  held: ({ before, after }) => `was held in ${before}, now in ${after}`,
  deletion: ({ before, after }) => `deletion was "${before}", now "${after}"`,
  extra: ({ before, after }) => `was ${before}, now ${after}`,
  rows: ({ before, after }) => `rows were visible to ${before}, now to ${after}`,
  subjects: ({ before, after }) => `had the subjects ${before}, now ${after}`,
  arguments: ({ before, after }) => `takes the arguments ${after}, took ${before}`,
  type: ({ before, after }) => `answered ${before}, now ${after}`,
  root: ({ before, after }) => `was answered by ${before}, is now by ${after}`,
};

function line(change: AccessChange): string {
  const at = `\`${change.at}\`${change.kinds ? ` (${change.kinds.join(', ')})` : ''}`;
  const gained = change.gained.length > 0 ? ` **Gained: ${change.gained.join(', ')}.**` : '';
  const lost = change.lost.length > 0 ? ` Lost: ${change.lost.join(', ')}.` : '';
  return `- ${at} ${SENTENCE[change.change](change)}.${gained}${lost}`;
}

/**
 * Tests if somebody gains by a change.
 *
 * @example
 * if (diffAccess(before, after, { model }).some(gains)) process.exitCode = 2;
 */
export const gains = (change: AccessChange): boolean => change.gained.length > 0;

/**
 * Writes changes as Markdown: gains first, then changes that somebody has to look at; ends with a newline.
 *
 * @example
 * console.log(reportAccess(diffAccess(before, after, { model })));
 */
export function reportAccess(changes: readonly AccessChange[]): string {
  const sections = [
    { title: 'Somebody may read more', changes: changes.filter(gains) },
    { title: 'To be looked at: the same readers may be answered something else', changes: changes.filter(needsLook) },
    { title: 'Nobody gains by these', changes: changes.filter((change) => !gains(change) && !needsLook(change)) },
  ].filter((section) => section.changes.length > 0);
  if (sections.length === 0) return 'No change of who may read what.\n';
  return `${sections.map((section) => `### ${section.title}\n\n${section.changes.map(line).join('\n')}`).join('\n\n')}\n`;
}
