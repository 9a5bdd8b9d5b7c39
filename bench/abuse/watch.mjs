// Loaded into a watched gateway by --import. It notes how long the event loop was silent since `begin`, and answers its parent's
// questions. It ends with the parent.
import { writeFileSync } from 'node:fs';

const MEGABYTE = 2 ** 20;
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

let beganAt = 0;
let silence = 0;
let lastTick = performance.now();
let lastCpu = processorMs();

/** Notes the time since the last tick, or the processor time of the process if that is less, because other processes may have had the core. */
function tick() {
  const [now, cpu] = [performance.now(), processorMs()];
  silence = Math.max(silence, Math.min(now - lastTick, cpu - lastCpu));
  [lastTick, lastCpu] = [now, cpu];
}
setInterval(tick, 1).unref();

function begin() {
  try {
    writeFileSync('/proc/self/clear_refs', '5'); // the peak of the resident memory starts again (Linux)
  } catch {}
  tick();
  silence = 0;
  beganAt = lastCpu;
  return { rss: process.memoryUsage.rss() / MEGABYTE };
}

function kept() {
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return { bytes: heapUsed + external };
}

const end = () => {
  tick();
  return { silence, cpu: lastCpu - beganAt };
};

process.on('message', (question) => {
  const answer = { begin, end, kept }[question];
  if (answer) setImmediate(() => process.send?.(answer()));
});
process.on('disconnect', () => process.exit());
