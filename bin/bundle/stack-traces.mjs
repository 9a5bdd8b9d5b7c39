import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const headOf = (error) => {
  const { name, code, message } = error;
  const isNodes = typeof code === 'string' && code.startsWith('ERR_');
  return isNodes ? `${name} [${code}]: ${message}` : Error.prototype.toString.call(error);
};

/**
 * Stack traces name our source files. A map is read when the first trace needs it; Node's own --enable-source-maps reads all
 * of them at every start, which is a quarter of it.
 */
export function nameSources(folder) {
  const bundle = `${pathToFileURL(folder).href}/`;
  const maps = new Map();
  const mapOf = (file) => {
    if (!maps.has(file)) {
      maps.set(file, undefined); // what fails here, its own trace included, is not tried twice
      try {
        maps.set(file, new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8'))));
      } catch {} // a trace is worth more than its names
    }
    return maps.get(file);
  };
  const frame = (site) => {
    const text = String(site);
    const file = site.getFileName();
    if (!file?.startsWith(bundle)) return text;
    const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
    const { originalSource, originalLine, originalColumn } = mapOf(file)?.findEntry(line - 1, column - 1) ?? {};
    if (!originalSource) return text;
    const source = `${new URL(originalSource, file).href}:${originalLine + 1}:${originalColumn + 1}`;
    return text.replace(`${file}:${line}:${column}`, () => source);
  };
  Error.prepareStackTrace = (error, sites) =>
    [headOf(error), ...sites.map((site) => `    at ${frame(site)}`)].join('\n');
}
