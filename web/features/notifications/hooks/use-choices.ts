import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type NotificationChoices,
  type NotificationSettings,
  saveNotificationSettings,
} from '#shared/notifications/notification-settings.contract.ts';
import { isApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { settingsQuery } from '../api/notification-queries.ts';

/** Saves notification settings: each change applies at once and is reverted with a message if refused. */
export function useChoices() {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  const key = settingsQuery.queryKey;
  const known = () => queryClient.getQueryData<NotificationSettings>(key);

  const { mutate } = useMutation({
    // Changes are sent one after the other, because each is based on the result of the one before.
    scope: { id: 'notification-settings' },
    mutationFn: (change: Partial<NotificationChoices>) => {
      const now = known();
      if (!now) throw new Error('Nothing is changed before it is shown');
      const { kinds, quiet, digest, version } = { ...now, ...change };
      return call(saveNotificationSettings, { body: { kinds, quiet, digest, version } });
    },
    onMutate: (change) => {
      const before = known();
      if (before) queryClient.setQueryData(key, { ...before, ...change });
      return before;
    },
    onSuccess: (saved) => queryClient.setQueryData(key, saved),
    onError: (error, _change, before) => {
      queryClient.setQueryData(key, before);
      toast.error(reasonOf(error) ?? t('failed.settings'));
      if (isApiError(error, 'STALE_STATE')) void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return mutate;
}
