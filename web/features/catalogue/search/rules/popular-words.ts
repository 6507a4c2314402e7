import type { CategoryNode } from '#shared/catalogue/category.ts';

/** Returns popular search words: the names of the lowest categories with the most products. */
export function popularWords(tree: readonly CategoryNode[], most: number): string[] {
  const leaves = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));
  return leaves(tree)
    .filter(({ name }) => !/[,&]/.test(name)) // 'Gạo lứt & nếp' is a category name that nobody would type.
    .toSorted((one, other) => (other.productCount ?? 0) - (one.productCount ?? 0))
    .slice(0, most)
    .map(({ name }) => name);
}
