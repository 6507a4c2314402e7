/** How long after it arrived an order's goods may be given back. */
export const returnDays = 7;
