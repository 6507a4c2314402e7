import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';
import { Email, type SignInTokens } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { Claim, type Profile } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { findAccount, findProfile, findUserIdByEmail } from '../find-account.ts';
import { sealTicket, type Ticket } from './provider-ticket.ts';
import { seal, unseal } from '#functions/platform/tokens/sealed.ts';
import { startSession } from '../sessions/sessions.ts';
import { requireOpen } from '../standing.ts';
import { signInPage } from './sign-in-pages.ts';
import type { ProviderIdentity } from './sign-in-provider.ts';

/** Time in which the provider's sign-in must be completed; enough to look up a password. */
const stateSeconds = 15 * 60;
const State = z.object({ provider: z.string(), challenge: z.string() });

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Derives the nonce from the state, so that the answer to another request does not match. */
const nonceOf = (state: string): string => digest(`nonce:${state}`);

/** Starts a sign-in without storing anything: only this browser has the verifier for the sealed state. */
export async function beginProviderSignIn(provider: SignInProvider, challenge: string): Promise<string> {
  const page = signInPage(provider);
  const state = await seal('provider-state', { provider, challenge }, stateSeconds);
  return page.addressFor({ state, nonce: nonceOf(state), challenge });
}

/** Parameters the browser returns with from the provider. */
type ProviderAnswer = { provider: SignInProvider; code: string; state: string; verifier: string };

type SignInOutcome =
  | { outcome: 'signed-in'; profile: Profile; tokens: SignInTokens }
  | { outcome: 'join'; ticket: string; email: string }
  | { outcome: 'register'; ticket: string; email: string; fullName: string };

async function vouched(
  { now }: Context,
  { provider, code, state, verifier }: ProviderAnswer,
): Promise<ProviderIdentity> {
  const page = signInPage(provider);
  const begun = await unseal('provider-state', State, state);
  // A link with somebody else's answer must not sign anybody in: only the browser that asked has the verifier.
  if (begun?.provider !== provider || begun.challenge !== digest(verifier))
    throw new AppError('PROVIDER_SIGN_IN_FAILED');
  const found = await page.vouch({ code, nonce: nonceOf(state), verifier, at: now() });
  if (!found) throw new AppError('PROVIDER_SIGN_IN_FAILED');
  return found;
}

/** Creates the ticket for an address that the provider has verified; refuses unverified ones. */
function ticketOf(
  provider: SignInProvider,
  { subject, email, emailVerified, fullName }: ProviderIdentity,
): Ticket {
  const address = Email.safeParse(email);
  if (!emailVerified || !address.success) throw new AppError('PROVIDER_EMAIL_UNVERIFIED');
  return { provider, subject, email: address.data, fullName: fullName.slice(0, 80) };
}

async function accountJoinedTo(context: Context, provider: SignInProvider, subject: string) {
  const claim = await context.table.get(accountKeys.providerClaim(provider, subject), Claim);
  return claim && findAccount(context, claim.userId);
}

/** Returns whether a confirmed account has this address. Unconfirmed ones have no claim to it. */
async function isAddressTaken(context: Context, email: string): Promise<boolean> {
  const userId = await findUserIdByEmail(context, email);
  const holder = userId && (await findProfile(context, userId));
  return Boolean(holder && holder.status !== 'pending');
}

export async function finishProviderSignIn(
  context: Context,
  answer: ProviderAnswer & { userAgent: string },
): Promise<SignInOutcome> {
  const { provider, userAgent } = answer;
  const found = await vouched(context, answer);
  const account = await accountJoinedTo(context, provider, found.subject);
  if (account) {
    const { profile } = account;
    requireOpen(profile);
    const begun = { ...account, userAgent, refusal: 'PROVIDER_SIGN_IN_FAILED' } as const;
    return { outcome: 'signed-in', profile, tokens: await startSession(context, begun) };
  }
  const facts = ticketOf(provider, found);
  const ticket = await sealTicket(facts);
  const { email, fullName } = facts;
  if (await isAddressTaken(context, email)) return { outcome: 'join', ticket, email };
  return { outcome: 'register', ticket, email, fullName };
}
