/** Gives the person a text as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after this function has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
