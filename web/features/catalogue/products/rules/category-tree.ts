import type { CategoryNode } from '#shared/catalogue/category.ts';

/** Returns the path from the root to a category; empty if it is not in the tree. */
export function pathTo(tree: readonly CategoryNode[], id: string | undefined): CategoryNode[] {
  if (!id) return [];
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
