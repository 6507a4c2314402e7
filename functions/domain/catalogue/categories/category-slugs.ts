import { AppError } from '#shared/contract/errors.ts';
import { slugify } from '#shared/values/text.ts';
import type { CategoryTree, PlacedCategory } from './category-tree.ts';

const unnamed = 'danh-muc';
/** Number of former slugs per category that still lead to it. */
const maxFormer = 20;

/**
 * Returns a unique slug: the requested one, or one made from the name. Former slugs of other categories stay
 * reserved for them.
 */
export function slugFor(tree: CategoryTree, asked: string, name: string, ownId?: string): string {
  const others = [...tree.values()].filter(({ id }) => id !== ownId);
  const taken = new Set(others.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
  if (asked && taken.has(asked)) throw new AppError('SLUG_EXISTS');
  if (asked) return asked;
  const plain = slugify(name) || unnamed;
  let slug = plain;
  for (let number = 2; taken.has(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}

/** Adds a replaced slug to the former ones, so that old links still work. */
export const formerSlugs = (before: PlacedCategory, slug: string): string[] =>
  slug === before.slug
    ? before.formerSlugs
    : [before.slug, ...before.formerSlugs].filter((former) => former !== slug).slice(0, maxFormer);
