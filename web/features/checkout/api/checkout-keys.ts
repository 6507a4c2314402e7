import * as roots from '#web/platform/api/query-roots.ts';
export const checkoutKeys = {
  all: roots.checkout,
  quotes: [...roots.checkout, 'quote'] as const,
  pickup: [...roots.checkout, 'pickup'] as const,
};
