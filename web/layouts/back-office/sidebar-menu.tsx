import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/contract/access.ts';
import { groupsFor } from '#web/back-office/pages.ts';

type Props = { role: Role; folded?: boolean; onLeave?: () => void };

const entry =
  'flex h-10.5 items-center gap-3 rounded-md px-3 text-sm font-medium text-ink-2 transition-colors hover:bg-hover hover:text-ink [&>svg]:size-5 [&>svg]:shrink-0 ' +
  'data-[status=active]:bg-surface data-[status=active]:font-semibold data-[status=active]:text-brand';

/** What this person may open, and nothing else. Folded, the icons keep their names for screen readers and tooltips. */
export function SidebarMenu({ role, folded = false, onLeave }: Props) {
  const { t } = useTranslation('backOffice');
  const label = clsx(folded ? 'sr-only' : 'truncate');
  return (
    <nav aria-label={t('menu')} className="flex min-h-0 grow flex-col overflow-y-auto">
      {groupsFor(role).map(({ name: group, pages }) => (
        <section key={group} aria-label={t(`group.${group}`)} className="mb-4">
          {!folded && (
            <h2 aria-hidden className="px-3 pb-1.5 text-xs font-semibold text-ink-3">
              {t(`group.${group}`)}
            </h2>
          )}
          <ul className="space-y-0.5">
            {pages.map(({ name, to, Icon }) => (
              <li key={name}>
                <Link
                  to={to}
                  activeOptions={{ exact: to === '/admin' }}
                  title={folded ? t(`page.${name}`) : undefined}
                  onClick={onLeave}
                  className={entry}
                >
                  <Icon aria-hidden />
                  <span className={label}>{t(`page.${name}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link
        to="/e-commerce"
        title={folded ? t('toMarket') : undefined}
        onClick={onLeave}
        className={clsx(entry, 'mt-auto shrink-0')}
      >
        <Store aria-hidden />
        <span className={label}>{t('toMarket')}</span>
      </Link>
    </nav>
  );
}
