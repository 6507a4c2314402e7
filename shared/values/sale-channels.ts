/** The place where an order was placed: by a member on the website, there by a guest, or in a store. */
export const saleChannels = ['website', 'guest', 'store'] as const;
