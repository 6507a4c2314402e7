import * as z from 'zod';
import { Email, FullName, Password, PhoneNumber, Referrer, UserId } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { flag, words } from '../lists/query-parts.ts';
import { UploadId } from '../media/upload.contract.ts';
import { tidy } from '../values/text.ts';
import { Business, MakerId } from './maker.ts';
import { SlugText } from './slug-text.ts';

/** A business as staff see it. */
export const StaffBusiness = Business.pick({
  id: true,
  name: true,
  slug: true,
  logo: true,
  description: true,
  province: true,
  verified: true,
  featured: true,
  createdAt: true,
}).extend({
  /** Owner of the business; null if there is none. */
  userId: UserId.nullable(),
  owner: Referrer.nullable(),
  /** Number of products, whether on sale or not. */
  productCount: z.int().min(0),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type StaffBusiness = z.infer<typeof StaffBusiness>;

/** The form in which staff write a business. An empty slug is made from the name. */
export const BusinessDraft = z.strictObject({
  name: z
    .string()
    .max(240)
    .transform(tidy)
    .pipe(z.string().min(1, { error: 'business-name' }).max(120)),
  slug: SlugText,
  description: z.string().trim().max(1000),
  province: z.string().max(120).transform(tidy).pipe(z.string().max(60)),
  verified: z.boolean(),
  featured: z.boolean(),
  userId: UserId.nullable(),
});
export type BusinessDraft = z.infer<typeof BusinessDraft>;

/** A person who gets an account together with the new business. */
export const BusinessUser = z.strictObject({
  fullName: FullName,
  email: Email,
  phoneNumber: PhoneNumber,
  password: Password,
});

const read = staff('products.write');
const write = staff('businesses.write');
const params = z.object({ id: MakerId });
/** Id of a picture uploaded before through `/uploads/shopImages`; null removes the present one. */
const logoId = UploadId.nullable().optional();
const clientRequestId = z.string().min(8).max(64).optional();

const { shape } = BusinessDraft;
const NewBusiness = z.strictObject({
  name: shape.name,
  slug: shape.slug.default(''),
  description: shape.description.default(''),
  province: shape.province.default(''),
  verified: shape.verified.default(false),
  featured: shape.featured.default(false),
  logoId,
  clientRequestId,
});

const said = ['SLUG_EXISTS', 'OWNER_TAKEN', 'UNKNOWN_USER', 'UNKNOWN_UPLOAD'] as const;

export const listAdminBusinesses = defineList({
  name: 'catalogue/list-admin-businesses',
  summary: 'Businesses by name or address, page by page',
  path: '/admin/business',
  access: read,
  list: {
    filters: { q: words(), verified: flag() },
    sorts: ['name', 'productCount', 'createdAt'],
    sort: 'name',
    page: 'limit',
    size: 20,
  },
  row: StaffBusiness,
});

export const getAdminBusiness = defineRoute({
  name: 'catalogue/get-admin-business',
  summary: 'One business by id, for staff',
  method: 'GET',
  path: '/admin/business/{id}',
  access: read,
  params,
  reply: StaffBusiness,
  errors: ['BUSINESS_NOT_FOUND'],
});

export const getAdminBusinessBySlug = defineRoute({
  name: 'catalogue/get-admin-business-by-slug',
  summary: 'One business by the name in its address, for staff',
  method: 'GET',
  path: '/admin/business/slug/{slug}',
  access: read,
  params: z.object({ slug: z.string().min(1).max(160) }),
  reply: StaffBusiness,
  errors: ['BUSINESS_NOT_FOUND'],
});

export const getAdminBusinessOfUser = defineRoute({
  name: 'catalogue/get-admin-business-of-user',
  summary: 'The business of a member',
  method: 'GET',
  path: '/admin/business/user/{userId}',
  access: read,
  params: z.object({ userId: UserId }),
  reply: StaffBusiness,
  errors: ['BUSINESS_NOT_FOUND'],
});

export const createBusiness = defineRoute({
  name: 'catalogue/create-business',
  summary: 'Add a business',
  method: 'POST',
  path: '/admin/business',
  access: write,
  body: NewBusiness.extend({ userId: shape.userId.default(null) }),
  reply: StaffBusiness,
  status: 201,
  errors: [...said, 'REQUEST_DIFFERS'],
});

export const createBusinessWithUser = defineRoute({
  name: 'catalogue/create-business-with-user',
  summary: 'Add a business together with the account of its owner: both or neither',
  method: 'POST',
  path: '/admin/business/with-user',
  access: write,
  body: NewBusiness.extend({ user: BusinessUser }),
  reply: StaffBusiness,
  status: 201,
  errors: [
    'SLUG_EXISTS',
    'UNKNOWN_UPLOAD',
    'EMAIL_EXISTS',
    'PHONE_EXISTS',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_TOO_SHORT',
    'REQUEST_DIFFERS',
  ],
});

export const updateBusiness = defineRoute({
  name: 'catalogue/update-business',
  summary: 'Change a business as it was read; what is left out stays',
  method: 'PATCH',
  path: '/admin/business/{id}',
  access: write,
  params,
  body: BusinessDraft.partial().extend({ logoId, version: z.int().min(1) }),
  reply: StaffBusiness,
  errors: [...said, 'BUSINESS_NOT_FOUND', 'STALE_STATE'],
});

export const deleteBusiness = defineRoute({
  name: 'catalogue/delete-business',
  summary: 'Take away a business that no product and no brand refers to',
  method: 'DELETE',
  path: '/admin/business/{id}',
  access: write,
  params,
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['BUSINESS_NOT_FOUND', 'BUSINESS_IN_USE', 'STALE_STATE'],
});
