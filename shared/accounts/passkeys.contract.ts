import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { login } from './login.contract.ts';
import { Base64Url, FreshProof, PasskeyAssertion, PasskeyId, proofErrors, RecoveryCode } from './proof.ts';
import { Message, Username } from './user.ts';

export const maxPasskeys = 20;
export const recoveryCodeCount = 10;

export const PasskeyName = z.string().max(200).transform(tidy).pipe(z.string().min(1).max(60));

export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
  /** True if the passkey is also stored in the vendor’s account, so that losing the device does not lose it. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** The user's means of signing in, as shown to the user. */
export const SignInMeans = z.object({
  passkeys: z.array(Passkey).max(maxPasskeys),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** `userHandle` and `rpId` let authenticators be told which of the account's passkeys still exist. */
  userHandle: z.string().nullable(),
  rpId: z.string(),
});
export type SignInMeans = z.infer<typeof SignInMeans>;

/** Data that a browser needs to ask for a passkey. */
export const AssertionRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(z.string()),
  timeoutMilliseconds: z.int(),
});
export type AssertionRequest = z.infer<typeof AssertionRequest>;

export const readSignInMeans = defineRoute({
  name: 'accounts/read-sign-in-means',
  summary: 'One’s passkeys, and what else opens one’s account',
  method: 'GET',
  path: '/auth/passkeys',
  access: 'member',
  reply: SignInMeans,
  errors: ['USER_NOT_FOUND'],
});

export const beginPasskey = defineRoute({
  name: 'accounts/begin-passkey',
  summary: 'What a new passkey is to be made with; asks for fresh proof',
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'member',
  body: z.strictObject({ proof: FreshProof }),
  reply: z.object({
    challenge: z.string(),
    rpId: z.string(),
    rpName: z.string(),
    userHandle: z.string(),
    userName: z.string(),
    displayName: z.string(),
    excludeCredentials: z.array(z.string()),
    timeoutMilliseconds: z.int(),
  }),
  errors: [...proofErrors, 'PASSKEYS_FULL'],
  limit: { calls: 20, seconds: 600 },
});

export const addPasskey = defineRoute({
  name: 'accounts/add-passkey',
  summary: 'Keep a passkey that was just made; its owner is told by mail',
  method: 'POST',
  path: '/auth/passkeys',
  access: 'member',
  body: z.strictObject({
    name: PasskeyName.optional(),
    clientDataJSON: Base64Url.max(4000),
    attestationObject: Base64Url.max(20_000),
  }),
  reply: Passkey,
  status: 201,
  errors: ['PASSKEY_REFUSED', 'PASSKEY_EXISTS', 'PASSKEYS_FULL', 'USER_NOT_FOUND'],
  limit: { calls: 20, seconds: 600 },
});

export const renamePasskey = defineRoute({
  name: 'accounts/rename-passkey',
  summary: 'Call a passkey something else',
  method: 'PATCH',
  path: '/auth/passkeys/{id}',
  access: 'member',
  params: z.object({ id: PasskeyId }),
  body: z.strictObject({ name: PasskeyName }),
  reply: Passkey,
  errors: ['PASSKEY_NOT_FOUND'],
});

export const removePasskey = defineRoute({
  name: 'accounts/remove-passkey',
  summary: 'Take a passkey away; asks for fresh proof, and its owner is told by mail',
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  access: 'member',
  params: z.object({ id: PasskeyId }),
  body: z.strictObject({ proof: FreshProof }),
  reply: Message,
  errors: [...proofErrors, 'PASSKEY_NOT_FOUND', 'ONLY_FACTOR'],
  limit: { calls: 20, seconds: 600 },
});

export const removePassword = defineRoute({
  name: 'accounts/remove-password',
  summary: 'Go on without a password: takes two passkeys, or one and recovery codes',
  method: 'DELETE',
  path: '/auth/password',
  access: 'member',
  body: z.strictObject({ proof: FreshProof }),
  reply: Message,
  errors: [...proofErrors, 'ONLY_FACTOR'],
  limit: { calls: 20, seconds: 600 },
});

export const makeRecoveryCodes = defineRoute({
  name: 'accounts/make-recovery-codes',
  summary: 'Ten codes for the day a device is lost, shown this once; older ones are void',
  method: 'POST',
  path: '/auth/recovery-codes',
  access: 'member',
  body: z.strictObject({ proof: FreshProof }),
  reply: z.object({ codes: z.array(z.string()).length(recoveryCodeCount) }),
  errors: [...proofErrors],
  limit: { calls: 20, seconds: 600 },
});

export const beginProof = defineRoute({
  name: 'accounts/begin-proof',
  summary: 'A challenge for one’s passkeys, before something that asks for fresh proof',
  method: 'POST',
  path: '/auth/passkeys/proof',
  access: 'member',
  reply: AssertionRequest,
  limit: { calls: 60, seconds: 600 },
});

export const beginPasskeySignIn = defineRoute({
  name: 'accounts/begin-passkey-sign-in',
  summary: 'A challenge for whichever passkey of ours a browser has',
  method: 'POST',
  path: '/auth/passkeys/challenge',
  access: 'public',
  reply: AssertionRequest,
  limit: { calls: 60, seconds: 60, net: 1000 },
});

export const signInWithPasskey = defineRoute({
  name: 'accounts/sign-in-with-passkey',
  summary: 'Sign in with a passkey',
  method: 'POST',
  path: '/auth/passkeys/sign-in',
  access: 'public',
  body: z.strictObject({ assertion: PasskeyAssertion }),
  reply: login.reply,
  errors: ['PASSKEY_REFUSED', 'PASSKEY_NOT_FOUND', 'ACCOUNT_LOCKED'],
  limit: { calls: 60, seconds: 60, net: 1000 },
});

export const recoverAccount = defineRoute({
  name: 'accounts/recover-account',
  summary: 'Sign in with a recovery code where the device is lost; each works once',
  method: 'POST',
  path: '/auth/recover',
  access: 'public',
  body: z.strictObject({ username: Username, code: RecoveryCode }),
  reply: login.reply,
  errors: ['RECOVERY_CODE_WRONG', 'ACCOUNT_LOCKED', 'LOGIN_LOCKED'],
  limit: { calls: 60, seconds: 60 },
});
