import type { Invoice } from './invoice.ts';

/** Returns why an invoice was cancelled; those without `cancelReason` have it in `reason`. */
export const cancelReasonOf = ({ cancelReason, reason }: Pick<Invoice, 'cancelReason' | 'reason'>): string =>
  cancelReason ?? reason;
