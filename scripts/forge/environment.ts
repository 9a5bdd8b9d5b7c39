import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The environment in which forge, and halmos through it, find what the contracts import from npm. Paths are absolute: forge
 * names what lies outside of its root (contracts/evm) so.
 */
export function forgeEnvironment(root: string): NodeJS.ProcessEnv {
  const packages = ['@openzeppelin', 'solady'];
  const remappings = packages.map((name) => `${name}/=${join(root, 'node_modules', name)}/`);
  return { ...process.env, FOUNDRY_REMAPPINGS: remappings.join('\n'), FOUNDRY_DISABLE_NIGHTLY_WARNING: '1' };
}

/**
 * Forge itself, from its npm package for this system. Not the package's own script: that ends with 0 whatever forge ended
 * with. @throws where npm has none for the system
 */
export function forgeBinary(root: string): string {
  const own = createRequire(join(root, 'package.json'));
  const from = createRequire(own.resolve('@foundry-rs/forge/package.json'));
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = process.platform === 'win32' ? 'forge.exe' : 'forge';
  return from.resolve(`@foundry-rs/forge-${process.platform}-${architecture}/bin/${name}`);
}
