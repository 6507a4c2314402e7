import type { UseQueryResult } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberProfile } from '#shared/members/member.ts';
import { ProfilePage } from '#web/features/members/components/profile-page.tsx';
import { ProfileSkeleton } from '#web/features/members/components/profile-skeleton.tsx';
import type { ProfileTab } from '#web/features/members/rules/profile-tabs.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';

type Props = {
  member: UseQueryResult<MemberProfile>;
  tab?: ProfileTab | undefined;
  onTab: (tab: ProfileTab) => void;
  /** Renders a member's network for the tab of that name. */
  referralsOf?: (member: MemberProfile) => ReactNode;
};

export function ProfileScreen({ member, tab = 'info', onTab, referralsOf }: Props) {
  const { t } = useTranslation('members');
  const { data, error } = member;
  if (data) return <ProfilePage member={data} tab={tab} onTab={onTab} referrals={referralsOf?.(data)} />;
  if (isApiError(error, 'USER_NOT_FOUND'))
    return (
      <>
        <h1 className="sr-only">{t('missing.title')}</h1>
        <EmptyState
          icon={<UserRoundX />}
          title={t('missing.title')}
          hint={t('missing.hint')}
          action={<ButtonLink to="/">{t('missing.back')}</ButtonLink>}
        />
      </>
    );
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      {error ? <QueryError query={member} /> : <ProfileSkeleton />}
    </>
  );
}
