import * as z from 'zod';
import { SignInProvider } from '#shared/accounts/sign-in-providers.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from '../account-keys.ts';
import { seal, unseal } from '#functions/platform/tokens/sealed.ts';

/** Facts from a provider about somebody who has not yet decided to join or to register. */
const Ticket = z.object({
  provider: SignInProvider,
  subject: z.string(),
  email: z.string(),
  fullName: z.string(),
});
export type Ticket = z.infer<typeof Ticket>;

/** Lifetime of a ticket: enough to fill in the form, or to find the password of an existing account. */
const ticketSeconds = 30 * 60;

export const sealTicket = (ticket: Ticket): Promise<string> => seal('provider-ticket', ticket, ticketSeconds);

export async function openTicket(provider: SignInProvider, sealed: string): Promise<Ticket> {
  const ticket = await unseal('provider-ticket', Ticket, sealed);
  if (ticket?.provider !== provider) throw new AppError('PROVIDER_SIGN_IN_FAILED');
  return ticket;
}

/** Joins a provider account to a member: it belongs to one member, who joins one per provider. */
export const joinOperations = (
  { provider, subject, email }: Ticket,
  userId: string,
  at: Date,
): Operation<'PROVIDER_ACCOUNT_TAKEN'>[] => [
  create(
    { ...accountKeys.providerClaim(provider, subject), entity: 'claim', userId },
    { refusal: 'PROVIDER_ACCOUNT_TAKEN' },
  ),
  create(
    {
      ...accountKeys.joinedProvider(userId, provider),
      entity: 'joined-provider',
      subject,
      email,
      joinedAt: at.toISOString(),
    },
    { refusal: 'PROVIDER_ACCOUNT_TAKEN' },
  ),
];
