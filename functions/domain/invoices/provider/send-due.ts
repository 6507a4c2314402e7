import type { StoredInvoice } from '../invoice-record.ts';

/** When the provider is told, or asked, about an invoice. */
export const sendDue = ({ id, askAt }: Pick<StoredInvoice, 'id' | 'askAt'>) => ({
  at: askAt ?? '',
  kind: 'invoice-send' as const,
  of: id,
});
