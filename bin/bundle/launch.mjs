import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BundleError, freshBundle } from './fresh.mjs';
import { freshPages } from './pages.mjs';
import { WITH_PAGES } from './programs.mjs';
import { nameSources } from './stack-traces.mjs';

const TOO_FEW_FILES = ['EMFILE', 'ENFILE'];
const FILES_REASON = 'The program cannot be loaded: the system lets it open too few files. Raise the limit: ulimit -n 65536.';

/** Runs a program from the bundle in this process, with these arguments. Where there can be no bundle, says why and ends with 1. */
export async function launch(name, args) {
  try {
    const folder = await freshBundle();
    if (WITH_PAGES.includes(name)) await freshPages();
    const file = join(folder, `${name}.js`);
    nameSources(folder);
    // Since Node 22.1: what V8 compiled is kept next to the bundle, which saves a tenth of a start. Where it cannot be, it is not.
    nodeModule.enableCompileCache?.(join(folder, 'compiled'));
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
  } catch (error) {
    const reason = TOO_FEW_FILES.includes(error.code) ? FILES_REASON : undefined;
    if (reason === undefined && !(error instanceof BundleError)) throw error;
    process.stderr.write(`${reason ?? error.message}\n`);
    process.exitCode = 1;
  }
}
