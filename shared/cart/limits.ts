/** How many of one thing a line may hold, when there are as many. */
export const maxLineQuantity = 999;
export const maxCartLines = 100;

/** A guest's cart lives this long from its first moment, used or not. */
export const guestSessionHours = 24;
