import { NODES } from '../support/chain-node/index.ts';
import { startSystem } from './support/system.ts';
import { together } from './support/together.ts';

for (const [name, manners] of NODES) together(`behind ${name}`, () => startSystem({ manners }));
