export const paymentMethods = ['cash', 'card', 'wallet', 'transfer', 'voucher', 'other'] as const;

/** Which provider takes which kind of money; cash and an order of nothing need none. */
export const providerOf = { transfer: 'vietqr', wallet: 'vnpay', card: 'stripe' } as const;

/** An attempt that can still become money by itself. */
export const isLive = (status: string): boolean => status === 'created' || status === 'pending';
