import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';
import { Email, type TokenPair } from '#shared/accounts/user.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { Claim, type Profile } from './account.ts';
import { accountKeys } from './account-keys.ts';
import type { AccountRepository } from './account-repository.ts';
import { sealTicket, type Ticket } from './provider-ticket.ts';
import { seal, unseal } from '../../platform/tokens/sealed.ts';
import { startSession } from './sessions.ts';
import { signInPage } from './sign-in-pages.ts';
import type { ProviderIdentity } from './sign-in-provider.ts';

type Deps = { table: Table; accounts: AccountRepository };

/** Time enough to find a password, and no more. */
const stateSeconds = 15 * 60;
const State = z.object({ provider: z.string(), challenge: z.string() });

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The nonce follows from the state: an answer to another question does not fit. */
const nonceOf = (state: string): string => digest(`nonce:${state}`);

/** Nothing is stored: the state carries the browser's challenge, and only that browser has the verifier. */
export async function beginProviderSignIn(provider: SignInProvider, challenge: string): Promise<string> {
  const page = signInPage(provider);
  const state = await seal('provider-state', { provider, challenge }, stateSeconds);
  return page.addressFor({ state, nonce: nonceOf(state), challenge });
}

type SignInOutcome =
  | { outcome: 'signed-in'; profile: Profile; tokens: TokenPair }
  | { outcome: 'join'; ticket: string; email: string }
  | { outcome: 'register'; ticket: string; email: string; fullName: string };

async function vouched(
  provider: SignInProvider,
  { code, state, verifier }: { code: string; state: string; verifier: string },
): Promise<ProviderIdentity> {
  const page = signInPage(provider);
  const begun = await unseal('provider-state', State, state);
  // A link with somebody else's answer in it signs nobody in: the verifier is in the browser that asked.
  if (begun?.provider !== provider || begun.challenge !== digest(verifier))
    throw new AppError('PROVIDER_SIGN_IN_FAILED');
  const found = await page.vouch({ code, nonce: nonceOf(state), verifier });
  if (!found) throw new AppError('PROVIDER_SIGN_IN_FAILED');
  return found;
}

/** Only an address the provider has verified says anything. */
function ticketOf(
  provider: SignInProvider,
  { subject, email, emailVerified, fullName }: ProviderIdentity,
): Ticket {
  const address = Email.safeParse(email);
  if (!emailVerified || !address.success) throw new AppError('PROVIDER_EMAIL_UNVERIFIED');
  return { provider, subject, email: address.data, fullName: fullName.slice(0, 80) };
}

async function accountJoinedTo({ table, accounts }: Deps, provider: SignInProvider, subject: string) {
  const claim = await table.get(accountKeys.providerClaim(provider, subject), Claim);
  return claim && accounts.findProfile(claim.userId);
}

/** Whoever never confirmed an address has no say over it: its owner opens an account as if it were free. */
async function isAddressTaken({ accounts }: Deps, email: string): Promise<boolean> {
  const userId = await accounts.findUserIdByEmail(email);
  const holder = userId && (await accounts.findProfile(userId));
  return Boolean(holder && holder.status !== 'pending');
}

export async function finishProviderSignIn(
  deps: Deps,
  provider: SignInProvider,
  answer: { code: string; state: string; verifier: string; userAgent: string },
): Promise<SignInOutcome> {
  const found = await vouched(provider, answer);
  const profile = await accountJoinedTo(deps, provider, found.subject);
  if (profile) {
    if (profile.status === 'inactive') throw new AppError('ACCOUNT_LOCKED');
    const tokens = await startSession(deps.table, profile, answer.userAgent);
    return { outcome: 'signed-in', profile, tokens };
  }
  const facts = ticketOf(provider, found);
  const ticket = await sealTicket(facts);
  const { email, fullName } = facts;
  if (await isAddressTaken(deps, email)) return { outcome: 'join', ticket, email };
  return { outcome: 'register', ticket, email, fullName };
}
