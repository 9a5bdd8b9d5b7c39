// node bin/run.mjs <program> [arguments]: starts gateway, worker, verifier or another program from its bundle.
import './signals.mjs';
import './npm-parent.mjs';
import { launch } from './bundle/launch.mjs';
import { PROGRAMS } from './bundle/programs.mjs';

const [name = '', ...args] = process.argv.slice(2);
if (Object.hasOwn(PROGRAMS, name)) {
  await launch(name, args);
} else {
  process.stderr.write(`Usage: node bin/run.mjs <${Object.keys(PROGRAMS).join('|')}> [arguments]\n`);
  process.exitCode = 64;
}
