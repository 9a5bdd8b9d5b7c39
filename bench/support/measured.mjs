// Loaded into a measured process by --import. It answers its parent's requests for the CPU time (ms) and for the collections of
// garbage since the last request, and ends with the parent.
import { constants, PerformanceObserver } from 'node:perf_hooks';

const KINDS = { [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor', [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major' };
let collections = [];
new PerformanceObserver((list) => {
  for (const { duration, detail } of list.getEntries())
    collections.push({ kind: KINDS[detail.kind] ?? 'other', ms: duration });
}).observe({ entryTypes: ['gc'] });

process.on('message', (question) => {
  if (question === 'collections') {
    process.send?.({ collections });
    collections = [];
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
