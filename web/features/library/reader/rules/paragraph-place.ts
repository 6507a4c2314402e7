/** Elements of a text that count as its paragraphs; each is at most a few lines or one picture. */
const paragraphs = 'p, li, h1, h2, h3, h4, pre, tr, figure';

/** Returns the paragraphs of a text in their order. Lists in lists and paragraphs in cells count by themselves. */
export const paragraphsIn = (text: ParentNode): HTMLElement[] => [
  ...text.querySelectorAll<HTMLElement>(paragraphs),
];

/** Returns the paragraph that is being read: the last one that begins above the reading line. */
export function paragraphAt(tops: readonly number[], line: number): number {
  const below = tops.findIndex((top) => top > line);
  return Math.max(0, (below === -1 ? tops.length : below) - 1);
}
