/** The exit code of a wrong command line (EX_USAGE). */
export const USAGE_EXIT_CODE = 64;

/** For commander's `exitOverride`: ends the process with 0 after help, and with 64 if the command line is wrong. */
export const exitOnUsage = ({ exitCode }: { readonly exitCode: number }): never =>
  process.exit(exitCode === 0 ? 0 : USAGE_EXIT_CODE);
