import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mailbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contactTopics, messageStates } from '#shared/contact/contact-choices.ts';
import { searchMessages } from '#shared/contact/contact.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { messageSearch, type MessageSearch } from '../rules/message-search.ts';
import { useMessageColumns } from './message-columns.tsx';

type Props = { search: MessageSearch; onSearch: OnSearch<MessageSearch> };

/** Messages that people sent to the shop through the contact form. */
export function MessageListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('messages');
  const asked = useListQuery('messages', messageSearch, search);
  const query = useQuery({
    ...apiQuery(searchMessages, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="messages"
      label={t('list.title')}
      query={query}
      of={messageSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'search', label: t('list.searchLabel'), placeholder: t('list.search') }}
      choices={[
        {
          name: 'state',
          many: true,
          label: t('list.state'),
          all: t('list.allStates'),
          options: messageStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
        {
          name: 'topic',
          many: true,
          label: t('list.topic'),
          all: t('list.allTopics'),
          options: contactTopics.map((value) => ({ value, label: t(`topic.${value}`) })),
        },
      ]}
      days={t('list.createdAt')}
      columns={useMessageColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('list.failed'), empty: t('list.empty'), emptyHint: t('list.emptyHint') }}
      icon={<Mailbox />}
      exportAs="tin-nhan"
      findPage={(query) => call(searchMessages, { query })}
    />
  );
}
