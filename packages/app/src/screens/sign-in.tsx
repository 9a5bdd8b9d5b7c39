import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { chainName } from '../format/words.ts';
import { useChains } from '../gateway/chains.ts';
import { signInWith } from '../gateway/session.ts';
import { useStore } from '../store.ts';
import { AppButton } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { wallets } from '../wallets/discover.ts';
import { UnlistedWallets } from '../wallets/unlisted.tsx';
import { type BrowserWallet, kindOfChain, type WalletKind } from '../wallets/wallet.ts';

const EXAMPLES: Readonly<Record<WalletKind, string>> = { evm: 'MetaMask', solana: 'Phantom' };

/** The advice for a person whose browser has no wallet for a chain, or for any chain. */
function NoWallet({ chain }: { readonly chain: string | null }) {
  if (chain === null)
    return (
      <p>
        No wallet of this browser announced itself. Install one, for example {EXAMPLES.evm} for EVM chains or{' '}
        {EXAMPLES.solana} for Solana, and load this page again.
      </p>
    );
  return (
    <p>
      No wallet of this browser announced itself for {chainName(chain)}. Install one, for example{' '}
      {EXAMPLES[kindOfChain(chain)]}, and load this page again.
    </p>
  );
}

/**
 * The button that signs in with a wallet of the browser, on any chain that the gateway serves, or on one alone, because a wallet of
 * another chain cannot buy there.
 */
export function SignIn({ chain: onlyChain = null }: { readonly chain?: string | null }) {
  const servedChains = useChains();
  const browserWallets = useStore(wallets);
  const chains = onlyChain === null ? servedChains : [onlyChain];
  const [error, setError] = useState<Error | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [waitingFor, setWaitingFor] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const lastAttempt = useRef<object | null>(null);
  /** Signs in, unless the person chooses another wallet before this one answers. The list closes, because a wallet’s own window may need its place. */
  const enter = async (wallet: BrowserWallet, chain: string) => {
    const attempt = {};
    const isLastAttempt = () => lastAttempt.current === attempt;
    lastAttempt.current = attempt;
    setError(null);
    setOpen(false);
    setWaitingFor({ id: wallet.id + chain, name: wallet.name });
    const refuse = (failure: Error) => {
      setError(failure);
      setOpen(true);
    };
    await signInWith(wallet, chain, isLastAttempt).catch((failure: Error) => isLastAttempt() && refuse(failure));
    if (isLastAttempt()) setWaitingFor(null);
  };
  const choices = browserWallets.flatMap((wallet) =>
    chains.filter((chain) => kindOfChain(chain) === wallet.kind).map((chain) => ({ wallet, chain })),
  );
  if (onlyChain !== null && choices.length === 0)
    return (
      <>
        <NoWallet chain={onlyChain} />
        <UnlistedWallets />
      </>
    );
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {waitingFor !== null && !isOpen && <span role="status">Confirm in {waitingFor.name}.</span>}
      <Button className="button primary">
        {onlyChain === null ? 'Sign in' : `Choose a wallet on ${chainName(onlyChain)}`}
      </Button>
      <Popover className="popover">
        <Dialog aria-label="Sign in">
          <h2>Sign in with a wallet</h2>
          <p className="quiet">You sign a text. It costs nothing, and moves nothing.</p>
          {choices.length === 0 && <NoWallet chain={null} />}
          <ul className="people">
            {choices.map(({ wallet, chain }) => (
              <li key={wallet.id + chain}>
                <AppButton isDisabled={waitingFor?.id === wallet.id + chain} onPress={() => void enter(wallet, chain)}>
                  {wallet.name} <span className="quiet">{chainName(chain)}</span>
                  {wallet.maker && <span className="quiet"> {wallet.maker}</span>}
                </AppButton>
              </li>
            ))}
          </ul>
          <UnlistedWallets />
          {waitingFor !== null && <p role="status">Confirm in {waitingFor.name}, or choose another.</p>}
          {error && <Failure error={error} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
