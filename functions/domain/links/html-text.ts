import { TextDecoder } from 'node:util';
import { tidy } from '#shared/values/text.ts';

/** One line of plain text, no longer than asked, cut at a word. */
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
    return undefined; // an encoding nobody knows is read as the usual one
  }
};

const charsetPattern = /charset\s*=\s*["']?\s*([\w:.-]{2,40})/i;

/** Bytes as text: by what the server says, else by what the page says of itself, else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const label = charsetPattern.exec(contentType)?.[1] ?? charsetPattern.exec(beginning)?.[1] ?? 'utf-8';
  return (decoderFor(label) ?? new TextDecoder()).decode(bytes);
}
