export const checkoutKeys = {
  all: ['checkout'] as const,
  quotes: ['checkout', 'quote'] as const,
  pickup: ['checkout', 'pickup'] as const,
};
