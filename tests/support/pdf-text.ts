import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader finds in a PDF when it looks for words, page by page. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  // The reader takes the bytes away.
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.normalize('NFC').replace(/\s+/g, ' '));
}
