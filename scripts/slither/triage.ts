/** One result of a detector, as Slither's JSON has it. */
export interface Finding {
  readonly check: string;
  /** High, Medium, Low, Informational or Optimization. */
  readonly impact: string;
  /** The finding and its places, a line each; every place is followed by its file and lines in parentheses. */
  readonly description: string;
}

/** Findings of one check that are accepted for one reason, by their `textOf`. */
export interface Accepted {
  readonly check: string;
  readonly reason: string;
  readonly findings: readonly string[];
}

/**
 * The name of a finding in the triage, without line numbers. A finding of high or medium impact has its whole text as its name, so
 * that a change of its code needs a new decision. Any other has its first line, which names the function.
 */
export function textOf({ impact, description }: Pick<Finding, 'impact' | 'description'>): string {
  const lines = description
    .replaceAll(/ \([^()\s]+\.sol#[0-9-]+\)/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return impact === 'High' || impact === 'Medium' ? lines.join(' | ') : (lines[0] ?? '');
}

/**
 * Compares findings with the triage, as texts `check: text`, sorted: findings that no entry accepts, accepted texts that no
 * finding has any more, and texts that several entries accept.
 */
export function compareWithTriage(
  findings: readonly Finding[],
  triage: readonly Accepted[],
): { readonly unaccepted: readonly string[]; readonly stale: readonly string[]; readonly repeated: readonly string[] } {
  const findingNames = new Set(findings.map((finding) => `${finding.check}: ${textOf(finding)}`));
  const entries = triage.flatMap(({ check, findings: texts }) => texts.map((text) => `${check}: ${text}`));
  const accepted = new Set(entries);
  return {
    unaccepted: [...findingNames].filter((name) => !accepted.has(name)).sort(),
    stale: [...accepted].filter((name) => !findingNames.has(name)).sort(),
    repeated: [...accepted].filter((name) => entries.indexOf(name) !== entries.lastIndexOf(name)).sort(),
  };
}
