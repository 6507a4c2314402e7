import { exportUsers } from '#functions/domain/accounts/export-users.ts';
import { exportProducts } from '#functions/domain/catalogue/products/export-products.ts';
import { importProducts } from '#functions/domain/catalogue/products/import-products.ts';
import { exportInventory } from '#functions/domain/catalogue/inventory/export-inventory.ts';
import type { JobRunners } from '#functions/domain/jobs/run-job.ts';

/** What each kind of job does. A kind without a line here does not compile. */
export const jobRunners: JobRunners = {
  'export-users': exportUsers,
  'export-products': exportProducts,
  'export-inventory': exportInventory,
  'export-stock-value': exportInventory,
  'import-products': importProducts,
};
