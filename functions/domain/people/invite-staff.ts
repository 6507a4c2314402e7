import { UserRow } from '#shared/accounts/users.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { AccountDraft } from '#shared/people/staff-accounts.contract.ts';
import type { PersonRow } from '#shared/people/person.ts';
import type { Language } from '#shared/values/language.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { newLink } from '#functions/domain/accounts/link.ts';
import { openAccount } from '#functions/domain/accounts/registration/open-account.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { requireActingAdmin } from '#functions/domain/accounts/require-acting-admin.ts';
import { toPersonRows } from './person-rows.ts';

type Invitation = AccountDraft & { clientRequestId?: string | undefined; userId: string; language: Language };

async function toRow(context: Context, profile: Profile): Promise<PersonRow> {
  const [row] = await toPersonRows(context, [UserRow.parse(profile)]);
  if (!row) throw new Error('One row became none');
  return row;
}

/** Opens an account without a password, chosen by a link that is mailed in the same write. */
export async function inviteStaff(
  context: Context,
  { clientRequestId, userId, language, ...draft }: Invitation,
): Promise<PersonRow> {
  const request = {
    who: userId,
    what: 'people/create-account',
    requestKey: clientRequestId,
    asked: draft,
  };
  return answeredOnce(context.table, request, {
    before: async (id) => toRow(context, await getProfile(context, id)),
    work: async () => {
      const opened = await openAccount(context, { ...draft, language }, async (profile) => {
        const { id, email, fullName, createdAt } = profile;
        const link = newLink('staff-invitation', {
          userId: id,
          at: context.now(),
          sessionsFrom: createdAt,
        });
        const content = { template: 'staff-invitation', fullName, linkId: link.linkId } as const;
        return [
          ...claimRequest(request, id),
          requireActingAdmin(userId),
          link.operation,
          requestMail({ to: email, language, content }),
        ];
      });
      if ('profile' in opened) return toRow(context, opened.profile);
      if (opened.refusal === 'actor') throw new AppError('FORBIDDEN');
      return repeated;
    },
  });
}
