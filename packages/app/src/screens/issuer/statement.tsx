import type { SealedStatement } from '@income-series/client';
import { useId, useState } from 'react';
import { FilesField, filesError, readFile } from './documents.tsx';

/** A text with files that is typed here, and sealed before it leaves the device. */
export function useStatement() {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  return {
    text,
    setText,
    files,
    setFiles,
    isReady: text.trim() !== '' && filesError(files) === null,
    read: async (): Promise<SealedStatement> => ({ text, files: await Promise.all(files.map(readFile)) }),
  };
}

/** The fields of a sealed statement. */
export function StatementFields({
  label,
  statement: { text, setText, files, setFiles },
}: {
  readonly label: string;
  readonly statement: ReturnType<typeof useStatement>;
}) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <span className="hint" id={`${id}-hint`}>
          It is sealed on this device, and does not survive a reload.
        </span>
        <textarea
          id={id}
          rows={5}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <FilesField label="Files" hint="They are sealed with the text." files={files} onChange={setFiles} />
    </>
  );
}
