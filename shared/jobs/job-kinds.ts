import * as z from 'zod';
import { inventorySheet, stockValueSheet } from '../inventory/inventory-sheet.ts';
import { searchInventory } from '../inventory/inventory.contract.ts';
import { listUsers } from '../accounts/users.contract.ts';
import { ownDataSheet } from '../accounts/own-data-sheet.ts';
import { userSheet } from '../accounts/user-sheet.ts';
import { listAdminProducts } from '../catalogue/admin-products.contract.ts';
import { changeSheet, ChangeProductsInput } from '../catalogue/change-products.ts';
import { ProductImportOptions } from '../catalogue/product-import.ts';
import { productSheet } from '../catalogue/product-sheet.ts';
import { personSheet, customerSheet } from '../customers/customer-sheet.ts';
import { CustomerId } from '../customers/customer.ts';
import { listCustomers } from '../customers/customers.contract.ts';
import { PriceBookId } from '../price-books/price-book.ts';
import { priceSheet } from '../price-books/price-sheet.ts';
import { defineJob, exportInput, ImportApply, ImportCheck } from './define-job.ts';
import { drillPayments, listPaymentDays } from '../reports/payment-reports.contract.ts';
import {
  orderDaySheet,
  paymentDaySheet,
  paymentSheet,
  profitSheet,
  salesSheet,
} from '../reports/report-sheets.ts';
import { getProfitReport } from '../reports/profit-report.contract.ts';
import { getSalesReport, listOrderDays } from '../reports/sales-reports.contract.ts';
import { listMemberLog } from '../people/member-log.contract.ts';
import { memberLogSheet } from '../people/member-log-sheet.ts';
import { statementSheet } from '../shipping/statement-sheet.ts';
import { purchaseSheet } from '../purchasing/purchase-sheet.ts';
import { searchPurchases } from '../purchasing/purchases.contract.ts';
import { SheetFormat } from '../sheets/sheet-format.ts';

export const exportUsers = defineJob({
  kind: 'export-users',
  capability: 'users.manage',
  input: exportInput(listUsers),
  sheet: userSheet,
});

export const exportProducts = defineJob({
  kind: 'export-products',
  capability: 'products.write',
  input: exportInput(listAdminProducts).extend({ query: listAdminProducts.query.prefault({}) }),
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
  input: z.discriminatedUnion('mode', [ImportCheck.extend(ProductImportOptions.shape), ImportApply]),
  sheet: productSheet,
  takesBack: true,
});

export const exportCustomers = defineJob({
  kind: 'export-customers',
  capability: 'customers.manage',
  input: exportInput(listCustomers),
  sheet: customerSheet,
});

/** Exports all data stored about one customer, at that person's request. */
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
  ofChosen: true,
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

export const exportPurchases = defineJob({
  kind: 'export-purchases',
  capability: 'purchases.manage',
  input: exportInput(searchPurchases),
  sheet: purchaseSheet,
});

export const importStatement = defineJob({
  kind: 'import-carrier-statement',
  capability: 'payments.manage',
  input: z.discriminatedUnion('mode', [ImportCheck, ImportApply]),
  sheet: statementSheet,
});

export const exportPaymentDays = defineJob({
  kind: 'export-payment-days',
  capability: 'reports.read',
  input: exportInput(listPaymentDays).omit({ ids: true }),
  sheet: paymentDaySheet,
});

export const exportPayments = defineJob({
  kind: 'export-payments',
  capability: 'reports.read',
  input: exportInput(drillPayments).omit({ ids: true }),
  sheet: paymentSheet,
});

export const exportOrderDays = defineJob({
  kind: 'export-order-days',
  capability: 'reports.read',
  input: exportInput(listOrderDays).omit({ ids: true }),
  sheet: orderDaySheet,
});

export const exportSales = defineJob({
  kind: 'export-sales',
  capability: 'reports.read',
  input: exportInput(getSalesReport).omit({ ids: true }),
  sheet: salesSheet,
});

export const exportProfit = defineJob({
  kind: 'export-profit',
  capability: 'reports.read',
  input: exportInput(getProfitReport).omit({ ids: true }),
  sheet: profitSheet,
});

/** Exports the requesting person's data; its own route, the only one that may read the sign-ins. */
const exportOwnData = defineJob({
  kind: 'export-own-data',
  capability: 'own',
  input: z.strictObject({ format: SheetFormat.default('xlsx'), signIns: z.array(z.looseObject({})) }),
  sheet: ownDataSheet,
});

export const exportMemberLog = defineJob({
  kind: 'export-member-log',
  capability: 'users.manage',
  input: exportInput(listMemberLog).omit({ ids: true }),
  sheet: memberLogSheet,
});

/** All kinds of jobs. Others cannot be started, and each has its runner in `functions/workers`. */
export const jobKinds = [
  exportUsers,
  exportProducts,
  importProducts,
  changeProducts,
  exportCustomers,
  exportPerson,
  writePrices,
  exportPrices,
  importPrices,
  exportPurchases,
  exportInventory,
  exportStockValue,
  importStatement,
  exportPaymentDays,
  exportPayments,
  exportOrderDays,
  exportSales,
  exportProfit,
  exportOwnData,
  exportMemberLog,
] as const;

export const JobKindName = z.enum(jobKinds.map(({ kind }) => kind));
export type JobKindName = z.infer<typeof JobKindName>;

const byName = new Map<string, (typeof jobKinds)[number]>(jobKinds.map((one) => [one.kind, one]));

export const jobKind = (name: JobKindName): (typeof jobKinds)[number] => byName.get(name) ?? jobKinds[0];
