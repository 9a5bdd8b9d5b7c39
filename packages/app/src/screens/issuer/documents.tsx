import type { SealedFile } from '@income-series/client';
import { useId } from 'react';

/** The most bytes of a file. Written in Base64 twice, it has to fit into an envelope of 448 KiB. */
const MAX_FILE_BYTES = 240 * 1024;
/** The most documents of a case. */
export const MAX_DOCUMENTS = 16;

/** The reason why files cannot be sealed; null if they can. */
export function filesError(files: readonly File[], most = MAX_DOCUMENTS): string | null {
  if (files.length > most) return `A case has ${MAX_DOCUMENTS} documents at most.`;
  const largeFile = files.find(({ size }) => size > MAX_FILE_BYTES);
  return largeFile ? `“${largeFile.name}” is larger than 240 KiB.` : null;
}

export const readFile = async (file: File): Promise<SealedFile> => ({
  name: file.name,
  type: file.type || 'application/octet-stream',
  data: new Uint8Array(await file.arrayBuffer()),
});

/** A field for files, with its label above, its hint, and its error. */
export function FilesField({
  label,
  hint,
  files,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
}) {
  const id = useId();
  const error = filesError(files);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      {error && <span className="field-error">{error}</span>}
      <input
        id={id}
        type="file"
        multiple
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange([...(target.files ?? [])])}
      />
    </div>
  );
}
