import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isFullMember } from '#shared/accounts/member-access.ts';
import type { MemberProfile } from '#shared/members/member.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { FollowButton } from './follow-button.tsx';
import { MemberMenu } from './member-menu.tsx';

export function MemberActions({ member }: { member: MemberProfile }) {
  const { t } = useTranslation('members');
  const { user } = useSession();
  const { ties } = member;
  if (ties.isMe) return null;
  const barred = user !== undefined && !isFullMember(user.status);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ties.blocked && <Badge tone="danger">{t('relate.block.is')}</Badge>}
      {ties.muted && <Badge>{t('relate.mute.is')}</Badge>}
      {!ties.blocked && (
        <FollowButton member={member} follows={ties.follows} followsBack={ties.followsBack} />
      )}
      <MemberMenu member={member} />
      {barred && (
        <Link to={'/kyc' as string} className="w-full text-xs text-ink-2 underline hover:text-brand">
          {t('follow.needsKyc')}
        </Link>
      )}
    </div>
  );
}
