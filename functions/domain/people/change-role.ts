import type { Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { revokeSessions } from '#functions/domain/accounts/sessions/revocations.ts';
import { requireActingAdmin } from '#functions/domain/accounts/require-acting-admin.ts';

type RoleChange = { id: string; role: Role; updatedAt?: string | undefined; userId: string };

/** Changes a member's role; they must sign in again. The same role succeeds without a change. */
export async function changeRole(
  context: Context,
  { id, role, updatedAt, userId }: RoleChange,
): Promise<Profile> {
  if (id === userId) throw new AppError('OWN_ACCOUNT');
  const changed = await profileRecord.change(
    context.table,
    () => getProfile(context, id),
    async (before) => {
      if (before.role === role) return { after: before, writes: [] };
      if (updatedAt !== undefined && before.updatedAt !== updatedAt) throw new AppError('STALE_STATE');
      if (before.status === 'inactive') throw new AppError('USER_STATE');
      const { after, writes } = profileRecord.replace(before, {
        role,
        updatedAt: context.now().toISOString(),
      });
      const { email, language, fullName } = after;
      const mail = requestMail({
        to: email,
        language,
        content: { template: 'role-changed', fullName, role },
      });
      return {
        after,
        writes: [
          ...writes,
          requireActingAdmin(userId),
          ...(await revokeSessions(context, id, context.now())),
          mail,
        ],
      };
    },
    (refusal) => {
      if (refusal === 'actor') throw new AppError('FORBIDDEN');
      return again;
    },
  );
  return changed.after;
}
