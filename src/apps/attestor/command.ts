// npx income-series: the command-line tool of attestors.
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { EXIT } from './exit.ts';

const USAGE =
  'Usage: income-series attestor <command>\n\nThe attestor’s tool; `income-series attestor --help` names its commands.\n';

ignoreClosedPipes();

const [word, ...args] = process.argv.slice(2);
if (word === 'attestor') {
  const { main } = await import('./main.ts');
  await main(args);
} else {
  const asksForHelp = word !== undefined && ['--help', '-h', 'help'].includes(word);
  (asksForHelp ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = asksForHelp ? EXIT.ok : EXIT.usage;
}
