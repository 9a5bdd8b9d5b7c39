import { ATTESTOR_REASONS, type DecisionKind } from '@income-series/protocol/decisions';
import { type Command, Option } from 'commander';
import { type DescribeCommand, integerParser } from './command-line.ts';
import type { CloseOptions } from './commands/refuse.ts';
import type { Tool } from './tool.ts';
import { codesOf, KINDS, RECORDS } from './words.ts';

const codes = (description: string, kind: DecisionKind) =>
  new Option('--code <code>', description).choices(codesOf(kind));

/** Adds the commands for the requests of issuers: list, show, sign, decrypt, refuse, close. */
export function addWork(program: Command, command: DescribeCommand): void {
  command(
    program.command('requests'),
    'Lists all open work addressed to the account’s keys.',
    ['requests', 'requests --json'],
    async () => (await import('./commands/requests.ts')).requests,
  );
  addSigning(program, command);
  const decrypt = command(
    program.command('decrypt <record> <id>'),
    `Opens a record that was sealed to the key, on this machine. Records: ${RECORDS.join('|')}.`,
    ['decrypt opening 0190… --out opening.json', 'decrypt document 0190… --index 0 --out folder/'],
    async () => (await import('./commands/decrypt.ts')).decrypt,
  )
    .requiredOption('--out <path>', 'a new file, or an existing folder for files under their own, cleaned names')
    .option('--index <n>', 'document, annual-document: its number, from 0', integerParser(0, 999))
    .option('--force', 'replace existing files');
  decrypt.registeredArguments[0]?.choices(RECORDS);
  addEnds(program, command);
}

function addSigning(program: Command, command: DescribeCommand): void {
  const kinds = KINDS.join('|');
  const show = command(
    program.command('show <kind> <id>'),
    `Shows a request with its signing request, checked. Kinds: ${kinds}.`,
    ['show report 0190…', 'show amend 0190… --terms'],
    async () => (await import('./commands/show.ts')).show,
  )
    .option('--terms', 'amend: fetch the proposed terms too (the read is logged)')
    .option('--rate <rate>', 'fx: base units of the payment token for one minor unit, a decimal')
    .option('--until <time>', 'pause: its end (RFC 3339)')
    .option('--adjustment <amount>', 'trueup: base units, with a sign')
    .option('--at <time>', 'trueup: the time of the attestation (RFC 3339)');
  const sign = command(
    program.command('sign [kind] [id]'),
    `Recomputes and shows a request, asks for consent, signs on this machine, and sends the signature only. Kinds: ${kinds}; the id of fx is the series key. Without a kind and an id: all requests that wait for the key, one after the other, with one password.`,
    [
      'sign',
      'sign --dry-run',
      'sign report 0190…',
      'sign fx 0x11… --rate 10200.5',
      'sign pause 0190… --until 2027-09-30T00:00:00Z --code INCOME_LOSS',
      'sign trueup 0190… --adjustment=-2500 --at 2027-02-01T12:00:00Z',
      'sign report 0190… --json --dry-run',
      'sign report 0190… --json --yes --expect-digest 0x… --password-file key.pass',
    ],
    async () => (await import('./commands/sign.ts')).sign,
  )
    .option('--rate <rate>', 'fx: base units of the payment token for one minor unit, a decimal')
    .option('--until <time>', 'pause: its end (RFC 3339)')
    .addOption(codes('pause: the decision code', 'APPROVE'))
    .option('--adjustment <amount>', 'trueup: base units, with a sign')
    .option('--at <time>', 'trueup: the time of the attestation (RFC 3339)')
    .option('--series <key>', 'the series that you mean: another one is refused')
    .option('--expect-digest <digest>', 'sign this digest only');
  for (const subcommand of [show, sign]) subcommand.registeredArguments[0]?.choices(KINDS);
}

/** Adds the commands that end a request without a signature. */
function addEnds(program: Command, command: DescribeCommand): void {
  command(
    program.command('refuse <id>'),
    'Refuses a hardship request.',
    ['refuse 0190… --code EVIDENCE_INSUFFICIENT'],
    async () => (await import('./commands/refuse.ts')).refuse,
  ).addOption(codes('the decision code', 'REFUSE').makeOptionMandatory());
  const closing = program.command('close').description('Closes a case without a signature.');
  for (const kind of ['report', 'trueup'] as const) {
    const caseName = kind === 'report' ? 'a case of a report' : 'an annual case';
    command(
      closing.command(`${kind} <id>`),
      `Closes ${caseName}.`,
      [`close ${kind} 0190… --reason DOCUMENTS_INSUFFICIENT`],
      async () => {
        const { close } = await import('./commands/refuse.ts');
        return (tool: Tool, id: string, options: CloseOptions) => close(tool, kind, id, options);
      },
    ).addOption(new Option('--reason <code>', 'why').choices(ATTESTOR_REASONS).makeOptionMandatory());
  }
}
