import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';

/** Moves passwords and sessions into partitions that only sign-in functions may access. */
export const moveSignIns: Rewrite = {
  name: 'sign-ins-apart',
  entities: ['credentials', 'session', 'otp'],
  today: (item) =>
    item.pk.startsWith('USER#') ? { ...item, pk: item.pk.replace('USER#', 'SIGNIN#') } : item,
};
