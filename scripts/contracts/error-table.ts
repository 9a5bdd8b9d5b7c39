/** The page that lists the errors of the contracts' interfaces. */
import { type Documented, signatureOf } from './source-rules.ts';

/** An error as an interface declares it. */
export interface DeclaredError {
  readonly name: string;
  /** The contracts that raise it. */
  readonly contract: string;
  readonly notice: string;
}

/** The contracts that implement an interface which is not named after one contract. */
const IMPLEMENTED_BY: Readonly<Record<string, string>> = { IKeptPayments: 'IncomeRouter, Raise, Windows' };

/** The documented errors that an interface of ours declares, without those of packages, whose signatures are in `inherited`. */
export const errorsOf = (
  name: string,
  { abi, userdoc }: Pick<Documented, 'abi' | 'userdoc'>,
  inherited: ReadonlySet<string>,
): readonly DeclaredError[] =>
  abi.flatMap((item) => {
    if (item.type !== 'error' || item.name === undefined) return [];
    const signature = signatureOf(item);
    if (inherited.has(signature)) return [];
    const notice = userdoc.errors?.[signature]?.[0]?.notice;
    return notice === undefined
      ? []
      : [
          {
            name: item.name,
            contract: IMPLEMENTED_BY[name] ?? name.replace(/^I/, ''),
            notice: notice.replaceAll('|', '\\|'),
          },
        ];
  });

/**
 * The page, sorted by name and contract. @throws Error where an error has no advice, or advice is of no error
 */
export function errorPage(errors: readonly DeclaredError[], advice: Readonly<Record<string, string>>): string {
  const usedKeys = new Set<string>();
  const adviceOf = ({ name, contract }: DeclaredError): string => {
    const key = advice[`${contract}.${name}`] === undefined ? name : `${contract}.${name}`;
    const text = advice[key];
    if (text === undefined) throw new Error(`${contract}.${name} has no advice in scripts/contracts/error-advice.ts`);
    usedKeys.add(key);
    return text;
  };
  const keyOf = ({ name, contract }: DeclaredError) => `${name} ${contract}`;
  const sorted = [...errors].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const rows = sorted.map(
    (error) => `| \`${error.name}\` | ${error.contract} | ${error.notice} | ${adviceOf(error)} |`,
  );
  const unused = Object.keys(advice).filter((key) => !usedKeys.has(key));
  if (unused.length > 0) throw new Error(`advice of no error: ${unused.join(', ')}`);
  return [
    '# Errors of the contracts',
    '',
    '<!-- Generated from src/interfaces by scripts/contracts-build.ts. Do not edit: an error’s meaning is its NatSpec, what to',
    'do is in scripts/contracts/error-advice.ts. -->',
    '',
    'Every error that an interface of ours declares. A call can end with the error of a contract that the one',
    'it goes to calls, so decode with the errors of all of them. Those of packages come through as well: `AccessManagedUnauthorized`',
    '(the sender lacks the role, or ADMIN closed the contract), `AccessManagerNotScheduled` (the role’s holder has an execution delay: schedule the call first),',
    '`SafeERC20FailedOperation` and the payment token’s own (allowance or balance too small, or the token refuses an address),',
    '`ReentrancyGuardReentrantCall`, `SafeCastOverflowedUintDowncast`.',
    '',
    '| error | contract | when | what to do |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
