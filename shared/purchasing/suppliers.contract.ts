import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { tidy } from '../values/text.ts';
import { supplierList, usualTermDays } from './supplier-choices.ts';

/** A supplier of the shop. */
export const Supplier = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  taxCode: z.string(),
  phone: z.string(),
  /** Address to which purchases are sent; empty if unknown. */
  email: z.string().default(''),
  address: z.string(),
  /** Usual number of days from order to delivery. */
  leadDays: z.int(),
  /** Payment term in days after the goods arrive. */
  termDays: z.int().default(usualTermDays),
  /** Agreed payment and delivery terms, as text. */
  terms: z.string(),
  isActive: z.boolean(),
  /** Number of purchases from this supplier. */
  purchases: z.int(),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type Supplier = z.infer<typeof Supplier>;

const line = (most: number) => z.string().max(most).transform(tidy);
/** Accepts an empty field or text that matches the pattern. */
const matching = (pattern: RegExp, error: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || pattern.test(text), { error });

const SupplierEmail = matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'supplier-email').pipe(z.string().max(120));
const TermDays = z.int().min(0).max(365);

/** A supplier as staff write it. Its code never changes, because documents use it. */
export const SupplierDraft = z.strictObject({
  name: line(120).pipe(z.string().min(1)),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{1,19}$/),
  taxCode: matching(/^(\d{10}(-\d{3})?|\d{12})$/, 'supplier-tax-code'),
  phone: matching(/^0\d[\d .]{7,14}$/, 'supplier-phone'),
  email: SupplierEmail.default(''),
  address: line(200),
  leadDays: z.int().min(0).max(365),
  termDays: TermDays.default(usualTermDays),
  terms: line(200),
  isActive: z.boolean(),
});
export type SupplierDraft = z.infer<typeof SupplierDraft>;

const access = staff('purchases.manage');
export const SupplierId = z.string().min(1).max(64);
const params = z.object({ id: SupplierId });

export const searchSuppliers = defineList({
  name: 'purchasing/search-suppliers',
  summary: 'Suppliers by name, code, tax code or phone, page by page',
  path: '/admin/suppliers',
  access,
  list: supplierList,
  row: Supplier,
});

export const getSupplier = defineRoute({
  name: 'purchasing/get-supplier',
  summary: 'One supplier',
  method: 'GET',
  path: '/admin/suppliers/{id}',
  access,
  params,
  reply: Supplier,
  errors: ['SUPPLIER_NOT_FOUND'],
});

export const createSupplier = defineRoute({
  name: 'purchasing/create-supplier',
  summary: 'Enter a supplier',
  method: 'POST',
  path: '/admin/suppliers',
  access,
  body: SupplierDraft.extend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: Supplier,
  status: 201,
  errors: ['CODE_EXISTS', 'REQUEST_DIFFERS'],
});

export const updateSupplier = defineRoute({
  name: 'purchasing/update-supplier',
  summary: 'Change a supplier as it was read, or stop buying from it; what is left out stays',
  method: 'PATCH',
  path: '/admin/suppliers/{id}',
  access,
  params,
  body: SupplierDraft.omit({ code: true })
    .partial()
    // Fields that are left out stay unchanged.
    .extend({ email: SupplierEmail.optional(), termDays: TermDays.optional(), version: z.int().min(1) }),
  reply: Supplier,
  errors: ['SUPPLIER_NOT_FOUND', 'STALE_STATE'],
});

export const deleteSupplier = defineRoute({
  name: 'purchasing/delete-supplier',
  summary: 'Take away a supplier that no purchase names',
  method: 'DELETE',
  path: '/admin/suppliers/{id}',
  access,
  params,
  reply: z.object({ id: SupplierId }),
  errors: ['SUPPLIER_NOT_FOUND', 'SUPPLIER_IN_USE', 'SUPPLIER_HAS_LEDGER'],
});
