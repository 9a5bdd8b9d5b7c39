/**
 * Compiles contracts/evm with npm's solc into TypeScript modules of ABI and bytecode, and lists the errors of its
 * interfaces. `--check` writes nothing and fails where a committed module differs from what the sources give.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { ERROR_ADVICE } from './contracts/error-advice.ts';
import { type DeclaredError, errorPage, errorsOf } from './contracts/error-table.ts';
import {
  type Documented,
  gettersOf,
  problemsOfDocs,
  problemsOfSource,
  signaturesOf,
} from './contracts/source-rules.ts';
import { templateModule, templateSource } from './contracts/verifier-template.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The maximum size of runtime code (EIP-170). */
const SIZE_LIMIT = 24_576;
const BUILD = 'contracts/evm/build/';
/** The page whose table of contracts has their sizes, which this script writes. */
const README = 'contracts/evm/README.md';
/** The page of the interfaces' errors, which this script writes. */
const ERRORS = 'contracts/evm/errors.md';
const INTERFACES = 'contracts/evm/src/interfaces/';
/** Solidity sources by contract. */
const CONTRACTS: Record<string, string> = {
  Access: 'contracts/evm/src/Access.sol',
  Registry: 'contracts/evm/src/Registry.sol',
  FxFeed: 'contracts/evm/src/FxFeed.sol',
  PeriodRates: 'contracts/evm/src/PeriodRates.sol',
  IncomeSeries: 'contracts/evm/src/IncomeSeries.sol',
  Raise: 'contracts/evm/src/Raise.sol',
  Windows: 'contracts/evm/src/Windows.sol',
  Hardship: 'contracts/evm/src/Hardship.sol',
  IncomeRouter: 'contracts/evm/src/IncomeRouter.sol',
  Groth16Verifier: 'contracts/evm/src/generated/Groth16Verifier.sol',
  TestToken: 'contracts/evm/src/TestToken.sol',
};
/** Contracts that only tests need, built next to their sources by the same settings. */
const FIXTURES: Record<string, string> = {
  SwitchVerifier: 'tests/contracts/fixtures/SwitchVerifier.sol',
  LibraryProbe: 'tests/contracts/fixtures/LibraryProbe.sol',
  HostileToken: 'tests/contracts/fixtures/HostileToken.sol',
  UnusualToken: 'tests/contracts/fixtures/UnusualToken.sol',
  ApprovingWallet: 'tests/contracts/fixtures/ApprovingWallet.sol',
  ContractWallet: 'tests/contracts/fixtures/ContractWallet.sol',
  WalletFactory: 'tests/contracts/fixtures/WalletFactory.sol',
  ReorderedWalletFactory: 'tests/contracts/fixtures/ReorderedWalletFactory.sol',
};
/** The generated verifier with its coordinates left open. */
const TEMPLATE = `${BUILD}Groth16VerifierTemplate.ts`;
const GENERATED = CONTRACTS.Groth16Verifier as string;
const isFixture = (path: string): boolean => path.startsWith('tests/');
/** Written by circomlibjs and not by solc: Poseidon of five inputs with the circuit's constants. */
const POSEIDON = { name: 'Poseidon5', source: 'circomlibjs (createCode(5))', inputs: 5 };
const moduleOf = (name: string): string =>
  name in FIXTURES ? `tests/contracts/fixtures/${name}.abi.ts` : `${BUILD}${name}.ts`;

interface Artifact {
  name: string;
  path: string;
  text: string;
  size: number;
}

interface SolcOutput {
  errors?: { severity: string; formattedMessage: string; sourceLocation?: { file: string } }[];
  contracts?: Record<
    string,
    Record<string, Documented & { evm: { bytecode: { object: string }; deployedBytecode: { object: string } } }>
  >;
}

interface Solc {
  compile(input: string, callbacks: { import(path: string): { contents: string } | { error: string } }): string;
}

const settings = {
  optimizer: { enabled: true, runs: 200 },
  viaIR: true,
  evmVersion: 'cancun',
  // No metadata hash: the bytecode then depends on the code alone, not on comments or paths.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'devdoc', 'userdoc', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
};

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** The path of an import from the root or of an installed package. */
const placeOf = (path: string): string | undefined =>
  [path, join('node_modules', path)].find((place) => existsSync(join(ROOT, place)));

const render = (source: string, abi: readonly string[], bytecode: string): string =>
  [
    `// Generated from ${source} by scripts/contracts-build.ts. Do not edit.`,
    '',
    ...abi,
    '',
    `export const bytecode: \`0x\${string}\` = '0x${bytecode}';`,
    '',
  ].join('\n');

/** The ABI as the product's programs import it, as viem has it after `parseAbi`. */
const jsonOf = (abi: unknown): string[] => [`export const abi = ${JSON.stringify(abi, null, 2)} as const;`];
interface AbiWords {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly { readonly type: string; readonly name?: string; readonly indexed?: boolean }[];
  readonly outputs?: AbiWords['inputs'];
  readonly stateMutability?: string;
}
const listed = (values: AbiWords['inputs'] = []): string =>
  `(${values.map(({ type, name, indexed }) => [type, indexed && 'indexed', name].filter(Boolean).join(' ')).join(', ')})`;
/** The ABI of a fixture in Solidity's words, because a person reads it beside its test; it has no value of several parts. */
const wordsOf = (abi: readonly AbiWords[]): string[] => [
  "import { parseAbi } from 'viem';",
  '',
  'export const abi = parseAbi([',
  ...abi.map(({ type, name, inputs, outputs, stateMutability }) => {
    const state = stateMutability === 'nonpayable' ? undefined : stateMutability;
    const returns = outputs && outputs.length > 0 ? `returns ${listed(outputs)}` : undefined;
    const words = [type, `${name ?? ''}${listed(inputs)}`, state, returns].filter(Boolean);
    return `  '${words.join(' ').replace('constructor (', 'constructor(')}',`;
  }),
  ']);',
];

/** A warning about the source of an installed package, which is its maintainers' to judge. */
const isOfPackage = (problem: NonNullable<SolcOutput['errors']>[number]): boolean =>
  problem.severity === 'warning' && existsSync(join(ROOT, 'node_modules', problem.sourceLocation?.file ?? 'none'));

/**
 * Compiles the named contracts of `sources` (contract name to path from the root).
 * @throws on any compiler error or warning
 */
function compile(sources: Record<string, string>): { artifacts: Artifact[]; errors: DeclaredError[] } {
  const solc = createRequire(import.meta.url)('solc') as Solc;
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.values(sources).map((path) => [path, { content: read(path) }])),
    settings,
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (path) => {
        const place = placeOf(path);
        return place === undefined ? { error: 'no such file' } : { contents: read(place) };
      },
    }),
  ) as SolcOutput;
  const problems = (output.errors ?? []).filter((problem) => !isOfPackage(problem));
  for (const problem of problems) process.stderr.write(problem.formattedMessage);
  if (problems.some((problem) => problem.severity !== 'info')) throw new Error('solc reported errors or warnings');
  const files = Object.entries(output.contracts ?? {});
  const isOurs = (path: string) => existsSync(join(ROOT, path));
  const inherited = signaturesOf(files.flatMap(([path, contracts]) => (isOurs(path) ? [] : Object.values(contracts))));
  const getters = gettersOf(files.flatMap(([, contracts]) => Object.values(contracts)));
  const faults = files.flatMap(([path, contracts]) =>
    isOurs(path) && path !== GENERATED
      ? [
          ...problemsOfSource(path, read(path)),
          ...problemsOfDocs(path, contracts, { brief: isFixture(path), inherited, getters }),
        ]
      : [],
  );
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) throw new Error('the sources are not as the rules have them');
  const errors = files
    .filter(([path]) => path.startsWith(INTERFACES))
    .flatMap(([, contracts]) => Object.entries(contracts))
    .flatMap(([name, contract]) => errorsOf(name, contract, inherited));
  const artifacts = Object.entries(sources).map(([name, path]) => {
    const contract = output.contracts?.[path]?.[name];
    if (!contract) throw new Error(`${path} has no contract ${name}`);
    return {
      name,
      path: moduleOf(name),
      text: render(path, (isFixture(path) ? wordsOf : jsonOf)(contract.abi), contract.evm.bytecode.object),
      size: contract.evm.deployedBytecode.object.length / 2,
    };
  });
  return { artifacts, errors };
}

/** The verifier of any verification key: `npm run contracts -- deploy` fills in the key's coordinates. */
function verifierTemplate(): string {
  const solc = createRequire(import.meta.url)('solc') as Solc;
  const { source, stands } = templateSource(read(GENERATED));
  const input = { language: 'Solidity', sources: { [GENERATED]: { content: source } }, settings };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), { import: () => ({ error: 'no import' }) }),
  ) as SolcOutput;
  const built = output.contracts?.[GENERATED]?.Groth16Verifier;
  if (!built) throw new Error('the template of the verifier does not compile');
  return templateModule(built.evm.bytecode.object, stands);
}

interface PoseidonContract {
  createCode(inputs: number): string;
  generateABI(inputs: number): readonly { readonly inputs: readonly { readonly type: string }[] }[];
}

async function generatePoseidon(): Promise<Artifact> {
  const { poseidonContract } = (await import('circomlibjs')) as unknown as { poseidonContract: PoseidonContract };
  const { name, source, inputs } = POSEIDON;
  const abi = poseidonContract.generateABI(inputs).filter((item) => item.inputs[0]?.type.startsWith('uint256'));
  const creation = poseidonContract.createCode(inputs).slice(2);
  const loader = Number.parseInt(creation.slice(4, 6), 16); // CODESIZE, then PUSH1 of the bytes in front of the deployed code
  return {
    name,
    path: moduleOf(name),
    text: render(source, jsonOf(abi), creation),
    size: creation.length / 2 - loader,
  };
}

/** The README with the sizes of its table of contracts. @throws where the table lacks a contract */
function readmeWithSizes(artifacts: readonly Artifact[]): string {
  return artifacts.reduce((text, { name, size }) => {
    const row = new RegExp(`^(\\| \`${name}\` \\|.* )[\\d,]+ \\|$`, 'm');
    if (!row.test(text)) throw new Error(`${README} has no row for ${name}`);
    return text.replace(row, `$1${size.toLocaleString('en-US')} |`);
  }, read(README));
}

/** Writes a file, or returns whether its text is already this one. */
function put(path: string, text: string, check: boolean): boolean {
  const file = join(ROOT, path);
  if (check) return existsSync(file) && readFileSync(file, 'utf8') === text;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return true;
}

async function main(check: boolean): Promise<number> {
  const compiled = compile({ ...CONTRACTS, ...FIXTURES });
  const artifacts = [...compiled.artifacts, await generatePoseidon()];
  let failures = 0;
  for (const { name, path, text, size } of artifacts) {
    const tooLarge = size > SIZE_LIMIT;
    const drifted = !put(path, text, check);
    const verdict = tooLarge ? 'over the 24,576 byte limit' : drifted ? `differs from ${path}` : 'ok';
    process.stdout.write(`${name.padEnd(18)}${String(size).padStart(7)} bytes  ${verdict}\n`);
    if (tooLarge || drifted) failures += 1;
  }
  if (!put(TEMPLATE, verifierTemplate(), check)) {
    process.stdout.write(`${TEMPLATE} differs\n`);
    failures += 1;
  }
  if (!put(README, readmeWithSizes(artifacts.filter(({ path }) => path.startsWith(BUILD))), check)) {
    process.stdout.write(`the sizes in ${README} differ\n`);
    failures += 1;
  }
  if (!put(ERRORS, errorPage(compiled.errors, ERROR_ADVICE), check)) {
    process.stdout.write(`${ERRORS} differs\n`);
    failures += 1;
  }
  return failures === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.includes('--check'));
