/** How many of one thing a line may hold, when there are as many. */
export const maxLineQuantity = 999;
export const maxCartLines = 100;

/** A guest's cart lives this long from its first moment, used or not. */
export const guestSessionHours = 24;

/** So many lines make one order at most, whether they come from a cart or are named one by one. */
export const maxOrderLines = 40;
