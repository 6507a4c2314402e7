export const paymentMethods = ['cash', 'card', 'wallet', 'transfer', 'voucher', 'other'] as const;

/** Provider of each payment method. Cash and orders with nothing to pay need none. */
export const providerOf = { transfer: 'vietqr', wallet: 'vnpay', card: 'stripe' } as const;

/** Tells whether an attempt can still be paid without staff doing anything. */
export const isLive = (status: string): boolean => status === 'created' || status === 'pending';
