import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session/use-session.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { statsQuery } from '../api/notification-queries.ts';
import { badgeOf } from '../api/read-state.ts';
import { BellList } from './bell-list.tsx';

/** Shows the notification bell with the unread count, and the newest notifications below it. */
export function NotificationBell() {
  const { t } = useTranslation('notifications');
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...statsQuery, enabled: user !== undefined });
  const unread = data?.unread ?? 0;
  return (
    <Popover
      label={t('title')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-100 p-0!"
      trigger={
        <IconButton
          label={unread > 0 ? t('bell', { count: unread }) : t('title')}
          icon={<Bell />}
          {...(unread > 0 && { badge: badgeOf(unread) })}
        />
      }
    >
      <BellList onDone={() => setOpen(false)} />
    </Popover>
  );
}
