// npx income-series: the attestor's tool.
import { runTool } from '@income-series/attestor';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { HOST } from './host.ts';

ignoreClosedPipes();
await runTool(process.argv.slice(2), HOST);
