import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** From before passwords and sessions lay in partitions of their own, closed to all who sign nobody in. */
export const signInsApart: Rewrite = {
  name: 'sign-ins-apart',
  entities: ['credentials', 'session', 'otp'],
  today: (item) =>
    item.pk.startsWith('USER#') ? { ...item, pk: item.pk.replace('USER#', 'SIGNIN#') } : item,
};
