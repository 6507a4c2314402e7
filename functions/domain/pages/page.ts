import type { FirstAnswer } from '#shared/first-data.ts';

/** A picture the first screen shows large, as its `<img>` asks for it. */
export type FirstPicture = { address: string; sizes: string };

/** What a page says of itself to those who do not run it, and the answers it needs to show its first screen. */
export type Page = {
  status: 200 | 404;
  /** Without the name of the shop. */
  title: string;
  description: string;
  /** The one address of this content. */
  path: string;
  kind: 'website' | 'product';
  /** What a shared link shows. */
  picture?: string;
  isIndexed: boolean;
  /** Schema.org facts, one block each. */
  facts: readonly object[];
  answers: readonly FirstAnswer[];
  firstPictures: readonly FirstPicture[];
  /** What shows until the page's code has arrived. */
  firstPaint?: string;
  /** The route files of the web app that show it, whose code is fetched at once. */
  routes: readonly string[];
};

/** What stood at an address stands at another for good. */
export type MovedPage = { status: 301; path: string };

const widths = [160, 320, 640];

export const pictureAt = (address: string, width = 640): string => address.replace('{width}', String(width));

/** The widths pictures come in, as `srcset` writes them; one plain address has none. */
export const sourceSet = (address: string): string | undefined =>
  address.includes('{width}')
    ? widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')
    : undefined;

/** Plain words of at most `length` letters, ending with a whole one. */
export function inShort(text: string, length = 160): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
