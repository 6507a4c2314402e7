import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import {
  Email,
  FullName,
  Message,
  PhoneNumber,
  ReferenceId,
  SessionUser,
  signUpFacts,
  SignInTokens,
} from './user.ts';

/** External sign-in providers. Signing in with one proves an e-mail address, never an identity. */
export const signInProviders = ['google'] as const;
export const SignInProvider = z.enum(signInProviders);
export type SignInProvider = z.infer<typeof SignInProvider>;

const params = z.object({ provider: SignInProvider });
const SignedIn = SignInTokens.extend({ message: z.string(), user: SessionUser });

/** The provider's data of a user, signed by the server until the user has decided. */
const Ticket = z.string().min(1).max(2048);
const base64url = /^[\w-]+$/;

export const listSignInProviders = defineRoute({
  name: 'accounts/list-sign-in-providers',
  summary: 'Which other accounts one can sign in with here, and what else sign-up asks for',
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
  reply: z.object({ providers: z.array(SignInProvider), asksBirthDate: z.boolean() }),
  cacheSeconds: 300,
});

export const beginProviderSignIn = defineRoute({
  name: 'accounts/begin-provider-sign-in',
  summary: 'Where to send a reader to sign in with a provider; their browser keeps the verifier',
  method: 'POST',
  path: '/auth/providers/{provider}/begin',
  access: 'public',
  params,
  body: z.strictObject({ challenge: z.string().length(43).regex(base64url) }),
  reply: z.object({ url: z.url() }),
  // NOT_FOUND: this deployment is not registered with the provider.
  errors: ['NOT_FOUND'],
  limit: { calls: 600, seconds: 60 },
});

export const finishProviderSignIn = defineRoute({
  name: 'accounts/finish-provider-sign-in',
  summary: 'Trade what a provider sent back for a session, or for what is to be decided',
  method: 'POST',
  path: '/auth/providers/{provider}/finish',
  access: 'public',
  params,
  body: z.strictObject({
    code: z.string().min(1).max(2048),
    state: z.string().min(1).max(1024),
    verifier: z.string().min(43).max(128).regex(base64url),
  }),
  reply: z.discriminatedUnion('outcome', [
    SignedIn.extend({ outcome: z.literal('signed-in') }),
    /** The address already has an account; its owner may sign in and link the two. */
    z.object({ outcome: z.literal('join'), ticket: Ticket, email: Email }),
    /** No account has this address; some fields for the sign-up are missing. */
    z.object({ outcome: z.literal('register'), ticket: Ticket, email: Email, fullName: z.string() }),
  ]),
  errors: [
    'NOT_FOUND',
    'PROVIDER_SIGN_IN_FAILED',
    'PROVIDER_EMAIL_UNVERIFIED',
    'PROVIDER_UNAVAILABLE',
    'ACCOUNT_LOCKED',
    'ACCOUNT_REJECTED',
  ],
  limit: { calls: 20, seconds: 60, by: ['state'], net: 600 },
});

export const registerWithProvider = defineRoute({
  name: 'accounts/register-with-provider',
  summary: 'Open an account for the address a provider vouches for; no confirmation mail is needed',
  method: 'POST',
  path: '/auth/providers/{provider}/register',
  access: 'public',
  params,
  body: z.strictObject({
    ticket: Ticket,
    fullName: FullName,
    phoneNumber: PhoneNumber,
    ...signUpFacts,
    referenceId: z.union([z.literal('').transform(() => undefined), ReferenceId]).optional(),
  }),
  reply: SignedIn,
  status: 201,
  errors: [
    'PROVIDER_SIGN_IN_FAILED',
    'PROVIDER_ACCOUNT_TAKEN',
    'EMAIL_EXISTS',
    'PHONE_EXISTS',
    'REFERRER_NOT_FOUND',
    'BIRTH_DATE_NEEDED',
    'GUARDIAN_NEEDED',
    'GUARDIAN_NOT_FOUND',
  ],
  limit: { calls: 10, seconds: 600, by: ['phoneNumber'], net: 300 },
});

export const joinProvider = defineRoute({
  name: 'accounts/join-provider',
  summary: 'Let the signed-in member sign in with this provider from now on',
  method: 'POST',
  path: '/auth/providers/{provider}/join',
  access: 'member',
  params,
  body: z.strictObject({ ticket: Ticket }),
  reply: Message,
  errors: ['PROVIDER_SIGN_IN_FAILED', 'PROVIDER_ACCOUNT_TAKEN', 'USER_NOT_FOUND'],
  limit: { calls: 20, seconds: 600 },
});
