function download(address: string, name: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
}

/** Some browsers begin to read what is downloaded only a while after the press. */
const readWithin = 60_000;

/** Hands the reader a file; what has an address of its own is downloaded from there. */
export function saveFile(content: Blob | string, name: string): void {
  if (typeof content === 'string') return download(content, name);
  const address = URL.createObjectURL(content);
  download(address, name);
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
