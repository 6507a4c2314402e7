/** Levels that are indented further; deeper ones stay in line with the last of them. */
const maxIndent = 4;

/** Class names of a list of replies; small screens have room for half the indentation. */
export const indentOf = (depth: number): string => (depth <= maxIndent ? 'pl-2 sm:pl-4' : '');

/** Returns the level to name beside a comment, where the indentation no longer shows it well. */
export const levelBadgeOf = (depth: number): number | undefined => (depth > 2 ? depth : undefined);

const pageButtons = 3;

/** Returns up to three page numbers around the current one. */
export function pagesAround(page: number, totalPages: number): number[] {
  const first = Math.max(1, Math.min(page - 1, totalPages - pageButtons + 1));
  const count = Math.min(pageButtons, totalPages);
  return Array.from({ length: count }, (_, place) => first + place);
}

/** Tells whether a page can be opened: it exists and is not the current one. */
export const isOtherPage = (wanted: number, page: number, totalPages: number): boolean =>
  Number.isInteger(wanted) && wanted >= 1 && wanted <= totalPages && wanted !== page;

export type NewlineKey = 'shift' | 'ctrl';

type PressedKey = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
};

/** Tells what Enter does: it sends, or inserts a line with the newline key of this kind of content. */
export function enterAction(
  { key, shiftKey, ctrlKey, metaKey, isComposing }: PressedKey,
  newline: NewlineKey,
): 'send' | 'newline' | undefined {
  // Enter within a composition only takes over the composed word, as with Telex.
  if (key !== 'Enter' || isComposing) return undefined;
  if (shiftKey) return 'newline';
  return newline === 'ctrl' && (ctrlKey || metaKey) ? 'newline' : 'send';
}
