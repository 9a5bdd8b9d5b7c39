import { AppButton } from '../../ui/button.tsx';
import { MissingAttestor } from './attestor-choice.tsx';
import { filesError } from './documents.tsx';

interface AskButtonProps {
  readonly label: string;
  /** The chosen attestor; an empty text for none yet. */
  readonly address: string;
  readonly files: readonly File[];
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** The button that seals documents and asks an attestor. Above it stands what is missing: the attestor, or documents. */
export const AskButton = ({ label, address, files, isPending, onPress }: AskButtonProps) => (
  <>
    <MissingAttestor of={address} />
    {address !== '' && files.length === 0 && (
      <p className="warning">The attestor gets no document, because you have chosen none.</p>
    )}
    <AppButton look="primary" isDisabled={address === '' || isPending || filesError(files) !== null} onPress={onPress}>
      {isPending ? 'Sealing …' : label}
    </AppButton>
  </>
);
