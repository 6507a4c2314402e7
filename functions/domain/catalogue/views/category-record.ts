import * as z from 'zod';
import { Category } from '#shared/catalogue/category.ts';

/** A category as the table keeps it. Where it stands in the tree follows from whom it stands under. */
export const StoredCategory = Category.omit({ path: true, level: true }).extend({
  isActive: z.boolean().default(true),
  /** What its address said before: each leads to what it says now. */
  formerSlugs: z.array(z.string()).default([]),
  /** The upload its picture is made of. */
  pictureId: z.string().nullable().default(null),
  version: z.int().default(1),
});
export type StoredCategory = z.infer<typeof StoredCategory>;
