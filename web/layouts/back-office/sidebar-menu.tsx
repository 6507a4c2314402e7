import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { countWaiting } from '#shared/overview/waiting.contract.ts';
import { groupsFor, pageAt, type GroupName } from '#web/back-office/staff-pages.ts';
import { call } from '../../platform/api/call.ts';
import * as roots from '../../platform/api/query-roots.ts';
import { FoldedGroup } from './folded-group.tsx';
import { SidebarGroup } from './sidebar-group.tsx';
import { sidebarRowClasses } from './sidebar-classes.ts';

/** Query of the counts of waiting entries. Refetched on live events and when the user returns to the tab. */
const waitingQuery = queryOptions({
  queryKey: roots.waiting,
  queryFn: ({ signal }) => call(countWaiting, { signal }),
  staleTime: 60_000,
});

type Props = { role: Role; folded?: boolean; onLeave?: () => void };

/** Shows pages this user may open; the current page's group is open until the user closes it. */
export function SidebarMenu({ role, folded = false, onLeave }: Props) {
  const { t } = useTranslation('backOffice');
  const { pathname } = useLocation();
  const { data: waiting = {} } = useQuery(waitingQuery);
  const [chosen, setChosen] = useState<Partial<Record<GroupName, boolean>>>({});
  const here = pageAt(pathname);
  return (
    <nav aria-label={t('menu')} className="flex min-h-0 grow flex-col">
      <ul className="min-h-0 grow space-y-0.5 overflow-y-auto">
        {groupsFor(role).map((group) => {
          const shared = { group, here, waiting, ...(onLeave && { onLeave }) };
          const isOpen = chosen[group.name] ?? here?.group === group.name;
          return (
            <li key={group.name}>
              {folded ? (
                <FoldedGroup {...shared} />
              ) : (
                <SidebarGroup
                  {...shared}
                  isOpen={isOpen}
                  onToggle={() => setChosen({ ...chosen, [group.name]: !isOpen })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Link
        to="/e-commerce"
        title={folded ? t('toMarket') : undefined}
        onClick={onLeave}
        className={clsx(sidebarRowClasses, 'mt-1 shrink-0', folded && 'justify-center')}
      >
        <Store aria-hidden />
        <span className={clsx(folded ? 'sr-only' : 'truncate')}>{t('toMarket')}</span>
      </Link>
    </nav>
  );
}
