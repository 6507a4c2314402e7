import type { SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';

/**
 * Keys of the items that belong to accounts.
 *
 *   profile of a member                      pk USER#<id>        sk PROFILE
 *   credentials, sessions, e-mailed code     pk SIGNIN#<id>      sk CREDENTIALS | SESSION#<id> | OTP
 *   passkeys, recovery codes                 pk SIGNIN#<id>      sk PASSKEY#<key> | RECOVERY#<hash>
 *   pending change of address or number      pk SIGNIN#<id>      sk CHANGE#<kind>
 *   owner of a passkey                       pk PASSKEY#<key>    sk CLAIM
 *   challenge for a passkey                  pk LINK#<challenge> sk CHALLENGE
 *   owner of an e-mail / phone / code        pk EMAIL#<address> | PHONE#<number> | REFERENCE#<code>   sk CLAIM
 *   owner of a Google account                pk PROVIDER#google#<subject>   sk CLAIM
 *   Google account joined by a member        pk USER#<id>        sk PROVIDER#google
 *   purpose of a mailed link                 pk LINK#<id>        sk LINK
 *   recent wrong passwords                   pk ATTEMPTS#<who>   sk ATTEMPTS
 *   counters, e.g. followers                 pk USER#<id>        sk COUNTS
 *   traces that reveal duplicate accounts    pk USER#<id>        sk PAPERTRACE | DEVICE#<mark>
 *   members referred by one, oldest first    gsi1 BROUGHT-BY#<id>   <moment>#<id>
 *   profiles changed since a moment          index `changes`
 *
 * Functions that sign nobody in have no access to SIGNIN# and LINK# (infra/constructs/grants.ts).
 */
export const accountKeys = {
  profile: (userId: string) => ({ pk: `USER#${userId}`, sk: 'PROFILE' }),
  brought: (referrerId: string) => `BROUGHT-BY#${referrerId}`,
  broughtBy: (referrerId: string, createdAt: string, id: string) => ({
    gsi1pk: `BROUGHT-BY#${referrerId}`,
    gsi1sk: `${createdAt}#${id}`,
  }),
  /** Tombstone that tells the views that the account was deleted. */
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
