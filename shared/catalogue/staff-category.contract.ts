import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { Flag } from '../pages.ts';
import { UploadId } from '../media/upload.contract.ts';
import { tidy } from '../values/text.ts';
import { Category, CategoryGroup, CategoryId } from './category.ts';
import { SlugText } from './slug-text.ts';

/** Maximum number of categories, far more than a shop needs, because lists of them are read whole. */
export const maxCategories = 1000;

/** A category as staff see it, including hidden ones. */
export const StaffCategory = Category.extend({
  isActive: z.boolean(),
  /** Address of its picture with `{width}` in it: its own picture, or one of the shop’s drawings. */
  picture: z.string().nullable(),
  /** Position among its siblings, from 0. */
  position: z.int().min(0),
  /** Number of products in it and its subcategories, whether on sale or not. */
  productCount: z.int().min(0),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type StaffCategory = z.infer<typeof StaffCategory>;

/** The form in which staff write a category. An empty slug is made from the name. */
export const CategoryDraft = z.strictObject({
  name: z
    .string()
    .max(160)
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'category-name' }).max(80)),
  description: z.string().trim().max(500),
  slug: SlugText,
  group: CategoryGroup,
  parentId: CategoryId.nullable(),
  isActive: z.boolean(),
});
export type CategoryDraft = z.infer<typeof CategoryDraft>;

/** Id of a picture uploaded before through `/uploads/shopImages`; null removes the present one. */
const pictureId = UploadId.nullable().optional();
const position = z.int().min(0).max(maxCategories).optional();

const access = staff('products.write');
const params = z.object({ id: CategoryId });
const placing = ['UNKNOWN_CATEGORY', 'CATEGORY_TOO_DEEP', 'SLUG_EXISTS', 'UNKNOWN_UPLOAD'] as const;

export const listAdminCategories = defineRoute({
  name: 'catalogue/list-admin-categories',
  summary: 'Every category, parents before children, each level in its order',
  method: 'GET',
  path: '/admin/categories',
  access,
  query: z.object({ isActive: Flag.optional() }),
  reply: z.array(StaffCategory),
});

export const createCategory = defineRoute({
  name: 'catalogue/create-category',
  summary: 'Add a category, as the last of its siblings unless told otherwise',
  method: 'POST',
  path: '/admin/categories',
  access,
  body: CategoryDraft.extend({
    description: CategoryDraft.shape.description.default(''),
    slug: CategoryDraft.shape.slug.default(''),
    group: CategoryDraft.shape.group
      .optional()
      .describe('Left out, that of its parent; one without a parent says it'),
    parentId: CategoryDraft.shape.parentId.default(null),
    isActive: CategoryDraft.shape.isActive.default(true),
    pictureId,
    position,
    clientRequestId: z.string().min(8).max(64).optional(),
  }).refine(({ group, parentId }) => group !== undefined || parentId !== null, {
    path: ['group'],
    error: 'required',
  }),
  reply: StaffCategory,
  status: 201,
  errors: [...placing, 'CATEGORIES_FULL', 'REQUEST_DIFFERS'],
});

export const updateCategory = defineRoute({
  name: 'catalogue/update-category',
  summary: 'Change or move a category as it was read, with all beneath it; what is left out stays',
  method: 'PATCH',
  path: '/admin/categories/{id}',
  access,
  params,
  body: CategoryDraft.partial().extend({ pictureId, position, version: z.int().min(1) }),
  reply: StaffCategory,
  errors: [...placing, 'CATEGORY_NOT_FOUND', 'CATEGORY_CYCLE', 'STALE_STATE'],
});

export const deleteCategory = defineRoute({
  name: 'catalogue/delete-category',
  summary: 'Take away a category nothing hangs on',
  method: 'DELETE',
  path: '/admin/categories/{id}',
  access: staff('products.delete'),
  params,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_IN_USE', 'STALE_STATE'],
});
