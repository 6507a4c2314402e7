/** Maximum quantity of one line, if the stock allows it. */
export const maxLineQuantity = 999;
export const maxCartLines = 100;

/** Lifetime of a guest's cart in hours from its creation, whether it is used or not. */
export const guestSessionHours = 24;

/** Maximum number of lines in one order, whether they come from a cart or are named directly. */
export const maxOrderLines = 40;
