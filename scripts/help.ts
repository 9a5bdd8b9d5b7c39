import { type ParseArgsConfig, parseArgs } from 'node:util';
import { USAGE_EXIT_CODE } from '../src/adapters/process/usage.ts';

/** Prints the usage and exits with 0 for `--help` or `-h`. A program calls it first. */
export function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(`Usage: ${usage}`);
  process.exit(0);
}

/** Reads the command line and answers `--help`. An unknown argument ends the program with 64 and prints its usage. */
export function commandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  answerHelp(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage.split('\n')[0]}`);
    process.exit(USAGE_EXIT_CODE);
  }
}
