import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyKinds, privacyStates } from '#shared/people/privacy-choices.ts';
import { listPrivacy, type StaffPrivacyRow } from '#shared/people/privacy.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { privacySearch, type PrivacySearch } from '../rules/people-search.ts';
import { PrivacyDrawer } from './privacy-drawer.tsx';
import { DueMark, PrivacyState } from './privacy-marks.tsx';

type Props = { search: PrivacySearch; onSearch: OnSearch<PrivacySearch> };

/** List of privacy requests, earliest deadline first. */
export function PrivacyPage({ search, onSearch }: Props) {
  const { t } = useTranslation('people');
  const asked = useListQuery('privacy', privacySearch, search);
  const query = useQuery({ ...apiQuery(listPrivacy, { query: asked }), placeholderData: keepPreviousData });
  const [shownId, setShownId] = useState<string>();
  const shown = query.data?.data.find(({ id }) => id === shownId);
  const columns = useColumns(({ id }) => setShownId(id));
  return (
    <>
      <ListScreen
        name="privacy"
        label={t('privacy.title')}
        query={query}
        of={privacySearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'search', label: t('privacy.searchLabel'), placeholder: t('privacy.search') }}
        choices={[
          {
            name: 'state',
            label: t('privacy.state'),
            all: t('privacy.allStates'),
            options: privacyStates.map((value) => ({ value, label: t(`privacy.states.${value}`) })),
          },
          {
            name: 'kind',
            label: t('privacy.kind'),
            all: t('privacy.allKinds'),
            options: privacyKinds.map((value) => ({ value, label: t(`privacy.kinds.${value}`) })),
          },
        ]}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ who, kind }) => `${who?.fullName ?? ''} ${t(`privacy.kinds.${kind}`)}`}
        texts={{ failed: t('privacy.failed'), empty: t('privacy.empty'), emptyHint: t('privacy.emptyHint') }}
        icon={<FileClock />}
      />
      {shown && <PrivacyDrawer request={shown} onClose={() => setShownId(undefined)} />}
    </>
  );
}

function useColumns(onOpen: (row: StaffPrivacyRow) => void): Column<StaffPrivacyRow>[] {
  const { t } = useTranslation('people');
  const { day } = useFormat();
  return [
    {
      name: 'who',
      label: t('privacy.who'),
      main: true,
      cell: (row) => (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(row)}
          className="rounded-xs text-left font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {row.who?.fullName ?? t('log.gone')}
        </button>
      ),
    },
    {
      name: 'kind',
      label: t('privacy.kind'),
      card: 'line',
      cell: ({ kind, text }) => (
        <>
          {t(`privacy.kinds.${kind}`)}
          <span className="line-clamp-1 text-xs text-ink-2">{text}</span>
        </>
      ),
    },
    {
      name: 'state',
      label: t('privacy.state'),
      tight: true,
      card: 'aside',
      cell: (row) => <PrivacyState state={row.state} />,
    },
    {
      name: 'dueOn',
      label: t('privacy.due'),
      tight: true,
      sorts: true,
      card: 'line',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {day(row.dueOn)} <DueMark {...row} />
        </span>
      ),
    },
    {
      name: 'createdAt',
      label: t('privacy.askedOn'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'none',
      cell: ({ createdAt }) => day(createdAt),
    },
  ];
}
