import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { EvmWallet } from '../../../src/adapters/evm/wallet.ts';
import type { Answer } from '../../support/gateway.ts';
import { ageContracts, type ContractAnswer, type ContractMutation, contractMutation } from '../support/contracts.ts';
import type { Name, Product } from '../support/product.ts';
import { draftInput, newTerms } from '../support/story.ts';

export const sha256 = (base64: string): string =>
  `0x${createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex')}`;

export interface Rendered {
  readonly id: string;
  readonly document: string;
  readonly text: string;
}

/** What people of a product do with contracts. */
export function contractsOf(product: Product) {
  const { prisma } = product.gateway.database;
  const mutate = (name: Name, mutation: ContractMutation, input: object, key?: string) =>
    contractMutation({ ask: (document, variables) => product.ask(name, document, variables) }, mutation, input, key);
  const rendered = (answer: ContractAnswer): Rendered => {
    expect(answer.code).toBeUndefined();
    const { contractSession, document, text } = answer;
    return { id: String(contractSession?.id), document: String(document), text: String(text) };
  };
  return {
    mutate,
    rendered,

    async draft(name: Name = 'issuer', more: object = {}): Promise<string> {
      const input = { ...(await draftInput(product, newTerms())), issuer: product.wallet(name).address, ...more };
      const { draft, code } = await product.build(name, 'draftSeries', input);
      expect(code).toBeUndefined();
      return String(draft?.id);
    },

    /** Of a draft, or a backer's own. */
    async render(name: Name, draftId?: string): Promise<Rendered> {
      await ageContracts(prisma);
      const { address: wallet } = product.wallet(name);
      return rendered(
        draftId === undefined
          ? await mutate(name, 'renderParticipationContract', { wallet })
          : await mutate(name, 'renderSeriesContract', { id: draftId }),
      );
    },

    async signed({ id, document, text }: Rendered, wallet: Pick<EvmWallet, 'signMessage'>) {
      return { id, document, signature: await wallet.signMessage(text) };
    },

    async session(name: Name | 'public', id: string, fields = 'state') {
      const document = `query ($id: ID!) { contractSession(id: $id) { ${fields} } }`;
      const { data, errors } = await product.ask(name, document, { id });
      return data?.contractSession ?? errors?.[0]?.extensions.code;
    },
  };
}

/** The rows of a list that was answered. */
export function nodesOf<Node>({ data }: Answer, field: string): readonly Node[] {
  const list = data?.[field] as { readonly nodes: readonly Node[] } | null | undefined;
  if (!list) throw new Error(`no ${field}`);
  return list.nodes;
}
