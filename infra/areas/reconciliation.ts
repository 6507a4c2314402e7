import * as reconciliation from '#shared/reconciliation/index.ts';
import { type Area, read, route, schedule } from './area.ts';

/**
 * Asks each provider for its list and processes payments that were never notified. It reads feeds instead of
 * views, because the VPC of the views' database has no internet access.
 */
const comparing = {
  table: 'write',
  feeds: ['notices', 'payments', 'refunds'],
  indexes: ['gsi2'],
  payments: ['vnpay', 'bank-list', 'stripe'],
} as const;

export const reconciliationArea: Area = {
  name: 'reconciliation',
  routes: [
    route(reconciliation.listReconciledDays, read),
    route(reconciliation.getReconciledDay, read),
    route(reconciliation.reconcileDay, comparing, { memoryMb: 1024, timeoutSeconds: 28 }),
    route(reconciliation.explainDifference, { table: 'write' }),
  ],
  schedules: [schedule('compare-payments', 60, comparing, { memoryMb: 1024, timeoutSeconds: 600 })],
};
