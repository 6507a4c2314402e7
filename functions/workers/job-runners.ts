import { exportMemberLog } from '#functions/domain/people/export-member-log.ts';
import { exportUsers } from '#functions/domain/accounts/listing/export-users.ts';
import { changeProducts } from '#functions/domain/catalogue/products/change-products.ts';
import { exportProducts } from '#functions/domain/catalogue/products/sheet/export-products.ts';
import { importProducts } from '#functions/domain/catalogue/products/sheet/import-products.ts';
import { exportCustomers } from '#functions/domain/customers/staff/export-customers.ts';
import { exportPerson } from '#functions/domain/leaving/export-person.ts';
import { exportPrices, importPrices } from '#functions/domain/price-books/price-sheets.ts';
import { writePrices } from '#functions/domain/price-books/write-prices.ts';
import { exportInventory } from '#functions/domain/inventory/stock/export-inventory.ts';
import { exportPurchases } from '#functions/domain/purchasing/export-purchases.ts';
import { exportOwnData } from '#functions/domain/leaving/own-data.ts';
import { findOrdersOf } from '#functions/domain/orders/reading/orders-of-product.ts';
import { importStatement } from '#functions/domain/shipping/parcels/import-statement.ts';
import {
  exportOrderDays,
  exportPaymentDays,
  exportSales,
} from '#functions/domain/reports/sales/export-reports.ts';
import { exportProfit } from '#functions/domain/reports/profit/export-profit.ts';
import { exportPayments } from '#functions/domain/reports/export-payments.ts';
import type { JobRunners } from '#functions/domain/jobs/run-job.ts';

/** Runner of each kind of job. A kind without an entry here does not compile. */
export const jobRunners: JobRunners = {
  'export-users': exportUsers,
  'export-member-log': exportMemberLog,
  'export-products': exportProducts,
  'export-inventory': exportInventory,
  'export-stock-value': exportInventory,
  'import-products': importProducts(findOrdersOf),
  'export-customers': exportCustomers,
  'export-person': exportPerson,
  'export-purchases': exportPurchases,
  'change-products': changeProducts,
  'write-prices': writePrices(),
  'export-prices': exportPrices,
  'import-prices': importPrices,
  'import-carrier-statement': importStatement,
  'export-payment-days': exportPaymentDays,
  'export-payments': exportPayments,
  'export-order-days': exportOrderDays,
  'export-sales': exportSales,
  'export-profit': exportProfit,
  'export-own-data': exportOwnData,
};
