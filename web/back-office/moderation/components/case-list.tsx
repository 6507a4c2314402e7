import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { id } from '#shared/lists/query-parts.ts';
import { searchCases } from '#shared/moderation/moderation.contract.ts';
import { staffList, type StaffListSearch } from '#web/ui/list/staff-list.tsx';
import { CaseStateBadge } from '#web/ui/status/case-state-badge.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { CasePlace } from './case-place.tsx';

const beside = { case: id(100) } as const;

export type CaseSearch = StaffListSearch<typeof searchCases, typeof beside>;

/** Queue of moderators: what has waited longest comes first. */
export const CaseList = staffList(searchCases, {
  name: 'cases',
  texts: { ns: 'moderation', at: 'list' },
  icon: <ShieldCheck />,
  file: 'noi-dung-cho-duyet',
  beside,
  choices: { state: 'state', cause: 'cause' },
  // Without filters, the queue shows what waits for a decision.
  asks: (query) => (query.state || query.search ? query : { ...query, state: 'open' }),
  nameOf: ({ excerpt }) => excerpt,
  useOwn({ search, onSearch }) {
    const { t } = useTranslation('moderation');
    const { case: opened, ...rest } = search;
    return {
      open: (of: { id: string }) => onSearch({ ...rest, case: of.id }),
      gone: t('gone'),
      screen: {
        after: opened && (
          <CaseDialog key={opened} id={opened} onClose={() => onSearch(rest, { replace: true })} />
        ),
      },
    };
  },
  columns: (col, { own, moment }) => [
    col.button('excerpt', own.open, { className: 'line-clamp-2 wrap-anywhere' }),
    col.text('place', {
      of: ({ place }) => place.title,
      cell: ({ place }) => <CasePlace place={place} className="relative z-1 line-clamp-1" />,
      card: 'line',
    }),
    col.text('author', { of: ({ author }) => author?.fullName ?? own.gone, card: 'half' }),
    col.choice('cause', 'cause', { card: 'half' }),
    col.number('reportCount', { sorts: true, card: 'half' }),
    col.moment('createdAt', { sorts: true, card: 'half' }),
    col.status('state', 'state', ({ state }) => <CaseStateBadge state={state} />),
    col.text('moderator', {
      of: ({ moderator }) => moderator?.fullName,
      below: ({ decidedAt }) => decidedAt && moment(decidedAt),
      seldom: true,
    }),
  ],
});
