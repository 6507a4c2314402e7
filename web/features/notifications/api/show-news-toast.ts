import type { QueryClient } from '@tanstack/react-query';
import i18n from 'i18next';
import { can } from '#shared/contract/access.ts';
import type { NewsEvent } from '#web/platform/live/notification-room.ts';
import { meQuery } from '#web/platform/session/me-query.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { markRead } from './mark-read.ts';

type Says = 'kycApproved' | 'kycChanging' | 'kycSubmitted' | 'direct' | 'indirect' | 'verified';

const say = (says: Says): string => i18n.t(`news.${says}`, { ns: 'notifications' });

/** Returns an action that opens the subject of a notification and marks it as read. */
function seeing(queryClient: QueryClient, go: (to: string) => void, to: string, notificationId?: string) {
  return {
    label: i18n.t('see', { ns: 'notifications' }),
    onClick: () => {
      if (notificationId) void markRead(queryClient, notificationId);
      go(to);
    },
  };
}

/** Shows a toast for an event that arrived live. */
export function showNewsToast(queryClient: QueryClient, event: NewsEvent, go: (to: string) => void): void {
  switch (event.type) {
    case 'kycStatusUpdate':
      if (event.status === 'active') toast.success(say('kycApproved'), { duration: 6000 });
      else
        toast(say('kycChanging'), {
          duration: 6000,
          action: seeing(queryClient, go, '/kyc', event.notificationId),
        });
      return;
    case 'notificationKycSubmitted': {
      const role = queryClient.getQueryData(meQuery.queryKey)?.role;
      if (can(role, 'users.manage'))
        toast.info(say('kycSubmitted'), {
          action: seeing(queryClient, go, `/admin/users/approval/${event.userId}`),
        });
      return;
    }
    case 'newDirectReferral':
      toast.success(say('direct'), {
        action: seeing(queryClient, go, '/referrals', event.notificationId),
      });
      return;
    case 'newIndirectReferral':
      toast.info(say('indirect'), {
        action: seeing(queryClient, go, '/referrals', event.notificationId),
      });
      return;
    case 'newDirectReferralVerified':
      toast.success(say('verified'), {
        action: seeing(queryClient, go, '/referrals', event.notificationId),
      });
  }
}
