import type { CategoryNode } from '#shared/catalogue/category.ts';

/** What people look for is what the market holds most of: the fullest shelves, by their names. */
export function popularWords(tree: readonly CategoryNode[], most: number): string[] {
  const shelves = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => (node.children.length > 0 ? shelves(node.children) : [node]));
  return shelves(tree)
    .filter(({ name }) => !/[,&]/.test(name)) // 'Gạo lứt & nếp' is the name of a shelf; nobody types it.
    .toSorted((one, other) => (other.productCount ?? 0) - (one.productCount ?? 0))
    .slice(0, most)
    .map(({ name }) => name);
}
