import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '#shared/contact/contact.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { MessageStatus } from '#web/ui/status/message-status.tsx';

export function useMessageColumns(): Column<ContactMessage>[] {
  const { t } = useTranslation('messages');
  const { moment } = useFormat();
  return [
    {
      name: 'name',
      label: t('list.name'),
      main: true,
      text: ({ name }) => name,
      cell: ({ id, name, code }) => (
        <>
          <Link
            to="/admin/messages/$id"
            params={{ id }}
            className="rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand"
          >
            {name}
          </Link>
          <span className="block text-xs text-ink-2 tabular-nums">{code}</span>
        </>
      ),
    },
    {
      name: 'message',
      label: t('list.message'),
      card: 'line',
      text: ({ message }) => message,
      cell: ({ message }) => <span className="line-clamp-2 text-ink-2">{message}</span>,
    },
    {
      name: 'topic',
      label: t('list.topic'),
      tight: true,
      card: 'line',
      text: ({ topic }) => t(`topic.${topic}`),
      cell: ({ topic }) => t(`topic.${topic}`),
    },
    {
      name: 'state',
      label: t('list.state'),
      tight: true,
      card: 'aside',
      text: ({ state }) => t(`state.${state}`),
      cell: ({ state }) => <MessageStatus state={state} />,
    },
    {
      name: 'createdAt',
      label: t('list.createdAt'),
      tight: true,
      sorts: true,
      text: ({ createdAt }) => moment(createdAt),
      cell: ({ createdAt }) => <span className="tabular-nums">{moment(createdAt)}</span>,
    },
    {
      name: 'answeredAt',
      label: t('list.answeredAt'),
      tight: true,
      sorts: true,
      text: ({ answeredAt }) => answeredAt && moment(answeredAt),
      cell: ({ answeredAt, answeredBy }) =>
        answeredAt ? (
          <>
            <span className="tabular-nums">{moment(answeredAt)}</span>
            <span className="block text-xs text-ink-2">{answeredBy?.fullName}</span>
          </>
        ) : (
          '–'
        ),
    },
  ];
}
