import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** A change that may break a client's document or its use of an answer. */
export interface BreakingChange {
  /** The coordinate of what changed, as `Series.cap`. */
  readonly path: string;
  readonly message: string;
}

/** The breaking changes from one schema to another, in the order of their coordinates. */
export async function breakingChanges(before: string, after: string): Promise<readonly BreakingChange[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path = '', message }) => ({ path, message }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** The text of CHANGELOG.md about the next release. */
const unreleased = (changelog: string): string =>
  /^## \[Unreleased\]$(.*?)(?=^## |$(?![\s\S]))/ms.exec(changelog)?.[1] ?? '';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The changes whose coordinate and whose type's coordinate are missing under "Unreleased". */
export function unlisted(changes: readonly BreakingChange[], changelog: string): readonly BreakingChange[] {
  const text = unreleased(changelog);
  const isListed = (path: string) => new RegExp(`\`${escaped(path)}\``).test(text);
  return changes.filter(({ path }) => {
    const parts = path.split('.');
    return !parts.some((_, i) => isListed(parts.slice(0, i + 1).join('.')));
  });
}

/** Tests whether a version has promised its clients a stable schema (https://semver.org, items 4 and 8). */
export const isStable = (version: string): boolean => !version.startsWith('0.');
