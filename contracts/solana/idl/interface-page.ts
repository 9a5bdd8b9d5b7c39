// The page `interface.md`: accounts, instructions and events of the Solana program, from the Codama tree.
import { root } from './program.ts';
import { eventKinds } from './source.ts';

interface TypeNode {
  readonly kind: string;
  readonly format?: string;
  readonly size?: number;
  readonly name?: string;
  readonly fields?: readonly FieldNode[];
  readonly item?: TypeNode;
  readonly count?: { readonly kind: string; readonly value?: number };
}
interface FieldNode {
  readonly name: string;
  readonly type: TypeNode;
  readonly defaultValue?: { readonly number: number };
}

const { program } = root;
const definedTypes = new Map(program.definedTypes.map(({ name, type }) => [name as string, type as TypeNode]));

const INTRODUCTION = `# The interface of the Solana program

Written by \`npm run solana -- client\`; not edited by hand. [The program's page](README.md) has the rules,
[errors.md](errors.md) the errors. Numbers are append only, integers little-endian. A number behind a name is its size in bytes.`;

const ACCOUNTS = `## Accounts

An account is at the address that its seeds give with the canonical bump. It begins with kind, version and bump, a byte each.
The seeds have the program's text first, in quotes.`;

/** The meanings of values, which the tree does not have. */
const VALUES = `| value | meaning |
|---|---|
| \`role\`, \`roleId\` | 0 ADMIN, 1 ALLOWLIST, 2 KEYS, 3 FEED |
| \`keyKind\`, \`kind\` of a key | 0 attestor, 1 verifier; \`standing\` 1 registered, 2 revoked |
| \`state\` of a series | 1 \`RAISING\`, 2 \`SETTLING\`, 3 \`ACTIVE\`, 4 \`PAUSED\`, 5 \`TAIL\`, 6 \`CLOSED\`, 7 \`FAILED\`, 8 \`EXTINGUISHED\`, 9 \`CURVE\` |
| \`nextCensus\`, \`nextPeriod\` | a period, 0 for none |
| \`closeReason\` | 1 \`TERM\`, 2 \`CAP\`, 3 \`BUYOUT\` |
| \`truedUp\` | a bit for each year, from the term's first |
| \`extinguishment\`, \`buyOut\` | zeros for none |
| \`round\` of a series | number 0 for none; state 1 open, 2 settled, 3 void; treasury at its opening |
| \`pause\` | state 0 none, 1 requested, 2 approved; end of the running pause or of the last one; seconds used by earlier ones |
| \`deferred\` | the last period that was marked: it is \`DEFERRED\` while it is the next one |
| \`activatedAt\`, \`lastPrice\` | 0 before the activation; the price is of a whole unit |
| \`opensAt\` | the begin of the sale |
| \`round\`, \`tendered\` of a position | the round in which units were tendered last; 0 if that is void, whatever it says |
| \`left\` of a round | what was set aside and is not paid |
| \`parts\` | a bit for each part that is written |
| \`adjustment\` | signed |
| \`status\` of a raise | 1 open, 2 settling, 3 gate, 4 done, 5 failed |
| \`stage\` of a settlement | 0 \`FILL\`, 1 \`SHARE\`, 2 \`SCREEN\`, 3 \`SWEEP\` |
| \`windows\`, \`locks\` | of a series that a raise sells, and its positions, alone: the accounts of a curve's end before |
| \`progress\` of \`windows\` | of the last window: 0 over, 1 without a price, 2 with trades to make, 3 with orders to end |
| \`status\` of a window | 1 open, 2 done, 3 void |
| \`stage\` of a clearing | 0 \`SCREEN\`, 1 \`PRICE\`, 2 \`SHARE\`, 3 \`MOVE\`, 4 \`SWEEP\` |
| \`payouts\`, \`tail\` of a clearing | what a unit had earned when the price was found: bought units earn from there on |
| \`side\` | 0 \`BUY\`, 1 \`SELL\`; an escrow has money of a buyer, units of a seller |
| \`routed\` | of a series on the income router alone: the account of another ends before |
| \`quarters\` | of the term, in order; \`sincePeriod\`, \`attestedYear\` 0 for none |
| \`fault\` | 0 none, 1 \`BAD_PRICE\`, 2 \`BAD_QUANTITY\`, 3 \`UNDERFUNDED\` |`;

const INSTRUCTIONS = `## Instructions

The first byte of the data is the number, the arguments follow without gaps. An account that signs has an *s*, one that is written
a *w*; \`…\` stands for \`config\`, \`eventAuthority\`, \`program\`. A view changes nothing and answers by return data:

| view | answers |
|---|---|
| \`hashMessage\` | struct hash 32, digest 32; \`kind\` in the order of [signed messages](../../docs/protocol.md#5-signed-messages) |
| \`recoverSigner\` | the key 20 |
| \`hashSeriesKey\` | the key 32 |
| \`hashBid\`, \`hashTerms\` | the commitment 32; their arguments are big-endian |
| \`periodWindow\` | opening, lateness and closing, 8 each |
| \`verifyProof\` | nothing; \`PROOF_INVALID\` refuses a proof that does not hold |

| account | meaning |
|---|---|
| \`record\` | of the key, the wallet or the role that the call is about; of a holder or an issuer its wallet's |
| \`before\`, \`after\`, \`last\` | the last rate before the time that counts, the one after it, the feed's last |
| \`money\`, \`units\`, \`from\`, \`to\` | token accounts of the one who pays or is paid; of a payee who does not send the call [the associated one](README.md#payees) |
| \`census\` | the one after the position's last |
| \`token\` | the payment token's mint |
| \`programData\` | the loader's account with the upgrade authority |
| \`payer\` of \`closeAccount\` | who paid the rent; of a position the holder, who signs until the series has ended |
| \`payer\` of \`claimKept\` | who paid the rent of what is kept, who gets it |`;

const EVENTS = `## Events

The program calls itself with an event, signed by the address at \`"__event_authority"\`, so that events stand in a transaction's
inner instructions, whole and in order; the call is refused to everybody else. Data: \`1d9acb512ea545e4\`, bump of the event
authority 1, number 1, fields.

| number | event | fields |
|---|---|---|`;

/** The bytes of a type that is no struct and no list. */
function bytesOf(type: TypeNode): number {
  switch (type.kind) {
    case 'numberTypeNode':
      return Number(type.format?.slice(1)) / 8;
    case 'booleanTypeNode':
      return 1;
    case 'publicKeyTypeNode':
      return 32;
    case 'fixedSizeTypeNode':
      return Number(type.size);
    default:
      throw new Error(`A field of the interface is a ${type.kind}.`);
  }
}

/** A size, the fields of a struct in brackets, or a number of either. */
function shapeOf(type: TypeNode): string {
  if (type.kind === 'definedTypeLinkNode')
    return `(${(definedTypes.get(type.name ?? '')?.fields ?? []).map(labelOf).join(', ')})`;
  if (type.kind === 'remainderOptionTypeNode') {
    const item = type.item as TypeNode;
    return `${shapeOf(item)} of a ${item.kind === 'definedTypeLinkNode' ? 'raise' : 'router'}`;
  }
  if (type.kind !== 'arrayTypeNode') return `${bytesOf(type)}`;
  const item = shapeOf(type.item as TypeNode);
  return type.count?.kind === 'fixedCountNode' ? `${type.count.value} x ${item}` : `${item} each`;
}

const labelOf = ({ name, type }: FieldNode): string => `${name} ${shapeOf(type)}`;

const seedOf = (seed: (typeof program.pdas)[number]['seeds'][number]): string =>
  seed.kind === 'variablePdaSeedNode'
    ? labelOf({ name: seed.name, type: seed.type as TypeNode })
    : `"${(seed.value as { readonly string: string }).string}"`;

const seedsOf = (name: string): string =>
  program.pdas
    .find((pda) => pda.name === name)
    ?.seeds.map(seedOf)
    .join(', ') ?? '';

const recordRows = program.accounts.map(({ name, data }) => {
  const [kind, version, , ...fields] = (data as unknown as { fields: FieldNode[] }).fields;
  const numbers = `${kind?.defaultValue?.number} | ${version?.defaultValue?.number}`;
  return `| ${numbers} | \`${name}\` | ${seedsOf(name)} | ${fields.map(labelOf).join(', ')} |`;
});

const tokenRow = `| | | \`vault\`, \`unitMint\`, \`stakes\`, \`escrow\`, \`receipts\` | ${['vault', 'unitMint', 'stakes', 'escrow', 'receipts'].map(seedsOf).join('; ')} | of the SPL Token program: the series owns the token accounts and mints the units, which have 6 decimals and cannot be frozen |`;

const PREFIX = ['config', 'eventAuthority', 'program'];

const instructionRows = program.instructions.map(({ name, accounts, arguments: [number, ...given], ...others }) => {
  const named = accounts.map((account) => {
    const flags = `${account.isSigner ? 's' : ''}${account.isWritable ? 'w' : ''}`;
    return flags === '' ? account.name : `${account.name} *${flags}*`;
  });
  const isCommon = PREFIX.every((prefix, place) => accounts[place]?.name === prefix);
  const own = isCommon ? ['…', ...named.slice(PREFIX.length)] : named;
  const rest = (others.remainingAccounts ?? []).map(
    ({ isWritable }) =>
      `${name === 'settleWindow' ? 'the records of each step' : 'the record of each wallet'}${isWritable ? ' *w*' : ''}`,
  );
  const first = (number as unknown as FieldNode).defaultValue?.number;
  const labels = given.map((argument) => labelOf(argument as unknown as FieldNode)).join(', ');
  return `| ${first} | \`${name}\` | ${[...own, ...rest].join(', ')} | ${labels} |`;
});

const eventRows = eventKinds.map(
  ({ number, name, fields }) =>
    `| ${number} | \`${name}\` | ${fields.map((field) => `${field.name} ${field.size}`).join(', ')} |`,
);

export const interfacePage = `${[
  INTRODUCTION,
  ACCOUNTS,
  ['| kind | version | record | seeds | fields |', '|---|---|---|---|---|', ...recordRows, tokenRow].join('\n'),
  VALUES,
  INSTRUCTIONS,
  ['| number | instruction | accounts | arguments |', '|---|---|---|---|', ...instructionRows].join('\n'),
  [EVENTS, ...eventRows].join('\n'),
].join('\n\n')}\n`;
