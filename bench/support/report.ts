/** What a benchmark measured, by name, one number or one of each round: what the table of goals is made from. */
export type Figures = Readonly<Record<string, number | readonly number[]>>;

/** What is being done, for who watches: on the error stream, so that output is results alone. */
export const progress = (text: string): void => console.error(`… ${text}`);

/** Hands figures to `npm run bench`, where it started this process. */
export const report = (figures: Figures): void => {
  process.send?.({ figures });
};

/** The value of `--name value` or `--name=value` among the arguments. */
export function option(name: string): string | undefined {
  const args = process.argv.slice(2);
  const at = args.indexOf(`--${name}`);
  if (at >= 0) return args[at + 1];
  return args.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** Whether `--name` is among the arguments. */
export const flag = (name: string): boolean => process.argv.slice(2).includes(`--${name}`);

/** A whole number that is asked for by `--name`; the other where it is left out. @throws Error for what is none above 0 */
export function numberAsked(name: string, otherwise: number): number {
  const number = Number(option(name) ?? otherwise);
  if (!(Number.isInteger(number) && number > 0)) throw new Error(`--${name} takes a whole number above 0`);
  return number;
}

/** How many rounds are asked for by `--rounds`. */
export const roundsAsked = (otherwise = 5): number => numberAsked('rounds', otherwise);

/** Those of the names that `--only a,b` chooses; undefined where it is left out. @throws Error for another name */
export function only(names: readonly string[]): ReadonlySet<string> | undefined {
  const given = option('only');
  if (given === undefined) return undefined;
  const chosen = given.split(',');
  if (chosen.some((name) => !names.includes(name)))
    throw new Error(`--only takes ${[...new Set(names)].join(', ')}, separated by commas`);
  return new Set(chosen);
}
