import type { Invoice } from './invoice.ts';

/**
 * Why an invoice was called off. Invoices from before that was kept apart have it as their `reason`, where it replaced
 * why they correct or replace another.
 */
export const cancelReasonOf = ({ cancelReason, reason }: Pick<Invoice, 'cancelReason' | 'reason'>): string =>
  cancelReason ?? reason;
