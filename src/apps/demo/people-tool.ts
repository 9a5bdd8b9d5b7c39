// npm run people: actions of the people on a development chain (of a demo, or of npm start with embedded chains), whose
// keys are public.
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { runPeople } from './people-program.ts';

ignoreClosedPipes();
process.exit(await runPeople(process.argv.slice(2)));
