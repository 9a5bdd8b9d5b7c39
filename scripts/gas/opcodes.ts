/** Prices of opcodes that depend on nothing, by their names in a trace. Source: the yellow paper, EIP-3855, EIP-3198, EIP-7939. */
const BY_PRICE: readonly (readonly [number, string])[] = [
  [0, 'STOP RETURN REVERT SLOAD SSTORE CALL STATICCALL DELEGATECALL BALANCE EXTCODESIZE EXTCODEHASH EXTCODECOPY'],
  [1, 'JUMPDEST'],
  [2, 'ADDRESS ORIGIN CALLER CALLVALUE CALLDATASIZE CODESIZE GASPRICE COINBASE TIMESTAMP NUMBER PREVRANDAO DIFFICULTY'],
  [2, 'GASLIMIT CHAINID RETURNDATASIZE POP PC MSIZE GAS BASEFEE BLOBBASEFEE PUSH0'],
  [3, 'ADD SUB NOT LT GT SLT SGT EQ ISZERO AND OR XOR BYTE SHL SHR SAR CALLDATALOAD MLOAD MSTORE MSTORE8 BLOBHASH'],
  [3, 'CALLDATACOPY CODECOPY RETURNDATACOPY MCOPY'],
  [5, 'MUL DIV SDIV MOD SMOD SIGNEXTEND SELFBALANCE CLZ'],
  [8, 'ADDMOD MULMOD JUMP'],
  [10, 'JUMPI EXP'],
  [20, 'BLOCKHASH'],
  [30, 'KECCAK256 SHA3'],
  [100, 'TLOAD TSTORE'],
  [375, 'LOG0'],
  [750, 'LOG1'],
  [1_125, 'LOG2'],
  [1_500, 'LOG3'],
  [1_875, 'LOG4'],
];
const PRICES = new Map(BY_PRICE.flatMap(([price, names]) => names.split(' ').map((name) => [name, price] as const)));

/** @throws Error for an opcode that no contract here runs in a call */
export function basePrice(op: string): number {
  const price = PRICES.get(op) ?? (/^(PUSH|DUP|SWAP)\d+$/.test(op) ? 3 : undefined);
  if (price === undefined) throw new Error(`${op} has no known price`);
  return price;
}

/** The word on the stack at a depth below its top; 0 is the top. */
export type Peek = (depth: number) => bigint;

const int = (value: bigint): number => Number(value);
const words = (bytes: number): number => Math.ceil(bytes / 32);
const significantBytes = (value: bigint): number => (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2));

/** The cost of an opcode for the size of its operand, without memory. */
export function sizePrice(op: string, peek: Peek): number {
  if (op === 'KECCAK256' || op === 'SHA3') return 6 * words(int(peek(1)));
  if (op === 'EXTCODECOPY') return 3 * words(int(peek(3)));
  if (op.endsWith('COPY')) return 3 * words(int(peek(2)));
  if (op === 'EXP') return 50 * significantBytes(peek(1));
  if (op.startsWith('LOG')) return 8 * int(peek(1));
  return 0;
}

/** The memory of opcodes: the places of offset and length on the stack, or a fixed length in bytes. */
const MEMORY: Readonly<Record<string, readonly (readonly [number, number | { readonly bytes: number }])[]>> = {
  MLOAD: [[0, { bytes: 32 }]],
  MSTORE: [[0, { bytes: 32 }]],
  MSTORE8: [[0, { bytes: 1 }]],
  KECCAK256: [[0, 1]],
  SHA3: [[0, 1]],
  CALLDATACOPY: [[0, 2]],
  CODECOPY: [[0, 2]],
  RETURNDATACOPY: [[0, 2]],
  EXTCODECOPY: [[1, 3]],
  MCOPY: [
    [0, 2],
    [1, 2],
  ],
  LOG0: [[0, 1]],
  LOG1: [[0, 1]],
  LOG2: [[0, 1]],
  LOG3: [[0, 1]],
  LOG4: [[0, 1]],
  RETURN: [[0, 1]],
  REVERT: [[0, 1]],
  CALL: [
    [3, 4],
    [5, 6],
  ],
  STATICCALL: [
    [2, 3],
    [4, 5],
  ],
  DELEGATECALL: [
    [2, 3],
    [4, 5],
  ],
};

/** The number of words of memory that an opcode needs. */
export function memoryWords(op: string, peek: Peek): number {
  let most = 0;
  for (const [at, length] of MEMORY[op] ?? []) {
    const bytes = typeof length === 'number' ? int(peek(length)) : length.bytes;
    if (bytes > 0) most = Math.max(most, words(int(peek(at)) + bytes));
  }
  return most;
}
