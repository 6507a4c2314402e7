import type { StoredInvoice } from '../invoice-record.ts';

/** Returns the scheduled job that tells or asks the provider about an invoice. */
export const sendDue = ({ id, askAt }: Pick<StoredInvoice, 'id' | 'askAt'>) => ({
  at: askAt ?? '',
  kind: 'invoice-send' as const,
  of: id,
});
