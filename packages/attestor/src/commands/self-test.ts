import { EXIT } from '../exit.ts';
import { knownAnswers } from '../self-test/answers.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/** Recomputes the known answers on this machine. Exit code 1 if one differs, because then the tool cannot be trusted. */
export async function selfTest(_tool: Tool): Promise<CommandAnswer> {
  const results = await Promise.all(
    knownAnswers().map(async ({ name, check }) => ({ name, ok: await check().catch(() => false) })),
  );
  const isPassed = results.every(({ ok }) => ok);
  const lines = results.map(({ name, ok }) => `${ok ? 'ok     ' : 'FAILED '} ${name}`);
  return {
    json: { passed: isPassed, results },
    text: [
      ...lines,
      isPassed ? 'This tool computes every known answer.' : 'This tool computes a wrong answer: do not sign with it.',
    ].join('\n'),
    exit: isPassed ? EXIT.ok : EXIT.failure,
  };
}
