/** Orders from here on are delivered free. */
export const freeShippingFrom = 500_000;
