import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { SessionUser, SignInTokens, Username } from './user.ts';

export const login = defineRoute({
  name: 'accounts/login',
  summary: 'Sign in with e-mail, phone number or ID code',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: z.strictObject({ username: Username, password: z.string().min(1, { error: 'password' }).max(128) }),
  reply: SignInTokens.extend({ message: z.string(), user: SessionUser }),
  errors: [
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'VERIFICATION_ALREADY_SENT',
    'ACCOUNT_LOCKED',
    'ACCOUNT_REJECTED',
    'LOGIN_LOCKED',
  ],
  // The limit does not count by username, or anybody could lock a user out by sending that name. Wrong
  // passwords are counted where the password is checked.
  limit: { calls: 300, seconds: 60 },
});
