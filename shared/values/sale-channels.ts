/** Sales channels: the website with an account, the website without one, or a store. */
export const saleChannels = ['website', 'guest', 'store'] as const;
