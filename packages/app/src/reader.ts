import { createGateway, type Gateway } from '@income-series/client/gateway';
import { createContext, useContext } from 'react';
import { service } from './service.ts';

/** The reader whose view the page shows. A session is in this page's memory alone, so that a reload asks the wallet again. */
export interface Reader {
  /** Separates the answers of readers in the cache, because no answer of one is shown to another. */
  readonly id: string;
  readonly gateway: Gateway;
  /** The wallet that signed in; null for the public. */
  readonly wallet: { readonly address: string; readonly chain: string } | null;
}

export const PUBLIC: Reader = { id: 'public', gateway: createGateway({ url: service.url }), wallet: null };

export const ReaderContext = createContext<Reader>(PUBLIC);
export const useReader = (): Reader => useContext(ReaderContext);
