#!/usr/bin/env node
// The commands that people run on their own machine, from the bundle.
import { launch } from './bundle/launch.mjs';

await launch('income-series', process.argv.slice(2));
