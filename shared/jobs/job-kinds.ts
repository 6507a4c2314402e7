import * as z from 'zod';
import { listUsers } from '../accounts/users.contract.ts';
import { userSheet } from '../accounts/user-sheet.ts';
import { changeSheet, ChangeProductsInput } from '../catalogue/change-products.ts';
import { productSheet } from '../catalogue/product-sheet.ts';
import { personSheet, customerSheet } from '../customers/customer-sheet.ts';
import { CustomerId } from '../customers/customer.ts';
import { listCustomers } from '../customers/customers.contract.ts';
import { defineJob, exportInput, ImportInput, SheetFormat } from './define-job.ts';

export const exportUsers = defineJob({
  kind: 'export-users',
  capability: 'users.manage',
  input: exportInput(listUsers),
  sheet: userSheet,
});

export const exportProducts = defineJob({
  kind: 'export-products',
  capability: 'products.write',
  input: z.strictObject({ format: SheetFormat.default('csv') }),
  sheet: productSheet,
});

export const importProducts = defineJob({
  kind: 'import-products',
  capability: 'products.write',
  input: ImportInput,
  sheet: productSheet,
  takesBack: true,
});

export const exportCustomers = defineJob({
  kind: 'export-customers',
  capability: 'customers.manage',
  input: exportInput(listCustomers),
  sheet: customerSheet,
});

/** All that is kept of one person, who asked for it. */
export const exportPerson = defineJob({
  kind: 'export-person',
  capability: 'customers.manage',
  input: z.strictObject({ format: SheetFormat.default('xlsx'), customerId: CustomerId }),
  sheet: personSheet,
});

export const changeProducts = defineJob({
  kind: 'change-products',
  capability: 'products.write',
  input: ChangeProductsInput,
  sheet: changeSheet,
  takesBack: true,
});

/** Every kind there is: one that is not here cannot be started, and each has its runner in `functions/workers`. */
export const jobKinds = [
  exportUsers,
  exportProducts,
  importProducts,
  changeProducts,
  exportCustomers,
  exportPerson,
] as const;

export const JobKindName = z.enum(jobKinds.map(({ kind }) => kind));
export type JobKindName = z.infer<typeof JobKindName>;

const byName = new Map<string, (typeof jobKinds)[number]>(jobKinds.map((one) => [one.kind, one]));

export const jobKind = (name: JobKindName): (typeof jobKinds)[number] => byName.get(name) ?? jobKinds[0];
