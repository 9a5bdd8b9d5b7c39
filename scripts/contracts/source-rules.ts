/** Rules for every Solidity source of ours, beyond the compiler's. */

interface AbiItem {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly AbiParameter[];
  readonly outputs?: readonly AbiParameter[];
}
interface AbiParameter {
  readonly name: string;
  readonly type: string;
  readonly components?: readonly AbiParameter[];
}
interface Details {
  readonly params?: Readonly<Record<string, string>>;
  readonly returns?: Readonly<Record<string, string>>;
}
type Notices = Readonly<Record<string, { readonly notice?: string }>>;

/** The output of solc for one contract. */
export interface Documented {
  readonly abi: readonly AbiItem[];
  readonly devdoc: {
    readonly title?: string;
    readonly methods?: Readonly<Record<string, Details>>;
    /** The public state variables, by name. solc puts the documentation of their getters here. */
    readonly stateVariables?: Readonly<Record<string, Details>>;
  };
  readonly userdoc: {
    readonly notice?: string;
    readonly methods?: Notices;
    readonly events?: Notices;
    readonly errors?: Readonly<Record<string, readonly { readonly notice?: string }[]>>;
  };
}

const PRAGMA = 'pragma solidity 0.8.37;';

/** One contract, interface or library a file, and the one compiler. */
export function problemsOfSource(path: string, source: string): string[] {
  const declared = source.match(/^(?:abstract )?(?:contract|interface|library) \w+/gm)?.length ?? 0;
  return [
    ...(declared === 1 ? [] : [`${path}: ${declared} contracts in a file`]),
    ...(source.includes(`\n${PRAGMA}\n`) ? [] : [`${path}: not ${PRAGMA}`]),
  ];
}

const typeOf = ({ type, components }: AbiParameter): string =>
  components === undefined ? type : `(${components.map(typeOf).join(',')})${type.slice('tuple'.length)}`;

export const signatureOf = ({ name, inputs }: AbiItem): string => `${name}(${(inputs ?? []).map(typeOf).join(',')})`;

/** The functions, events and errors that contracts declare. */
export const signaturesOf = (contracts: readonly Pick<Documented, 'abi'>[]): ReadonlySet<string> =>
  new Set(contracts.flatMap(({ abi }) => abi.filter(({ name }) => name !== undefined).map(signatureOf)));

/** The documentation of public state variables, by name. solc gives it for the contract that declares them, not for its heirs. */
export const gettersOf = (contracts: readonly Documented[]): Readonly<Record<string, Details>> =>
  Object.assign({}, ...contracts.map(({ devdoc }) => devdoc.stateVariables ?? {}));

interface DocRules {
  /** Title and notice are enough. */
  readonly brief: boolean;
  /** The signatures of packages' contracts, which are for their authors to document. */
  readonly inherited: ReadonlySet<string>;
  readonly getters: Readonly<Record<string, Details>>;
}

/**
 * The parts of NatSpec that contracts lack. A contract has a title and a notice; a function, event or error has a notice; a function
 * also describes every parameter and return value.
 */
export function problemsOfDocs(
  path: string,
  contracts: Readonly<Record<string, Documented>>,
  { brief, inherited, getters }: DocRules,
): string[] {
  return Object.entries(contracts).flatMap(([contract, { abi, devdoc, userdoc }]) => {
    const lacks = (place: string, what: string) => `${path}: ${contract}${place} has no @${what}`;
    const own = [...(devdoc.title ? [] : [lacks('', 'title')]), ...(userdoc.notice ? [] : [lacks('', 'notice')])];
    if (brief) return own;
    const items = abi.flatMap((item) => {
      if (item.name === undefined) return [];
      const signature = signatureOf(item);
      if (inherited.has(signature)) return [];
      return missingTags(item, signature, devdoc.methods?.[signature] ?? getters[item.name], userdoc).map((what) =>
        lacks(`.${signature}`, what),
      );
    });
    return [...own, ...items];
  });
}

function missingTags(
  item: AbiItem,
  signature: string,
  details: Details | undefined,
  userdoc: Documented['userdoc'],
): string[] {
  if (item.type === 'event') return userdoc.events?.[signature]?.notice ? [] : ['notice'];
  if (item.type === 'error') return userdoc.errors?.[signature]?.some(({ notice }) => notice) ? [] : ['notice'];
  const outputs = item.outputs ?? [];
  return [
    ...(userdoc.methods?.[signature]?.notice ? [] : ['notice']),
    ...(item.inputs ?? []).flatMap(({ name }) => (name === '' || details?.params?.[name] ? [] : [`param ${name}`])),
    ...outputs.flatMap(({ name }, i) =>
      details?.returns?.[name === '' ? `_${i}` : name] ? [] : [`return ${name || i}`],
    ),
  ];
}
