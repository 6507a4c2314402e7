import type { SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';

/**
 * The questions accounts ask of the table, and the keys that answer them.
 *
 *   a member's profile                       pk USER#<id>        sk PROFILE
 *   how they prove who they are              pk SIGNIN#<id>      sk CREDENTIALS | SESSION#<id> | OTP | PASSKEY#<key> | RECOVERY#<hash>
 *   a new address or number to be proven     pk SIGNIN#<id>      sk CHANGE#<kind>
 *   whose passkey this is                    pk PASSKEY#<key>    sk CLAIM
 *   what a passkey was asked                 pk LINK#<challenge> sk CHALLENGE
 *   whose e-mail / phone / code is this      pk EMAIL#<address> | PHONE#<number> | REFERENCE#<code>   sk CLAIM
 *   who signs in with this Google account    pk PROVIDER#google#<subject>   sk CLAIM
 *   which Google account a member joined     pk USER#<id>        sk PROVIDER#google
 *   what a mailed link stands for            pk LINK#<id>        sk LINK
 *   wrong passwords lately                   pk ATTEMPTS#<who>   sk ATTEMPTS
 *   how many follow them, and the like       pk USER#<id>        sk COUNTS
 *   what tells two accounts of one person    pk USER#<id>        sk PAPERTRACE | DEVICE#<mark>
 *   whom a member brought, the oldest first  gsi1 BROUGHT-BY#<id>   <moment>#<id>
 *   which profiles changed since             index `changes`
 *
 * SIGNIN# and LINK# are closed to every function that signs nobody in (infra/constructs/grants.ts).
 */
export const accountKeys = {
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  brought: (referrerId: string) => `BROUGHT-BY#${referrerId}`,
  broughtBy: (referrerId: string, createdAt: string, id: string) => ({
    gsi1pk: `BROUGHT-BY#${referrerId}`,
    gsi1sk: `${createdAt}#${id}`,
  }),
  /** What tells the views that an account is no more. */
  gone: (userId: string) => ({ pk: `USER#${userId}`, sk: 'GONE' }),
  counts: (userId: string) => ({ pk: `USER#${userId}`, sk: 'COUNTS' }),
  paperTrace: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PAPERTRACE' }),
  deviceTrace: (userId: string, mark: string) => ({ pk: `USER#${userId}`, sk: `DEVICE#${mark}` }),
  devicesOf: (userId: string) => ({ pk: `USER#${userId}`, startsWith: 'DEVICE#' }),
  credentials: (userId: string) => ({ pk: `SIGNIN#${userId}`, sk: 'CREDENTIALS' }),
  session: (userId: string, sessionId: string) => ({ pk: `SIGNIN#${userId}`, sk: `SESSION#${sessionId}` }),
  sessions: (userId: string): string => `SIGNIN#${userId}`,
  sessionPrefix: 'SESSION#',
  passkey: (userId: string, id: string) => ({ pk: `SIGNIN#${userId}`, sk: `PASSKEY#${id}` }),
  passkeyPrefix: 'PASSKEY#',
  recovery: (userId: string, hash: string) => ({ pk: `SIGNIN#${userId}`, sk: `RECOVERY#${hash}` }),
  recoveryPrefix: 'RECOVERY#',
  contactChange: (userId: string, kind: string) => ({ pk: `SIGNIN#${userId}`, sk: `CHANGE#${kind}` }),
  passkeyClaim: (id: string) => ({ pk: `PASSKEY#${id}`, sk: 'CLAIM' }),
  challenge: (challenge: string) => ({ pk: `LINK#${challenge}`, sk: 'CHALLENGE' }),
  otp: (userId: string) => ({ pk: `SIGNIN#${userId}`, sk: 'OTP' }),
  email: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'CLAIM' }),
  phone: (phoneNumber: string) => ({ pk: `PHONE#${phoneNumber}`, sk: 'CLAIM' }),
  reference: (code: string) => ({ pk: `REFERENCE#${code}`, sk: 'CLAIM' }),
  providerClaim: (provider: SignInProvider, subject: string) => ({
    pk: `PROVIDER#${provider}#${subject}`,
    sk: 'CLAIM',
  }),
  joinedProvider: (userId: string, provider: SignInProvider) => ({
    pk: `USER#${userId}`,
    sk: `PROVIDER#${provider}`,
  }),
  link: (linkId: string) => ({ pk: `LINK#${linkId}`, sk: 'LINK' }),
  attempts: (who: string) => ({ pk: `ATTEMPTS#${who}`, sk: 'ATTEMPTS' }),
  familiar: (door: string) => ({ pk: `FAMILIAR#${door}`, sk: 'FAMILIAR' }),
};

export const userFeed = { name: 'users', shards: 1 };
