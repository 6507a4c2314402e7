import { TextDecoder } from 'node:util';
import { tidy } from '#shared/values/text.ts';

/** Plain text on one line, cut at a word to the given length. */
export function plainLine(text: string, longest: number): string {
  const line = tidy(text.slice(0, longest * 8).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]+/gu, ' '));
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
}

const decoderFor = (label: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined; // an unknown encoding is read as UTF-8
  }
};

const charsetPattern = /charset\s*=\s*["']?\s*([\w:.-]{2,40})/i;

/** Decodes a page by the server's charset, else the page's own, else as UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const label = charsetPattern.exec(contentType)?.[1] ?? charsetPattern.exec(beginning)?.[1] ?? 'utf-8';
  return (decoderFor(label) ?? new TextDecoder()).decode(bytes);
}
