// A node of its own process. Says "listening <url>", and "asked" once it is asked for logs; SIGUSR2 lets it go on by a block each 0.4 seconds.
//   no argument: 200,000 blocks that are full of foreign transactions, and now and then an event of the registry.
//   a number: whole raises of so many series and nothing else, prepared before it listens.
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
/** The newest block is as young as it says. */
const begun = Math.floor(Date.now() / 1000) - Math.floor(head * (BLOCK_MS / 1000));

const foreign = JSON.stringify(
  Array.from({ length: series === null ? FOREIGN : 0 }, (_, i) =>
    pad(numberToHex(BigInt(i) * 0xabcdef0123456789n + 7n), { size: 32 }),
  ),
);
const hashOf = (block: number) => pad(numberToHex(0xb10c_0000_0000n + BigInt(block)), { size: 32 });
const ZEROS = `0x${'00'.repeat(256)}`;
/** What else a header has. */
const REST = [
  ...['receiptsRoot', 'stateRoot', 'transactionsRoot', 'mixHash', 'sha3Uncles'].map(
    (name) => `"${name}":"${ZEROS.slice(0, 66)}"`,
  ),
  ...['difficulty', 'totalDifficulty', 'size'].map((name) => `"${name}":"0x0"`),
  `"miner":"${addressOf('token')}","nonce":"${ZEROS.slice(0, 18)}","extraData":"0x","uncles":[]`,
].join(',');

/** `whole`: with the transactions themselves, not their hashes alone. */
function header(number: number, whole: boolean): string {
  if (number > head || number < 0) return 'null';
  const { length } = String(number);
  const own = Array.from({ length: logs.get(number)?.length ?? 0 }, (_, index) =>
    whole ? transactionText(number, index) : `"${transactionOf(number, index)}"`,
  );
  const transactions = series === null ? foreign : `[${own.join(',')}]`;
  const at = begun + Math.floor(number * (BLOCK_MS / 1000));
  return `{"number":"${numberToHex(number)}","hash":"${hashOf(number)}","parentHash":"${hashOf(number - 1)}","timestamp":"${numberToHex(at)}","baseFeePerGas":"0x1","gasLimit":"0xbebc200","gasUsed":"0x${length}","logsBloom":"${ZEROS}",${REST},"transactions":${transactions}}`;
}

const transactionOf = (block: number, index: number) => pad(numberToHex(block * 1_000 + index + 1), { size: 32 });

/** Each log has a transaction of its own. */
function transactionText(block: number, index: number): string {
  const at = numberToHex(index);
  return `{"hash":"${transactionOf(block, index)}","blockHash":"${hashOf(block)}","blockNumber":"${numberToHex(block)}","transactionIndex":"${at}","from":"${addressOf('token')}","to":"${addressOf('hub')}","input":"${ZEROS.slice(0, 138)}","value":"0x0","nonce":"${at}","gas":"0x30d40","gasPrice":"0x1","type":"0x0","v":"0x1","r":"${hashOf(block)}","s":"${hashOf(block)}"}`;
}

interface AskedLog {
  readonly address: string;
  readonly selector: string;
  readonly text: string;
}

function askedLog({ block, contract, topics, data }: BenchLog, index: number): AskedLog {
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

/** The logs of every block that has some. */
const logs = new Map<number, readonly AskedLog[]>();
if (series === null) {
  for (let block = EVERY; block <= BLOCKS; block += EVERY) logs.set(block, [askedLog(rare(block), 3)]);
} else {
  for (const [block, some] of raises(series, begun)) logs.set(block, some.map(askedLog));
}

interface Filter {
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
  readonly address?: string | readonly string[];
  readonly topics?: readonly (string | readonly string[] | null)[];
}

const oneOf = (given: string | readonly string[] | null | undefined): ReadonlySet<string> | null =>
  given === undefined || given === null ? null : new Set([given].flat().map((text) => text.toLowerCase()));

/** The texts of a range's logs. */
function found({ fromBlock, toBlock, address, topics }: Filter): string {
  const [addresses, selectors] = [oneOf(address), oneOf(topics?.[0])];
  const texts: string[] = [];
  for (let block = Number(fromBlock); block <= Number(toBlock); block += 1) {
    for (const log of logs.get(block) ?? []) {
      const isAsked = (addresses?.has(log.address) ?? true) && (selectors?.has(log.selector) ?? true);
      if (isAsked) texts.push(log.text);
    }
  }
  return `[${texts.join(',')}]`;
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [unknown, boolean?];
}

/** For logs. */
let wasAsked = false;

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
      if (!wasAsked) process.stdout.write('asked\n');
      wasAsked = true;
      const filter = params[0] as Filter;
      if (Number(filter.toBlock) - Number(filter.fromBlock) + 1 > CAP) {
        return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32614,"message":"eth_getLogs is limited to a ${CAP} range"}}`;
      }
      return result(found(filter));
    }
    default:
      return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32601,"message":"Method not found"}}`;
  }
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const asked = JSON.parse(Buffer.concat(chunks).toString()) as Call | readonly Call[];
  const text = Array.isArray(asked) ? `[${asked.map(answer).join(',')}]` : answer(asked as Call);
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
