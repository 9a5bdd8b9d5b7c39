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
