// The database in memory, for tests: Node has no IndexedDB. All test files share it, because they share the modules that use it.

export const memory = new Map<string, unknown>();

export const readValue = async (name: string): Promise<unknown> => memory.get(name);
export const writeValue = async (name: string, value: unknown): Promise<unknown> => memory.set(name, value);
export const removeValue = async (name: string): Promise<unknown> => memory.delete(name);
export async function addValue(name: string, value: unknown): Promise<unknown> {
  if (!memory.has(name)) memory.set(name, value);
  return memory.get(name);
}
export const readNames = async (prefix: string): Promise<readonly string[]> =>
  [...memory.keys()].filter((name) => name.startsWith(prefix));
