import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchNotices, type StaffNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

/** Limit of the steps: more than anyone handles in one go. */
const openQuery = apiQuery(searchNotices, { query: { state: 'open', limit: '50' } });

/** Links to the next and previous open notice. After a decided one, next is the first of the inbox. */
export function NoticeSteps({ notice: { id } }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { number } = useFormat();
  const { data } = useQuery(openQuery);
  if (!data) return null;
  const ids = data.data.map((one) => one.id);
  const place = ids.indexOf(id);
  const [before, after] = place < 0 ? [undefined, ids[0]] : [ids[place - 1], ids[place + 1]];
  if (!before && !after) return null;
  const steps = [
    { to: before, label: t('inbox.before'), icon: <ChevronUp /> },
    { to: after, label: t('inbox.next'), icon: <ChevronDown /> },
  ];
  return (
    <nav aria-label={t('inbox.steps')} className="flex items-center gap-1.5">
      <span className="mr-1 text-sm text-ink-2 tabular-nums">
        {place < 0 ? t('inbox.left', { count: data.total }) : `${number(place + 1)} / ${number(data.total)}`}
      </span>
      {steps.map(
        ({ to, label, icon }) =>
          to && (
            <ButtonLink
              key={label}
              to="/admin/payments/inbox/$id"
              params={{ id: to }}
              aria-label={label}
              title={label}
              className="w-10.5 px-0!"
              icon={icon}
            />
          ),
      )}
    </nav>
  );
}
