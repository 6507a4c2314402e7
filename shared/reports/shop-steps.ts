/** The way through the shop, as far as browsers tell of it; what follows is told by orders. */
export const shopSteps = ['visit', 'product', 'cart', 'checkout'] as const;
export type ShopStep = (typeof shopSteps)[number];

/** Of words that found nothing no more is kept. */
export const mostNeedle = 60;
/** At once no more of them. */
export const mostMisses = 5;
