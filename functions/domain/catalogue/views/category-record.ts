import * as z from 'zod';
import { Category } from '#shared/catalogue/category.ts';

/** A category as stored. Its path in the tree follows from its parent. */
export const StoredCategory = Category.omit({ path: true, level: true }).extend({
  isActive: z.boolean().default(true),
  /** Former slugs, which redirect to the current one. */
  formerSlugs: z.array(z.string()).default([]),
  /** Upload of its picture. */
  pictureId: z.string().nullable().default(null),
  version: z.int().default(1),
});
export type StoredCategory = z.infer<typeof StoredCategory>;
