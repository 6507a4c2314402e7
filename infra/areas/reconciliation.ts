import * as reconciliation from '#shared/reconciliation/index.ts';
import { route, schedule, type Area } from './area.ts';

const read = { table: 'read' } as const;
/**
 * Asks each provider for its list, and works off what nobody told of. It reads feeds instead of views: in the network of
 * the views' database there is no way out to a provider.
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
