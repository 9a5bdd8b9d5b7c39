import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Key } from '../../ui/key.tsx';
import type { AttestorAnswer } from './sealing.ts';

/** The choice of an attestor among those with an announced key. None is preselected, because an issuer agrees with its attestor first. */
export function AttestorChoice({
  label = 'Attestor',
  attestors,
  value,
  onChange,
}: {
  readonly label?: string;
  readonly attestors: readonly AttestorAnswer[];
  readonly value: string;
  readonly onChange: (address: string) => void;
}) {
  return (
    <>
      <RadioGroup className="field" value={value === '' ? null : value} onChange={onChange}>
        <Label className="group-label">{label}</Label>
        {attestors.map(({ address }) => (
          <Radio key={address} value={address} className="option">
            <span className="box round" aria-hidden="true" />
            <Key of={address} />
          </Radio>
        ))}
      </RadioGroup>
      <p className="quiet">
        {value === '' &&
          'Choose the one that you agreed with: an attestor tells you its key, and the chain knows no name. '}
        Before anything is sealed, your wallet’s node, or on Solana your own, says whether the key is an attestor’s.
      </p>
    </>
  );
}

/** The reason why the button below is not ready: no attestor is chosen. */
export const MissingAttestor = ({ of }: { readonly of: string }) =>
  of === '' && <p className="quiet">Choose an attestor first.</p>;
