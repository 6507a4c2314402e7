import type { Invoice } from './invoice.ts';

/**
 * Returns why an invoice was cancelled. Invoices older than the `cancelReason` field have it in `reason`, where
 * it replaced the reason of the correction or replacement.
 */
export const cancelReasonOf = ({ cancelReason, reason }: Pick<Invoice, 'cancelReason' | 'reason'>): string =>
  cancelReason ?? reason;
