import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

export const signOut = defineRoute({
  name: 'accounts/sign-out',
  summary: 'Close the session a refresh token belongs to',
  method: 'POST',
  path: '/auth/signout',
  access: 'public',
  body: z.strictObject({ refreshToken: z.string().max(512).optional() }).optional(),
  reply: z.object({ success: z.literal(true) }),
});
