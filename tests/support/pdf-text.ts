import { extractText, getDocumentProxy } from 'unpdf';

/** Text of a PDF by page, as a reader's search finds it. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  // A copy, because the reader detaches the buffer.
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.normalize('NFC').replace(/\s+/g, ' '));
}
