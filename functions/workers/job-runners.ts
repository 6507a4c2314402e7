import { exportUsers } from '#functions/domain/accounts/export-users.ts';
import { changeProducts } from '#functions/domain/catalogue/products/change-products.ts';
import { exportProducts } from '#functions/domain/catalogue/products/export-products.ts';
import { importProducts } from '#functions/domain/catalogue/products/import-products.ts';
import { exportCustomers } from '#functions/domain/customers/staff/export-customers.ts';
import { exportPerson } from '#functions/domain/customers/staff/export-person.ts';
import type { JobRunners } from '#functions/domain/jobs/run-job.ts';

/** What each kind of job does. A kind without a line here does not compile. */
export const jobRunners: JobRunners = {
  'export-users': exportUsers,
  'export-products': exportProducts,
  'import-products': importProducts,
  'export-customers': exportCustomers,
  'export-person': exportPerson,
  'change-products': changeProducts,
};
