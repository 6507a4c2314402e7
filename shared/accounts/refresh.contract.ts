import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { TokenPair, Username } from './user.ts';

const refreshing = {
  summary: 'Trade a refresh token for a new pair; a spent one closes the whole session',
  method: 'POST',
  access: 'public',
  body: z.strictObject({ refreshToken: z.string().min(1).max(512), username: Username.optional() }),
  reply: TokenPair,
  errors: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'ACCOUNT_LOCKED'],
} as const;

export const refresh = defineRoute({ ...refreshing, name: 'accounts/refresh', path: '/auth/refresh' });
/** The same operation under the name older clients call. */
export const refreshToken = defineRoute({
  ...refreshing,
  name: 'accounts/refresh-token',
  path: '/auth/refresh-token',
});
