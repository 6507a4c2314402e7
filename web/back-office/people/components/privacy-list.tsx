import { useQuery } from '@tanstack/react-query';
import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPrivacy, type StaffPrivacyRow } from '#shared/people/privacy.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { PrivacyDrawer } from './privacy-drawer.tsx';
import { DueMark, PrivacyState } from './privacy-marks.tsx';

/** List of privacy requests, earliest deadline first. */
export const PrivacyList = staffList(listPrivacy, {
  name: 'privacy',
  texts: { ns: 'people', at: 'privacy' },
  icon: <FileClock />,
  choices: { state: { options: 'privacy.states', single: true }, kind: 'privacy.kinds' },
  useOwn({ query }) {
    const { t } = useTranslation('people');
    const { data } = useQuery(apiQuery(listPrivacy, { query }));
    const [shownId, setShownId] = useState<string>();
    const shown = data?.data.find(({ id }) => id === shownId);
    return {
      open: ({ id }: StaffPrivacyRow) => setShownId(id),
      screen: {
        nameOf: ({ who, kind }: StaffPrivacyRow) => `${who?.fullName ?? ''} ${t(`privacy.kinds.${kind}`)}`,
        after: shown && <PrivacyDrawer request={shown} onClose={() => setShownId(undefined)} />,
      },
    };
  },
  columns: (col, { own, t, day }) => [
    col.button('who', own.open, { of: ({ who }) => who?.fullName ?? t('log.gone') }),
    col.choice('kind', 'privacy.kinds', {
      tight: false,
      card: 'line',
      below: ({ text }) => <span className="line-clamp-1">{text}</span>,
    }),
    col.status('state', 'privacy.states', ({ state }) => <PrivacyState state={state} />),
    col.day('dueOn', {
      sorts: true,
      card: 'line',
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {day(row.dueOn)} <DueMark {...row} />
        </span>
      ),
    }),
    col.day('createdAt', { numeric: true, sorts: true, card: 'none' }),
  ],
});
