/** Order amount from which delivery is free. */
export const freeShippingFrom = 500_000;
