import type { UserStatus } from './user.ts';

/** Liking, commenting, posting and following are for members whose identity is approved. */
export const takesPart = (status: UserStatus): boolean => status === 'active';

/** What one received one may judge, however far the identity check has come; only a lock takes that away. */
export const mayReview = (status: UserStatus): boolean => status !== 'inactive';
