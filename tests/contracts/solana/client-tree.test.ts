// The Codama tree against the program's source: a new instruction, record or address of the program that the tree lacks fails.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../../contracts/solana/idl/program.ts';
import {
  dispatched,
  eventKinds,
  instructionSource,
  mathSource,
  refusals,
  sizeOf,
  stateSource,
  structFields,
} from '../../../contracts/solana/idl/source.ts';
import { ERROR_NAMES } from '../../../src/adapters/solana/generated/index.ts';

interface TreeType {
  readonly kind: string;
  readonly format?: string;
  readonly size?: number | TreeType;
  readonly type?: TreeType;
  readonly name?: string;
  readonly fields?: readonly TreeField[];
  readonly item?: TreeType;
  readonly count?: { readonly kind: string; readonly value?: number };
}
interface TreeField {
  readonly name: string;
  readonly type: TreeType;
}
const { program } = root;
const definedTypes = new Map(program.definedTypes.map(({ name, type }) => [name as string, type as TreeType]));

/** Bytes of a type of the tree; those that follow to the end count as one item. */
function bytesOf(type: TreeType): number {
  if (type.kind === 'numberTypeNode') return Number(type.format?.slice(1)) / 8;
  if (type.kind === 'booleanTypeNode') return 1;
  if (type.kind === 'publicKeyTypeNode') return 32;
  if (type.kind === 'fixedSizeTypeNode') return type.size as number;
  if (type.kind === 'definedTypeLinkNode') return bytesOf(definedTypes.get(type.name ?? '') as TreeType);
  if (type.kind === 'remainderOptionTypeNode') return bytesOf(type.item as TreeType);
  if (type.kind === 'structTypeNode') return (type.fields ?? []).reduce((sum, field) => sum + bytesOf(field.type), 0);
  if (type.kind === 'arrayTypeNode') return bytesOf(type.item as TreeType) * (type.count?.value ?? 1);
  throw new Error(type.kind);
}

/** As many items as the account holds, after its other fields. */
const isRest = (type: TreeType): boolean => type.count?.kind === 'remainderCountNode';
const sizeOfStruct = (source: string, name: string): number =>
  structFields(source, name).reduce((sum, { type }) => sum + sizeOf(type), 0);

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => name.replace(/^\w/, (letter) => letter.toUpperCase());

/** Modules that do for two instructions what their last argument says. */
const SHARED: Readonly<Record<string, string>> = {
  'claim_closed false': 'claimFinal',
  'claim_closed true': 'claimRedemption',
};
const nameOf = ({ module, args }: (typeof dispatched)[number]): string =>
  SHARED[`${module} ${args.split(', ').at(-1)}`] ?? camel(module);
const treeOf = (name: string) => program.instructions.find((instruction) => instruction.name === name);

/** Accounts that a module takes: of the prefix and its own. */
function accountsOf(source: string): number | undefined {
  const [, open, exactly] = /Call::open::<(\d+)>|exactly::<(\d+)>/.exec(source) ?? [];
  if (open !== undefined) return Number(open) + 3;
  if (exactly !== undefined) return Number(exactly);
  if (source.includes('Call::open_any')) return undefined; // as many as wallets
  return 0;
}

/** An argument that has the name of an account in the source. */
const RENAMED: Readonly<Record<string, string>> = { role: 'roleId' };

/** The arguments of another instruction, or the public terms, of which an instruction's arguments are made. */
function partsOf(type: string): readonly string[] | undefined {
  const module = /^(\w+)::Arguments$/.exec(type)?.[1];
  if (module !== undefined) return argumentsOf(instructionSource(module));
  if (type !== 'Terms') return undefined;
  return structFields(stateSource('router'), type).map((field) => `${field.name} ${sizeOf(field.type)}`);
}

/** A module's arguments, by name and bytes; undefined where they are as many as the sender likes. */
function argumentsOf(source: string): readonly string[] | undefined {
  if (source.includes('nothing(data)')) return [];
  const [, only, alone] = /let (\w+) = u\d+::from_le_bytes\(\*arguments::<(\[.+?\])>/.exec(source) ?? [];
  if (only !== undefined && alone !== undefined) return [`${camel(only)} ${sizeOf(alone)}`];
  const [, given, array] = /let (\w+): &(\[u8; \d+\]) = arguments\(data\)/.exec(source) ?? [];
  if (given !== undefined && array !== undefined) return [`${given} ${sizeOf(array)}`];
  const imported = /use super::(?:\{[^}]*?)?(\w+)::(?:\{[^}]*?)?Arguments/.exec(source)?.[1];
  const fields = structFields(imported === undefined ? source : instructionSource(imported), 'Arguments');
  if (fields.length === 0) return undefined;
  return fields.flatMap(({ name, type }) => partsOf(type) ?? [`${RENAMED[name] ?? name} ${sizeOf(type)}`]);
}

describe('the tree', () => {
  it('has the instructions of the source, by their numbers', () => {
    const tree = program.instructions.map(({ name, arguments: [first] }) => [
      (first?.defaultValue as { number: number } | undefined)?.number,
      name,
    ]);
    expect(tree).toEqual(dispatched.map((each) => [each.number, nameOf(each)]));
    expect(tree.length).toBeGreaterThanOrEqual(40);
  });

  it.each(dispatched.map((each) => [nameOf(each), each.module] as const))(
    'has the accounts and arguments of %s',
    (name, module) => {
      const source = instructionSource(module);
      const tree = treeOf(name);
      const accounts = accountsOf(source);
      if (accounts === undefined) expect(tree?.remainingAccounts).toHaveLength(1);
      else expect(tree?.accounts).toHaveLength(accounts);
      const [, ...given] = tree?.arguments ?? [];
      const fields = argumentsOf(source);
      if (fields === undefined) expect(['hashMessage', 'setVerified']).toContain(name);
      else expect(given.map((each) => `${each.name} ${bytesOf(each.type as TreeType)}`)).toEqual(fields);
    },
  );

  it('has the errors and events of the source', () => {
    expect(Object.entries(ERROR_NAMES)).toEqual(refusals.map(({ number, name }) => [`${number}`, name]));
    const variants = (definedTypes.get('programEvent') as unknown as { variants: { name: string; struct: TreeType }[] })
      .variants;
    expect(variants.map(({ name }) => pascal(name))).toEqual(eventKinds.map(({ name }) => name));
    for (const [place, { fields }] of eventKinds.entries()) {
      const tree = variants[place]?.struct.fields ?? [];
      expect(tree.map(({ name, type }) => `${name} ${bytesOf(type)}`)).toEqual(
        fields.map(({ name, size }) => `${name} ${size}`),
      );
    }
  });

  const FILES: Readonly<Record<string, string>> = {
    config: 'config',
    roleMember: 'role',
    signerKey: 'key',
    wallet: 'wallet',
    feed: 'feed',
    rate: 'feed',
    series: 'series',
    position: 'position',
    census: 'position',
    quarterRate: 'position',
    verifyingKey: 'verifying_key',
    tenderRound: 'tender',
    raise: 'raise',
    book: 'book',
    bid: 'bid',
    kept: 'kept',
    window: 'window',
    order: 'order',
    orderBook: 'order',
    router: 'router',
  };

  /** The slots behind a book's head. */
  const SLOTS: Readonly<Record<string, string>> = {
    book: 'Slot',
    orderBook: 'OrderSlot',
    router: 'RoutedQuarter',
  };

  it('has every kind of record', () => {
    const kinds = Object.values(FILES).flatMap((file) => [
      ...stateSource(file).matchAll(/^record!\((\w+), (\d+)(?:, (\d+))?(?:, \w+::OF_CURVE)?\)/gm),
    ]);
    const source = new Map(kinds.map(([, name = '', kind, version = 1]) => [name, `${kind} ${version}`]));
    const tree = program.accounts.map(({ name, data }) => {
      const [kind, version] = (data as unknown as { fields: { defaultValue: { number: number } }[] }).fields;
      return [pascal(name), `${kind?.defaultValue.number} ${version?.defaultValue.number}`] as const;
    });
    expect([...source].sort()).toEqual([...tree].sort());
    const files = readFileSync('contracts/solana/src/state/mod.rs', 'utf8').match(/^mod \w+;/gm);
    expect(new Set(Object.values(FILES)).size + 1).toBe(files?.length); // pause.rs has a part of a series
  });

  it.each(program.accounts.map(({ name, data }) => [name, data] as const))('has the fields of %s', (name, data) => {
    const source = stateSource(FILES[name] ?? '');
    const sizes: Record<string, number> = {};
    for (const [struct, text] of [
      ['Accumulator', mathSource('payouts')],
      ['Earned', mathSource('payouts')],
      ['Extinguishment', stateSource('series')],
      ['BuyOut', stateSource('series')],
      ['Round', stateSource('tender')],
      ['Pause', stateSource('pause')],
      ['Settlement', stateSource('raise')],
      ['Windows', stateSource('window')],
      ['Clearing', stateSource('window')],
      ['Locks', stateSource('position')],
    ] as const) {
      sizes[struct] = sizeOfStruct(text, struct);
    }
    const [header, ...fields] = structFields(source, pascal(name)).map(
      (field) => `${field.name} ${sizeOf(field.type, sizes)}`,
    );
    const [kind, version, bump, ...written] = (data as TreeType).fields ?? [];
    const [tree, following] = [written.filter(({ type }) => !isRest(type)), written.filter(({ type }) => isRest(type))];
    expect([header, kind?.name, version?.name, bump?.name]).toEqual(['header 3', 'kind', 'version', 'bump']);
    expect(tree.map((field) => `${field.name} ${bytesOf(field.type)}`)).toEqual(fields);
    expect(following.map((field) => `${field.name} ${bytesOf(field.type)}`)).toEqual(
      name in SLOTS
        ? [
            `${name === 'router' ? 'quarters' : 'slots'} ${sizeOfStruct(stateSource(FILES[name] ?? ''), SLOTS[name] ?? '')}`,
          ]
        : [],
    );
  });

  it('has the seeds of every address', () => {
    const source = readFileSync('contracts/solana/src/pda.rs', 'utf8');
    const texts = [...source.matchAll(/pub const \w+: &\[u8\] = b"(.+)";/g)].map(([, text]) => text);
    const tree = program.pdas.map(({ seeds: [first] }) => (first as { value?: { string?: string } }).value?.string);
    expect(tree).toEqual(texts);
  });
});
