/** A benchmark's figures by name, each a number or one number for each round. The table of goals is computed from them. */
export type Figures = Readonly<Record<string, number | readonly number[]>>;

/** Prints progress to the error stream, so that the output has only results. */
export const progress = (text: string): void => console.error(`… ${text}`);

/** Sends figures to `npm run bench` if that started this process. */
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

/** True if `--name` is among the arguments. */
export const flag = (name: string): boolean => process.argv.slice(2).includes(`--${name}`);

/** The whole number of `--name`, or the default. @throws Error unless it is a whole number above 0 */
export function numberOption(name: string, defaultValue: number): number {
  const number = Number(option(name) ?? defaultValue);
  if (!(Number.isInteger(number) && number > 0)) throw new Error(`--${name} takes a whole number above 0`);
  return number;
}

/** The number of rounds of `--rounds`. */
export const roundsOption = (defaultValue = 5): number => numberOption('rounds', defaultValue);

/** The names that `--only a,b` chooses; undefined without it. @throws Error for an unknown name */
export function chosenNames(names: readonly string[]): ReadonlySet<string> | undefined {
  const list = option('only');
  if (list === undefined) return undefined;
  const chosen = list.split(',');
  if (chosen.some((name) => !names.includes(name)))
    throw new Error(`--only takes ${[...new Set(names)].join(', ')}, separated by commas`);
  return new Set(chosen);
}
