/** Reads from a problem's sentence the variable that it says is needed; undefined for other problems. */
export const neededVariable = (problem: string): string | undefined =>
  /^is given without ([A-Z_]+)$/.exec(problem)?.[1];

/** The problems of a configuration. The messages name variables and rules, never a value. */
export class ConfigError extends Error {
  readonly problems: { variable: string; problem: string }[] = [];
  readonly #excused = new Set<string>();

  constructor() {
    super('The configuration is not usable.');
    this.name = 'ConfigError';
  }

  /** Leaves out later problems that only say that variables are missing, because a problem with their file is the cause. */
  excuse(variables: readonly string[]): void {
    for (const variable of variables) this.#excused.add(variable);
  }

  add(variable: string, problem: string): void {
    if (this.problems.some((earlier) => earlier.variable === variable)) return;
    if (this.#excused.has(neededVariable(problem) ?? variable)) return;
    this.problems.push({ variable, problem });
    this.message = [
      'The configuration is not usable:',
      ...this.problems.map((p) => `  ${p.variable} ${p.problem}`),
    ].join('\n');
  }

  throwIfAny(): void {
    if (this.problems.length > 0) throw this;
  }
}
