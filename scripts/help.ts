/** Where `--help` or `-h` is asked: prints how the command is called, and ends with 0. To be called before anything is done. */
export function helpWhereAsked(usage: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(`Usage: ${usage}`);
  process.exit(0);
}
