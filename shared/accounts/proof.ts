import * as z from 'zod';

/** Base64url, the encoding of bytes between browsers and the server. */
export const Base64Url = z.string().regex(/^[\w-]+$/);

export const PasskeyId = Base64Url.min(16).max(1400);

/** A passkey's answer to a challenge of the server. */
export const PasskeyAssertion = z.strictObject({
  id: PasskeyId,
  clientDataJSON: Base64Url.max(4000),
  authenticatorData: Base64Url.max(4000),
  signature: Base64Url.max(2000),
  userHandle: Base64Url.max(200).nullish(),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

export const RecoveryCode = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-Z]{12}$/, { error: 'recovery-code' }));

/** Proof that is required again before sensitive actions, because somebody else may be using the session. */
export const FreshProof = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('password'), password: z.string().min(1).max(128) }),
  z.strictObject({ by: z.literal('passkey'), assertion: PasskeyAssertion }),
  z.strictObject({ by: z.literal('recovery'), code: RecoveryCode }),
]);
export type FreshProof = z.infer<typeof FreshProof>;

/** Errors of checking such a proof. */
export const proofErrors = ['PROOF_WRONG', 'LOGIN_LOCKED', 'USER_NOT_FOUND'] as const;
