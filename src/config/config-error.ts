/** The problems of a configuration. They name variables and rules, never a value. */
export class ConfigError extends Error {
  readonly problems: { variable: string; problem: string }[] = [];

  constructor() {
    super('The configuration is not usable.');
    this.name = 'ConfigError';
  }

  add(variable: string, problem: string): void {
    if (this.problems.some((earlier) => earlier.variable === variable)) return;
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
