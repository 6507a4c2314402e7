import type { CategoryNode } from '#shared/catalogue/category.ts';
import { fold, words } from '#shared/values/text.ts';

const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Returns non-empty categories whose name has a word starting with each typed one, ignoring accents. */
export function matchingCategories(
  tree: readonly CategoryNode[],
  text: string,
  most: number,
): CategoryNode[] {
  const typed = words(fold(text));
  if (typed.length === 0) return [];
  const whole = typed.join(' ');
  const fits = (node: CategoryNode) => {
    const named = words(fold(node.name));
    return typed.every((part) => named.some((word) => word.startsWith(part)));
  };
  const rank = ({ name }: CategoryNode) => (words(fold(name)).join(' ').startsWith(whole) ? 0 : 1);
  return flat(tree)
    .filter((node) => node.productCount !== 0 && fits(node))
    .toSorted((one, other) => rank(one) - rank(other) || (other.productCount ?? 0) - (one.productCount ?? 0))
    .slice(0, most);
}
