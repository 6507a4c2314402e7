import { UserCheck, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isFullMember } from '#shared/accounts/member-access.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button, type ButtonProps } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSetFollow } from '../api/change-ties.ts';

type Props = Pick<ButtonProps, 'size' | 'className'> & {
  member: { id: string; fullName: string };
  follows: boolean;
  followsBack?: boolean;
};

/** Follows or unfollows a member. A user without a verified identity sees the reason before clicking. */
export function FollowButton({ member, follows, followsBack = false, ...look }: Props) {
  const { t } = useTranslation('members');
  const { user } = useSession();
  const { mutate, isPending } = useSetFollow(member.id);
  const barred = user !== undefined && !isFullMember(user.status) && !follows;
  return (
    <Button
      {...look}
      variant={follows ? 'secondary' : 'primary'}
      icon={follows ? <UserCheck /> : <UserPlus />}
      disabled={barred}
      title={barred ? t('follow.needsKyc') : undefined}
      aria-pressed={follows}
      aria-label={t(follows ? 'follow.endOf' : 'follow.of', { name: member.fullName })}
      onClick={() =>
        !isPending && mutate(!follows, { onError: (failure) => toast.error(messageOf(failure)) })
      }
    >
      {t(follows ? 'follow.done' : followsBack ? 'follow.back' : 'follow.do')}
    </Button>
  );
}
