import type { registerWithProvider as contract } from '#shared/accounts/sign-in-providers.contract.ts';
import type { TokenPair } from '#shared/accounts/user.ts';
import type { Language } from '#shared/values/language.ts';
import type { BodyOf, ParamsOf } from '#shared/contract/route.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create, put } from '#functions/platform/table/table-operations.ts';
import { claimItems, credentialsItem, heldForGood, type Profile, profileRecord } from './account.ts';
import type { AccountRepository } from './account-repository.ts';
import { discardUnconfirmed } from './discard-unconfirmed.ts';
import { statusAfter } from './email-verification.ts';
import { joinOperations, openTicket, type Ticket } from './provider-ticket.ts';
import { findReferrer, newProfile, withFreeCode } from './register.ts';
import { startSession } from './sessions.ts';

type Deps = { table: Table; accounts: AccountRepository };
type Input = BodyOf<typeof contract> & ParamsOf<typeof contract> & { userAgent: string };

/** The provider vouches for the address, so the account begins where a confirmed one stands; it has no password yet. */
const confirmed = (profile: Profile): Profile => ({
  ...profile,
  status: statusAfter(profile, true),
  emailVerifiedAt: profile.createdAt,
});

function insert({ table }: Deps, profile: Profile, ticket: Ticket) {
  const claims = claimItems(profile, heldForGood);
  return table.write([
    ...joinOperations(ticket, profile.id),
    create(claims.email, { refusal: 'EMAIL_EXISTS' }),
    put(claims.phone, { when: { heldUntil: { missingOrAtMost: nowSeconds() } }, refusal: 'PHONE_EXISTS' }),
    create(claims.reference, { refusal: 'code' }),
    create(profileRecord.item(profile)),
    create(credentialsItem(profile.id, { sessionsFrom: profile.createdAt })),
  ]);
}

export async function registerWithProvider(
  deps: Deps,
  { provider, ticket: sealed, userAgent, ...form }: Input,
  language: Language,
): Promise<{ profile: Profile; tokens: TokenPair }> {
  const ticket = await openTicket(provider, sealed);
  const referrerId = await findReferrer(deps, form.referenceId);
  await discardUnconfirmed(deps, ticket.email);
  const profile = await withFreeCode(
    () => confirmed(newProfile({ ...form, email: ticket.email }, referrerId, language)),
    (candidate) => insert(deps, candidate, ticket),
  );
  return { profile, tokens: await startSession(deps.table, profile, userAgent) };
}
