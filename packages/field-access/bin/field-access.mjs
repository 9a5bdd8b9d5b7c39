#!/usr/bin/env node
import { runCommand } from 'field-access/command';

process.exitCode = await runCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
