import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The environment in which forge, and halmos through it, find the npm packages that the contracts import. Paths are absolute,
 * because forge itself names files outside its root (contracts/evm) by absolute paths.
 */
export function forgeEnvironment(root: string): NodeJS.ProcessEnv {
  const packages = ['@openzeppelin', 'solady'];
  const remappings = packages.map((name) => `${name}/=${join(root, 'node_modules', name)}/`);
  return { ...process.env, FOUNDRY_REMAPPINGS: remappings.join('\n'), FOUNDRY_DISABLE_NIGHTLY_WARNING: '1' };
}

/**
 * The path of forge's binary, in its npm package for this system. The package's script is not used, because it exits with 0
 * even if forge fails. @throws if npm has no binary for this system
 */
export function forgeBinary(root: string): string {
  const own = createRequire(join(root, 'package.json'));
  const from = createRequire(own.resolve('@foundry-rs/forge/package.json'));
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const name = process.platform === 'win32' ? 'forge.exe' : 'forge';
  return from.resolve(`@foundry-rs/forge-${process.platform}-${architecture}/bin/${name}`);
}
