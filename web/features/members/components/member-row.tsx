import { useTranslation } from 'react-i18next';
import type { MemberRow as Row } from '#shared/members/member.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { FollowButton } from './follow-button.tsx';
import { MemberName } from './member-name.tsx';

export function MemberRow({ member }: { member: Row }) {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  return (
    <div className="flex min-h-14 items-center gap-3">
      <Avatar name={member.fullName} src={member.avatarUrl} decorative />
      <div className="min-w-0 grow">
        <MemberName member={member} />
        <p className="truncate text-xs text-ink-2">
          @{member.referenceId} · {t(`role.${member.role}`)}
        </p>
      </div>
      {user?.id !== member.id && <FollowButton size="sm" member={member} follows={member.follows} />}
    </div>
  );
}
