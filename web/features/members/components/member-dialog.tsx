import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#web/platform/api/api-error.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { memberQuery } from '../api/member-queries.ts';
import { MemberActions } from './member-actions.tsx';
import { ProfileFactsCard } from './profile-facts-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

type Props = { id: string; name: string; onClose: () => void };

export function MemberDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation('members');
  const query = useQuery(memberQuery(id));
  const { data: member, error } = query;
  return (
    <Dialog
      onClose={onClose}
      title={member?.fullName ?? name}
      size="lg"
      footer={
        member && (
          <ButtonLink to="/profile/$id" params={{ id }} onClick={onClose}>
            {t('openProfile')}
          </ButtonLink>
        )
      }
    >
      {member ? (
        <div className="space-y-4">
          <div className="rounded-md border border-line">
            <ProfileHeader member={member} heading="p" actions={<MemberActions member={member} />} />
          </div>
          <ProfileFactsCard member={member} />
        </div>
      ) : isApiError(error, 'USER_NOT_FOUND') ? (
        <EmptyState size="sm" icon={<UserRoundX />} title={t('missing.title')} hint={t('missing.hint')} />
      ) : error ? (
        <QueryError query={query} size="sm" />
      ) : (
        <ProfileSkeleton />
      )}
    </Dialog>
  );
}
