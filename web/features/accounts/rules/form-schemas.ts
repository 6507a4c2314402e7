import * as z from 'zod';
import { RecoveryCode } from '#shared/accounts/proof.ts';
import {
  Birthday,
  Email,
  FullName,
  Password,
  PhoneNumber,
  ReferenceId,
  Username,
} from '#shared/accounts/user.ts';

/** Form schemas: the server's own field rules, plus checks only a form has (typing a password twice). */
export const LoginForm = z.object({
  username: Username,
  password: z.string().min(1, { error: 'password' }).max(128),
});

const twice = <T extends { confirmPassword: string }>(passwordOf: (form: T) => string) => ({
  check: (form: T) => form.confirmPassword === passwordOf(form),
  says: { path: ['confirmPassword'], error: 'password-mismatch' },
});

const ofPassword = twice(({ password }: { password: string; confirmPassword: string }) => password);
const ofNewPassword = twice(
  ({ newPassword }: { newPassword: string; confirmPassword: string }) => newPassword,
);

export const RegisterForm = z
  .object({
    fullName: FullName,
    email: Email,
    phoneNumber: PhoneNumber,
    password: Password,
    confirmPassword: z.string().min(1),
    dob: Birthday,
    guardian: ReferenceId,
    referenceId: ReferenceId,
  })
  .refine(ofPassword.check, ofPassword.says);

/** Has no e-mail field: the provider has supplied and verified the address. */
export const ProviderRegisterForm = z.object({
  fullName: FullName,
  phoneNumber: PhoneNumber,
  dob: Birthday,
  guardian: ReferenceId,
  referenceId: ReferenceId,
});
export const VerifyEmailForm = z.object({ password: z.string().min(1, { error: 'password' }).max(128) });

/** Schema of the code sent to a new address or number. */
export const ContactCodeForm = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, { error: 'otp' }),
});

export const RecoverForm = z.object({ username: Username, code: RecoveryCode });

export const EmailForm = z.object({ email: Email });

export const ResetPasswordForm = z
  .object({ password: Password, confirmPassword: z.string().min(1) })
  .refine(ofPassword.check, ofPassword.says);

export const CurrentPasswordForm = z.object({ currentPassword: z.string().min(1).max(128) });

export const NewPasswordForm = z
  .object({
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, { error: 'otp' }),
    newPassword: Password,
    confirmPassword: z.string().min(1),
  })
  .refine(ofNewPassword.check, ofNewPassword.says);
