import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/**
 * Moves passwords and sessions of older accounts into their own partitions, which only sign-in functions may
 * access.
 */
export const signInsApart: Rewrite = {
  name: 'sign-ins-apart',
  entities: ['credentials', 'session', 'otp'],
  today: (item) =>
    item.pk.startsWith('USER#') ? { ...item, pk: item.pk.replace('USER#', 'SIGNIN#') } : item,
};
