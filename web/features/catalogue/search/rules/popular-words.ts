import type { CategoryNode } from '#shared/catalogue/category.ts';

/** What people look for is what the market holds most of: its fullest lowest categories, by their names. */
export function popularWords(tree: readonly CategoryNode[], most: number): string[] {
  const leaves = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));
  return leaves(tree)
    .filter(({ name }) => !/[,&]/.test(name)) // 'Gạo lứt & nếp' is the name of a category; nobody types it.
    .toSorted((one, other) => (other.productCount ?? 0) - (one.productCount ?? 0))
    .slice(0, most)
    .map(({ name }) => name);
}
