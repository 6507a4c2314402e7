import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { id, words } from '../lists/query-parts.ts';
import { tidy } from '../values/text.ts';
import { Brand, MakerId } from './maker.ts';
import { SlugText } from './slug-text.ts';

/** A brand as staff see it. */
export const StaffBrand = Brand.pick({
  id: true,
  name: true,
  slug: true,
  description: true,
  country: true,
  featured: true,
  createdAt: true,
}).extend({
  /** The business that makes the brand's goods. */
  businessId: MakerId.nullable(),
  businessName: z.string().nullable(),
  /** Number of products, whether on sale or not. */
  productCount: z.int().min(0),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type StaffBrand = z.infer<typeof StaffBrand>;

/** The form in which staff write a brand. An empty slug is made from the name. */
export const BrandDraft = z.strictObject({
  name: z
    .string()
    .max(160)
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'brand-name' }).max(80)),
  slug: SlugText,
  description: z.string().trim().max(1000),
  country: z.string().max(120).transform(tidy).pipe(z.string().max(60)),
  featured: z.boolean(),
  businessId: MakerId.nullable(),
});
export type BrandDraft = z.infer<typeof BrandDraft>;

const read = staff('products.write');
const write = staff('businesses.write');
const params = z.object({ id: MakerId });
const said = ['SLUG_EXISTS', 'UNKNOWN_BUSINESS'] as const;
const { shape } = BrandDraft;

export const listAdminBrands = defineList({
  name: 'catalogue/list-admin-brands',
  summary: 'Brands by name or address, page by page',
  path: '/admin/brands',
  access: read,
  list: {
    filters: { q: words(), businessId: id() },
    sorts: ['name', 'productCount', 'createdAt'],
    sort: 'name',
    page: 'limit',
    size: 20,
  },
  row: StaffBrand,
});

export const getAdminBrand = defineRoute({
  name: 'catalogue/get-admin-brand',
  summary: 'A brand as staff see it',
  method: 'GET',
  path: '/admin/brands/{id}',
  access: read,
  params,
  reply: StaffBrand,
  errors: ['BRAND_NOT_FOUND'],
});

export const createBrand = defineRoute({
  name: 'catalogue/create-brand',
  summary: 'Add a brand',
  method: 'POST',
  path: '/admin/brands',
  access: write,
  body: z.strictObject({
    name: shape.name,
    slug: shape.slug.default(''),
    description: shape.description.default(''),
    country: shape.country.default(''),
    featured: shape.featured.default(false),
    businessId: shape.businessId.default(null),
    clientRequestId: z.string().min(8).max(64).optional(),
  }),
  reply: StaffBrand,
  status: 201,
  errors: [...said, 'REQUEST_DIFFERS'],
});

export const updateBrand = defineRoute({
  name: 'catalogue/update-brand',
  summary: 'Change a brand as it was read; what is left out stays',
  method: 'PATCH',
  path: '/admin/brands/{id}',
  access: write,
  params,
  body: BrandDraft.partial().extend({ version: z.int().min(1) }),
  reply: StaffBrand,
  errors: [...said, 'BRAND_NOT_FOUND', 'STALE_STATE'],
});

export const deleteBrand = defineRoute({
  name: 'catalogue/delete-brand',
  summary: 'Take away a brand that no product bears',
  method: 'DELETE',
  path: '/admin/brands/{id}',
  access: write,
  params,
  reply: z.object({ success: z.literal(true) }),
  errors: ['BRAND_NOT_FOUND', 'BRAND_IN_USE', 'STALE_STATE'],
});
