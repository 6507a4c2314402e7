function download(address: string, name: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
}

/** Lifetime of the object URL: some browsers start to read a download only a while after the click. */
const readWithin = 60_000;

/** Downloads a file; content with an address of its own is downloaded from there. */
export function saveFile(content: Blob | string, name: string): void {
  if (typeof content === 'string') return download(content, name);
  const address = URL.createObjectURL(content);
  download(address, name);
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
