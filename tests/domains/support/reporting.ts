import { createDeviceSecret, createMemoryStore, type ReportDevice } from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { circuitFiles } from '../../circuits/files.ts';
import { createProduct, type Product } from './product.ts';
import { type Launched, launch, openFirstPeriod, raise } from './story.ts';

/** A product whose series is in its first open period, and the issuer's device, which proves. */
export interface Reporting {
  readonly product: Product;
  readonly launched: Launched;
  readonly device: ReportDevice;
  close(): Promise<void>;
}

export async function createReporting({ routed = false, feedRests = false } = {}): Promise<Reporting> {
  const [product, prover] = await Promise.all([
    createProduct(),
    loadCircuitFiles(circuitFiles()).then(createReportProver),
  ]);
  const launched = await launch(product, { routed });
  const issuer = { seriesKey: launched.seriesKey, wallet: product.wallet('issuer').address };
  if (routed) await product.act('issuer', 'buildOpenRouter', issuer);
  await raise(product, launched);
  await openFirstPeriod(product, { feedRests });
  return {
    product,
    launched,
    device: { secret: createDeviceSecret(), store: createMemoryStore(), prover },
    async close() {
      await prover.close();
      await product.close();
    },
  };
}
