export const orderStatuses = [
  'draft',
  'confirmed',
  'packing',
  'packing_completed',
  'delivering',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
  'returned',
] as const;

/** Payment statuses of an order. `canceled` has one l here, and two in every other status. */
export const orderPaymentStatuses = ['processing', 'paid', 'canceled', 'refunded', 'failed'] as const;
