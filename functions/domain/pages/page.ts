import type { FirstAnswer } from '#shared/first-data.ts';

/** Large picture of the first screen, with the attributes of its `<img>`. */
export type FirstPicture = { address: string; sizes: string };

export type PictureFacts = { alt: string; width: number | null; height: number | null };

export type Alternate = { type: string; title: string; path: string };

/** Page with its metadata for crawlers, and the API responses that its first screen needs. */
export type Page = {
  status: 200 | 404 | 410;
  /** Title without the name of the shop. */
  title: string;
  description: string;
  /** Canonical path of this content. */
  path: string;
  kind: 'website' | 'product' | 'article';
  /** Preview picture of a shared link. */
  picture?: string;
  /** Facts of a preview picture that is not square. */
  pictureFacts?: PictureFacts;
  /** Other forms of this content, such as a feed. */
  alternates?: readonly Alternate[];
  isIndexed: boolean;
  /** Schema.org data; each object becomes one script block. */
  facts: readonly object[];
  answers: readonly FirstAnswer[];
  firstPictures: readonly FirstPicture[];
  /** HTML that is shown until the page's code has arrived. */
  firstPaint?: string;
  /** Route files of the web app for this page, whose code is preloaded. */
  routes: readonly string[];
};

/** Permanent redirect to another path. */
export type MovedPage = { status: 301; path: string };

type AbsentPage = Pick<Page, 'title' | 'path' | 'routes'> & { description?: string };

/** Page for crawlers of something that cannot be shown; the web app shows the message itself. */
export const absentPage = (status: 404 | 410, { description, ...page }: AbsentPage): Page => ({
  status,
  description: description ?? page.title,
  kind: 'website',
  isIndexed: false,
  facts: [],
  answers: [],
  firstPictures: [],
  ...page,
});

const widths = [160, 320, 640];

export const pictureAt = (address: string, width = 640): string => address.replace('{width}', String(width));

/** Widths for `srcset`; undefined for an address without a width placeholder. */
export const sourceSet = (address: string): string | undefined =>
  address.includes('{width}')
    ? widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')
    : undefined;

/** Plain text of at most `length` characters that ends with a whole word. */
export function shorten(text: string, length = 160): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
