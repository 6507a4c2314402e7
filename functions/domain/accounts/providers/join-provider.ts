import type { SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { Claim } from '../account.ts';
import { accountKeys } from '../account-keys.ts';
import { getProfile } from '../find-account.ts';
import { joinOperations, openTicket } from './provider-ticket.ts';

/** Joins a provider account to the member, who has just signed in by password, as a further way in. */
export async function joinProvider(
  context: Context,
  { provider, userId, ticket: sealed }: { provider: SignInProvider; userId: string; ticket: string },
): Promise<void> {
  const { table, now } = context;
  const ticket = await openTicket(provider, sealed);
  const profile = await getProfile(context, userId);
  const refusal = await table.write([
    ...joinOperations(ticket, userId, now()),
    requestMail({
      to: profile.email,
      language: profile.language,
      content: { template: 'provider-joined', fullName: profile.fullName, joinedEmail: ticket.email },
    }),
  ]);
  if (!refusal) return;
  const holder = await table.get(accountKeys.providerClaim(provider, ticket.subject), Claim);
  // A repeated request of the same member is no error.
  if (holder?.userId !== userId) throw new AppError('PROVIDER_ACCOUNT_TAKEN');
}
