import type * as vi from './vi-states.ts';

export const orderStatuses: typeof vi.orderStatuses = {
  draft: 'awaiting payment',
  unproven: 'awaiting confirmation',
  confirmed: 'confirmed',
  packing: 'being packed',
  packing_completed: 'packed',
  delivering: 'on its way',
  shipped: 'handed to the carrier',
  completed: 'completed',
  cancelled: 'cancelled',
  refunded: 'refunded',
  returned: 'returned',
};

export const purchaseStatuses: typeof vi.purchaseStatuses = {
  'purchase-draft': 'still a draft',
  'purchase-sent': 'sent to its supplier',
  'purchase-partly_received': 'partly received',
  'purchase-received': 'received in full',
  'purchase-closed': 'closed',
  'purchase-cancelled': 'cancelled',
};

export const invoiceStatuses: typeof vi.invoiceStatuses = {
  'invoice-draft': 'still a draft',
  'invoice-issued': 'issued',
  'invoice-corrected': 'corrected',
  'invoice-replaced': 'replaced',
  'invoice-cancelled': 'cancelled',
  'invoice-correction': 'a correction',
};

export const refundStatuses: typeof vi.refundStatuses = {
  'refund-pending': 'awaiting approval',
  'refund-approved': 'approved',
  'refund-rejected': 'rejected',
  'refund-processing': 'on its way',
  'refund-succeeded': 'sent',
  'refund-failed': 'not sent: it failed',
};

export const saleChannels: typeof vi.saleChannels = {
  website: 'Website',
  guest: 'Website, without an account',
  store: 'Store',
};
