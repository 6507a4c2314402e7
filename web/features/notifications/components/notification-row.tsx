import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationView } from '#shared/notifications/notification.ts';
import type { NotificationType } from '#shared/notifications/notification-kinds.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { markRead } from '../api/mark-read.ts';
import { NotificationIcon } from './notification-icon.tsx';
import { NotifiedPeople } from './notified-people.tsx';

/** Types about the password: the user, or an attacker, caused them. */
const passwordTypes: readonly NotificationType[] = ['reset_password', 'password_changed'];

type Props = {
  notification: NotificationView;
  /** True in the small list below the bell, which has no buttons except the one that expands a group. */
  small?: boolean;
  /** Called when the notification is opened and its subject is shown. */
  onOpen?: () => void;
};

/** Shows a notification; unread ones stand out. The line links to its subject and marks it as read. */
export function NotificationRow({ notification, small = false, onOpen }: Props) {
  const { t } = useTranslation('notifications');
  const { ago } = useFormat();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, type, isRead, createdAt, linkUrl, peopleCount } = notification;
  const open = () => {
    if (!isRead) void markRead(queryClient, id);
    onOpen?.();
  };
  const isGroup = peopleCount > 1;
  const arrow = <ChevronDown className={clsx('transition-transform', isOpen && 'rotate-180')} />;
  return (
    <li
      className={clsx(
        'relative border-t border-line first:border-t-0',
        isRead ? 'text-ink-2' : 'bg-unread text-ink',
      )}
    >
      <div className={clsx('flex items-start gap-3 py-3 pr-4 pl-7', !small && 'max-sm:flex-wrap')}>
        {!isRead && (
          <span className="absolute top-7 left-2.5 size-2 rounded-full bg-brand">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
        <NotificationIcon notification={notification} />
        <div className="min-w-0 grow basis-40 sm:basis-60">
          <Where linkUrl={linkUrl} onOpen={open}>
            <Sentence notification={notification} />
          </Where>
          <p className="mt-0.5 text-sm text-ink-2">
            <span className="font-semibold">{t(`kinds.${kind}`)}</span> · {ago(createdAt)}
          </p>
        </div>
        {isGroup && small && (
          <IconButton
            size="sm"
            label={isOpen ? t('fold') : t('people', { count: peopleCount })}
            aria-expanded={isOpen}
            icon={arrow}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {isGroup && !small && (
          <Button
            size="sm"
            variant="ghost"
            className="max-sm:ml-10"
            aria-expanded={isOpen}
            iconAfter={arrow}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('fold') : t('people', { count: peopleCount })}
          </Button>
        )}
        {!small && passwordTypes.includes(type) && (
          <span className="flex gap-2 max-sm:ml-13">
            {!isRead && (
              <Button size="sm" onClick={open}>
                {t('itWasMe')}
              </Button>
            )}
            <Link
              to="/forgot-password"
              className="inline-flex h-9 items-center rounded-md border border-line-strong px-3 text-sm font-semibold text-danger hover:bg-danger-soft"
            >
              {t('notMe')}
            </Link>
          </span>
        )}
      </div>
      {isOpen && <NotifiedPeople id={id} small={small} />}
    </li>
  );
}

function Where(props: { linkUrl: string | null; onOpen: () => void; children: ReactNode }) {
  const { linkUrl, onOpen, children } = props;
  if (!linkUrl)
    return (
      <button type="button" className="w-full rounded-xs text-left" onClick={onOpen}>
        {children}
      </button>
    );
  return (
    <Link to={linkUrl} className="block rounded-xs hover:underline" onClick={onOpen}>
      {children}
    </Link>
  );
}

function Sentence({ notification: { lead, message } }: Pick<Props, 'notification'>) {
  return (
    <span className="block text-pretty">
      <strong className="font-semibold">{lead}</strong>
      {message.slice(lead.length)}
    </span>
  );
}
