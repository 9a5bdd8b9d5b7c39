// A chain of its own for one test file: chain id 10143, a free port, stopped by the file (`afterAll(() => chain.stop())`)
// and in any case with the test process.
export { type Anvil, startAnvil } from '../../src/apps/devnet/anvil.ts';
