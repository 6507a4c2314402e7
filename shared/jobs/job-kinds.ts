import * as z from 'zod';
import { listUsers } from '../accounts/users.contract.ts';
import { userSheet } from '../accounts/user-sheet.ts';
import { productSheet } from '../catalogue/product-sheet.ts';
import { PriceBookId } from '../price-books/price-book.ts';
import { priceSheet } from '../price-books/price-sheet.ts';
import { defineJob, exportInput, ImportApply, ImportCheck, ImportInput, SheetFormat } from './define-job.ts';

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

const book = { bookId: PriceBookId };

export const writePrices = defineJob({
  kind: 'write-prices',
  capability: 'prices.write',
  input: z.strictObject(book),
  sheet: [],
  subject: ({ bookId }) => String(bookId),
});

export const exportPrices = defineJob({
  kind: 'export-prices',
  capability: 'prices.write',
  input: z.strictObject({ ...book, format: SheetFormat.default('csv') }),
  sheet: priceSheet,
  subject: ({ bookId }) => String(bookId),
});

export const importPrices = defineJob({
  kind: 'import-prices',
  capability: 'prices.write',
  input: z.discriminatedUnion('mode', [ImportCheck.extend(book), ImportApply.extend(book)]),
  sheet: priceSheet,
  takesBack: true,
  subject: ({ bookId }) => String(bookId),
});

/** Every kind there is: one that is not here cannot be started, and each has its runner in `functions/workers`. */
export const jobKinds = [
  exportUsers,
  exportProducts,
  importProducts,
  writePrices,
  exportPrices,
  importPrices,
] as const;

export const JobKindName = z.enum(jobKinds.map(({ kind }) => kind));
export type JobKindName = z.infer<typeof JobKindName>;

const byName = new Map<string, (typeof jobKinds)[number]>(jobKinds.map((one) => [one.kind, one]));

export const jobKind = (name: JobKindName): (typeof jobKinds)[number] => byName.get(name) ?? jobKinds[0];
