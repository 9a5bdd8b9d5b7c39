#!/usr/bin/env node
// npm's solc as the `solc` that Slither runs. It answers the syntax trees and ABIs alone: no bytecode, which takes half a
// minute and which no detector reads.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');
/** An import by its path from the root, or of an installed package. */
function load(path) {
  const place = [path, `node_modules/${path}`].find((each) => existsSync(each));
  return place === undefined ? { error: 'no such file' } : { contents: readFileSync(place, 'utf8') };
}

function compile(input) {
  const sources = Object.keys(input.sources).map((path) => [path, { content: readFileSync(path, 'utf8') }]);
  const settings = { ...input.settings, outputSelection: { '*': { '*': ['abi'], '': ['ast'] } } };
  const request = JSON.stringify({ ...input, sources: Object.fromEntries(sources), settings });
  const output = JSON.parse(solc.compile(request, { import: load }));
  const none = { object: '', sourceMap: '' };
  for (const contracts of Object.values(output.contracts ?? {})) {
    for (const contract of Object.values(contracts)) contract.evm = { bytecode: none, deployedBytecode: none };
  }
  return output;
}

if (process.argv.includes('--version')) console.log(`Version: ${solc.version()}`);
else process.stdout.write(JSON.stringify(compile(JSON.parse(readFileSync(0, 'utf8')))));
