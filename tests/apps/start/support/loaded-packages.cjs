// Preloaded by NODE_OPTIONS: says at the end which of these packages the process loaded.
const Module = require('node:module');
process.on('exit', () => {
  const found = Object.keys(Module._cache).flatMap(
    (path) => /node_modules\/(prom-client|@opentelemetry\/[\w-]+)\//.exec(path)?.[1] ?? [],
  );
  process.stderr.write(`loaded packages: ${[...new Set(found)].sort().join(' ') || 'none'}\n`);
});
