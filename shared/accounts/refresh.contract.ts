import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { TokenPair, Username } from './user.ts';

const refreshing = {
  summary: 'Trade a refresh token for a new pair, again within 30 seconds where the answer was lost',
  method: 'POST',
  access: 'public',
  body: z.strictObject({
    refreshToken: z.string().min(1).max(512),
    username: Username.optional(),
    clientKey: z
      .string()
      .min(1)
      .max(128)
      .optional()
      .describe('With it the token before is answered once more for 30 seconds, when the answer was lost'),
  }),
  reply: TokenPair,
  errors: ['REFRESH_TOKEN_INVALID', 'REFRESH_TOKEN_REUSED', 'ACCOUNT_LOCKED'],
} as const;

export const refresh = defineRoute({ ...refreshing, name: 'accounts/refresh', path: '/auth/refresh' });
/** The same operation under the path that older clients call. */
export const refreshToken = defineRoute({
  ...refreshing,
  name: 'accounts/refresh-token',
  path: '/auth/refresh-token',
});
