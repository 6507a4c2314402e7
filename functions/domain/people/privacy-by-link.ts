import { AppError } from '#shared/contract/errors.ts';
import type { PrivacyDraft, PrivacyRequest } from '#shared/people/privacy.contract.ts';
import { addressedName } from '#functions/domain/accounts/account.ts';
import { findAccountByEmail, getProfile } from '#functions/domain/accounts/find-account.ts';
import { findLink } from '#functions/domain/accounts/find-link.ts';
import { newLink, spendLink } from '#functions/domain/accounts/link.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { newRequest } from './ask-privacy.ts';
import { privacyRecord } from './privacy-record.ts';

/** Mails a link to the privacy form. The answer does not reveal whether the address has an account. */
export async function requestPrivacyLink(context: Context, email: string): Promise<void> {
  const account = await findAccountByEmail(context, email);
  if (!account || account.profile.emailVerifiedAt === null) return;
  const { profile } = account;
  const link = newLink('ask-privacy', { userId: profile.id, at: context.now() });
  const content = {
    template: 'privacy-link',
    fullName: addressedName(profile),
    linkId: link.linkId,
  } as const;
  const writes: Operation[] = [
    link.operation,
    requestMail({ to: profile.email, language: profile.language, content }),
  ];
  await context.table.write(writes);
}

export async function askPrivacyByLink(
  context: Context,
  { token, ...draft }: PrivacyDraft & { token: string },
): Promise<PrivacyRequest> {
  const link = await findLink(context, { purpose: 'ask-privacy', token });
  if (!link || link.usedAt !== undefined) throw new AppError('PRIVACY_LINK_INVALID');
  const profile = await getProfile(context, link.userId);
  const request = await newRequest(context, profile, draft);
  const refusal = await context.table.write([
    spendLink(link, context.now(), 'used'),
    ...privacyRecord.make(request),
  ]);
  if (refusal) throw new AppError('PRIVACY_LINK_INVALID');
  return request;
}
