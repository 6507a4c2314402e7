import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { Email, FullName, Password, PhoneNumber, ReferenceId, SessionUser, signUpFacts } from './user.ts';

export const register = defineRoute({
  name: 'accounts/register',
  summary: 'Open an account; a confirmation mail follows',
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  body: z
    .strictObject({
      fullName: FullName,
      email: Email,
      phoneNumber: PhoneNumber,
      password: Password,
      confirmPassword: z.string().optional(),
      ...signUpFacts,
      referenceId: z.union([z.literal('').transform(() => undefined), ReferenceId]).optional(),
    })
    .refine(
      ({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password,
      {
        path: ['confirmPassword'],
        error: 'password-mismatch',
      },
    ),
  reply: z.object({ message: z.string(), user: SessionUser }),
  status: 201,
  errors: [
    'REFERRER_NOT_FOUND',
    'BIRTH_DATE_NEEDED',
    'GUARDIAN_NEEDED',
    'GUARDIAN_NOT_FOUND',
    'EMAIL_EXISTS',
    'PHONE_EXISTS',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_TOO_SHORT',
  ],
  limit: { calls: 10, seconds: 600, by: ['email'], net: 300 },
});
