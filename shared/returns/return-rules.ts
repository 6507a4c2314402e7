/** Days after an order's arrival in which its goods may be returned. */
export const returnDays = 7;
