// Loaded into a process (`node --import`): its wall clock is as many milliseconds ahead as the file says that FAULT_CLOCK names.
// The clock that only runs forwards (performance.now, timers) stays, as where an operator sets a machine's time.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.FAULT_CLOCK;
const RealDate = Date;
let ahead = 0;

function read() {
  ahead = Number(readFileSync(file, 'utf8')) || 0;
}

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + ahead);
    else super(...args);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

if (file !== undefined) {
  read();
  watchFile(file, { interval: 100, persistent: false }, read);
}
