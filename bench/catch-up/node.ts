// A node in its own process. It prints "listening <url>", and "asked" at the first request for logs. SIGUSR2 adds a block every 0.4 seconds.
//   no argument: 200,000 blocks full of foreign transactions, with a rare event of the registry.
//   a number: the raises of this number of series and nothing else, prepared before it listens.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeAbiParameters, type Hex, numberToHex, pad, toEventSelector } from 'viem';
import { addressOf } from './contracts.ts';
import { BLOCKS, blocksOf, CAP, EVERY, FOREIGN } from './figures.ts';
import { type BenchLog, raises } from './raises.ts';

const series = process.argv[2] === undefined ? null : Number(process.argv[2]);
let head = series === null ? BLOCKS : blocksOf(series);
/** A raise takes a week. */
const BLOCK_MS = series === null ? 400 : 1_800_000;
const NEXT_MS = 400;
/** The time of block 0, by which the newest block is of now. */
const genesisTime = Math.floor(Date.now() / 1000) - Math.floor(head * (BLOCK_MS / 1000));

const foreign = JSON.stringify(
  Array.from({ length: series === null ? FOREIGN : 0 }, (_, i) =>
    pad(numberToHex(BigInt(i) * 0xabcdef0123456789n + 7n), { size: 32 }),
  ),
);
const hashOf = (block: number) => pad(numberToHex(0xb10c_0000_0000n + BigInt(block)), { size: 32 });
const ZEROS = `0x${'00'.repeat(256)}`;
/** The other fields of a header. */
const REST = [
  ...['receiptsRoot', 'stateRoot', 'transactionsRoot', 'mixHash', 'sha3Uncles'].map(
    (name) => `"${name}":"${ZEROS.slice(0, 66)}"`,
  ),
  ...['difficulty', 'totalDifficulty', 'size'].map((name) => `"${name}":"0x0"`),
  `"miner":"${addressOf('token')}","nonce":"${ZEROS.slice(0, 18)}","extraData":"0x","uncles":[]`,
].join(',');

/** A block's header. If `whole`, it has the transactions and not only their hashes. */
function header(number: number, whole: boolean): string {
  if (number > head || number < 0) return 'null';
  const { length } = String(number);
  const own = Array.from({ length: logs.get(number)?.length ?? 0 }, (_, index) =>
    whole ? transactionText(number, index) : `"${transactionOf(number, index)}"`,
  );
  const transactions = series === null ? foreign : `[${own.join(',')}]`;
  const at = genesisTime + Math.floor(number * (BLOCK_MS / 1000));
  return `{"number":"${numberToHex(number)}","hash":"${hashOf(number)}","parentHash":"${hashOf(number - 1)}","timestamp":"${numberToHex(at)}","baseFeePerGas":"0x1","gasLimit":"0xbebc200","gasUsed":"0x${length}","logsBloom":"${ZEROS}",${REST},"transactions":${transactions}}`;
}

const transactionOf = (block: number, index: number) => pad(numberToHex(block * 1_000 + index + 1), { size: 32 });

/** Each log has a transaction of its own. */
function transactionText(block: number, index: number): string {
  const at = numberToHex(index);
  return `{"hash":"${transactionOf(block, index)}","blockHash":"${hashOf(block)}","blockNumber":"${numberToHex(block)}","transactionIndex":"${at}","from":"${addressOf('token')}","to":"${addressOf('hub')}","input":"${ZEROS.slice(0, 138)}","value":"0x0","nonce":"${at}","gas":"0x30d40","gasPrice":"0x1","type":"0x0","v":"0x1","r":"${hashOf(block)}","s":"${hashOf(block)}"}`;
}

interface LogText {
  readonly address: string;
  readonly selector: string;
  readonly text: string;
}

function logTextOf({ block, contract, topics, data }: BenchLog, index: number): LogText {
  const transaction = transactionOf(block, index);
  const address = addressOf(contract);
  const text = `{"address":"${address}","topics":${JSON.stringify(topics)},"data":"${data}","blockNumber":"${numberToHex(block)}","blockHash":"${hashOf(block)}","transactionHash":"${transaction}","transactionIndex":"${numberToHex(index)}","logIndex":"${numberToHex(index)}","removed":false}`;
  return { address, selector: topics[0] as string, text };
}

const TOPIC = toEventSelector('event AllowlistUpdated(address indexed wallet, bool verified)');
const rare = (block: number): BenchLog => ({
  block,
  contract: 'registry',
  topics: [TOPIC, pad(numberToHex(block), { size: 32 })],
  data: encodeAbiParameters([{ type: 'bool' }], [true]),
});

/** The logs of each block that has logs. */
const logs = new Map<number, readonly LogText[]>();
if (series === null) {
  for (let block = EVERY; block <= BLOCKS; block += EVERY) logs.set(block, [logTextOf(rare(block), 3)]);
} else {
  for (const [block, blockLogs] of raises(series, genesisTime)) logs.set(block, blockLogs.map(logTextOf));
}

interface Filter {
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
  readonly address?: string | readonly string[];
  readonly topics?: readonly (string | readonly string[] | null)[];
}

const lowerSet = (values: string | readonly string[] | null | undefined): ReadonlySet<string> | null =>
  values === undefined || values === null ? null : new Set([values].flat().map((text) => text.toLowerCase()));

/** The texts of a range's logs. */
function logsIn({ fromBlock, toBlock, address, topics }: Filter): string {
  const [addresses, selectors] = [lowerSet(address), lowerSet(topics?.[0])];
  const texts: string[] = [];
  for (let block = Number(fromBlock); block <= Number(toBlock); block += 1) {
    for (const log of logs.get(block) ?? []) {
      const matches = (addresses?.has(log.address) ?? true) && (selectors?.has(log.selector) ?? true);
      if (matches) texts.push(log.text);
    }
  }
  return `[${texts.join(',')}]`;
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [unknown, boolean?];
}

let wasAskedForLogs = false;

function answer({ id, method, params }: Call): string {
  const result = (text: string) => `{"jsonrpc":"2.0","id":${id},"result":${text}}`;
  switch (method) {
    case 'eth_chainId':
      return result('"0x279f"');
    case 'eth_blockNumber':
      return result(`"${numberToHex(head)}"`);
    case 'eth_getBlockByNumber': {
      const [at, whole = false] = params;
      return result(header(at === 'latest' ? head : at === 'finalized' ? head - 2 : Number(at), whole));
    }
    case 'eth_getLogs': {
      if (!wasAskedForLogs) process.stdout.write('asked\n');
      wasAskedForLogs = true;
      const filter = params[0] as Filter;
      if (Number(filter.toBlock) - Number(filter.fromBlock) + 1 > CAP) {
        return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32614,"message":"eth_getLogs is limited to a ${CAP} range"}}`;
      }
      return result(logsIn(filter));
    }
    default:
      return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32601,"message":"Method not found"}}`;
  }
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Call | readonly Call[];
  const text = Array.isArray(body) ? `[${body.map(answer).join(',')}]` : answer(body as Call);
  response.setHeader('content-type', 'application/json').end(text);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGUSR2', () => {
  setInterval(() => {
    head += 1;
  }, NEXT_MS);
});
