import * as z from 'zod';
import { inventorySheet, stockValueSheet } from '../inventory/inventory-sheet.ts';
import { searchInventory } from '../inventory/inventory.contract.ts';
import { listUsers } from '../accounts/users.contract.ts';
import { userSheet } from '../accounts/user-sheet.ts';
import { productSheet } from '../catalogue/product-sheet.ts';
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

export const exportInventory = defineJob({
  kind: 'export-inventory',
  capability: 'inventory.write',
  input: exportInput(searchInventory),
  sheet: inventorySheet,
});

export const exportStockValue = defineJob({
  kind: 'export-stock-value',
  capability: 'costs.read',
  input: exportInput(searchInventory),
  sheet: stockValueSheet,
});

export const importProducts = defineJob({
  kind: 'import-products',
  capability: 'products.write',
  input: ImportInput,
  sheet: productSheet,
  takesBack: true,
});

/** Every kind there is: one that is not here cannot be started, and each has its runner in `functions/workers`. */
export const jobKinds = [
  exportUsers,
  exportProducts,
  exportInventory,
  exportStockValue,
  importProducts,
] as const;

export const JobKindName = z.enum(jobKinds.map(({ kind }) => kind));
export type JobKindName = z.infer<typeof JobKindName>;

const byName = new Map<string, (typeof jobKinds)[number]>(jobKinds.map((one) => [one.kind, one]));

export const jobKind = (name: JobKindName): (typeof jobKinds)[number] => byName.get(name) ?? jobKinds[0];
