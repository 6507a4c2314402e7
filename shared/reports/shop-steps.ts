/** Steps through the shop that browsers report. Later steps are known from orders. */
export const shopSteps = ['visit', 'product', 'cart', 'checkout'] as const;
export type ShopStep = (typeof shopSteps)[number];

/** Maximum number of stored characters of a search without a result. */
export const maxNeedle = 60;
/** Maximum number of such searches in one report. */
export const maxMisses = 5;
