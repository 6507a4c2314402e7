import { TextDecoder } from 'node:util';
import { tidy } from '#shared/text.ts';

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
    // Vietnamese pages of older systems still write these.
    agrave: 'à',
    aacute: 'á',
    acirc: 'â',
    atilde: 'ã',
    egrave: 'è',
    eacute: 'é',
    ecirc: 'ê',
    igrave: 'ì',
    iacute: 'í',
    ograve: 'ò',
    oacute: 'ó',
    ocirc: 'ô',
    otilde: 'õ',
    ugrave: 'ù',
    uacute: 'ú',
    yacute: 'ý',
  }),
);

const isText = (code: number): boolean =>
  code > 31 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) && code !== 0x7f;

const ofCode = (code: number): string => (isText(code) ? String.fromCodePoint(code) : ' ');

/** `&amp;` and its like as the letters they stand for; what is unknown stays as it is. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (hex) return ofCode(Number.parseInt(hex, 16));
    if (decimal) return ofCode(Number(decimal));
    return named.get(name) ?? named.get(String(name).toLowerCase()) ?? whole;
  });

/** One line of plain text, no longer than asked, cut at a word. */
export function plainLine(text: string, longest: number): string {
  const line = tidy(decodeEntities(text.slice(0, longest * 8)).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '));
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
