import type { registerWithProvider as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import type { SignInTokens } from '#shared/accounts/user.ts';
import type { Language } from '#shared/values/language.ts';
import type { BodyOf, ParamsOf } from '#shared/contract/route.ts';
import { happened } from '../member-log/member-log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, put } from '#functions/platform/table/table-operations.ts';
import { claimItems, credentialsItem, neverExpires, type Profile, profileRecord } from '../account.ts';
import { discardUnconfirmed } from './discard-unconfirmed.ts';
import { statusAfter } from './status-after.ts';
import { joinOperations, openTicket, type Ticket } from '../providers/provider-ticket.ts';
import { findGuardian, notifyGuardian } from './guardian.ts';
import { countOf } from '../member-counts.ts';
import { findReferrer } from './origin.ts';
import { isFree, newProfile, withFreeCode } from './register.ts';
import { startSession } from '../sessions/sessions.ts';

type Input = BodyOf<typeof contract> & ParamsOf<typeof contract> & { userAgent: string; language: Language };

/** Starts the account as confirmed, because the provider vouches for the address. It has no password yet. */
const confirmed = (profile: Profile): Profile => ({
  ...profile,
  status: statusAfter(profile, true),
  emailVerifiedAt: profile.createdAt,
});

const credentialsOf = ({ createdAt }: Profile) => ({ sessionsFrom: createdAt });

async function insert(context: Context, profile: Profile, ticket: Ticket) {
  const { table, now } = context;
  const at = now();
  const claims = claimItems(profile, neverExpires);
  return table.write([
    ...joinOperations(ticket, profile.id, at),
    create(claims.email, { refusal: 'EMAIL_EXISTS' }),
    put(claims.phone, { when: isFree(at), refusal: 'PHONE_EXISTS' }),
    create(claims.reference, { refusal: 'code' }),
    create(profileRecord.item(profile)),
    ...happened('USER_REGISTERED', profile, at),
    ...happened('USER_EMAIL_VERIFIED', profile, at),
    ...(await notifyGuardian(context, profile)),
    ...(profile.referrerId ? [countOf(profile.referrerId, { referrals: 1 })] : []),
    create(credentialsItem(profile.id, credentialsOf(profile))),
  ]);
}

export async function registerWithProvider(
  context: Context,
  { provider, ticket: sealed, userAgent, ...form }: Input,
): Promise<{ profile: Profile; tokens: SignInTokens }> {
  const ticket = await openTicket(provider, sealed);
  const origin = await findReferrer(context, form.referenceId);
  const youth = await findGuardian(context, form);
  await discardUnconfirmed(context, ticket.email);
  const profile = await withFreeCode(
    () => confirmed(newProfile({ ...form, email: ticket.email, origin, youth, at: context.now() })),
    (candidate) => insert(context, candidate, ticket),
  );
  const refusal = 'PROVIDER_SIGN_IN_FAILED';
  const begun = { profile, credentials: credentialsOf(profile), userAgent, refusal } as const;
  return { profile, tokens: await startSession(context, begun) };
}
