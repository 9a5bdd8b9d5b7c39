// npm run bundle, and the last step of npm ci: builds bundle and pages where they do not fit the sources, are damaged or made of
// other packages. A container image installs before it copies the sources: then there is nothing to build yet.
import { BundleError, fingerprint, freshBundle } from './bundle/fresh.mjs';
import { freshPages } from './bundle/pages.mjs';

try {
  if (fingerprint() !== undefined) await freshBundle({ thorough: true });
  await freshPages({ thorough: true });
} catch (error) {
  if (!(error instanceof BundleError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
