import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/platform/session/use-session.ts';
import { pagesFor } from '../../pages.ts';

/** Links to the other pages of the group. */
export function QuickLinks() {
  const { t } = useTranslation(['backOffice', 'overview']);
  const { user } = useSession();
  const pages = pagesFor(user?.role).filter(({ group, name }) => group === 'goods' && name !== 'commerce');
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t('overview:links')}>
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ name, to, Icon }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex h-10.5 items-center gap-2.5 rounded-md border border-line bg-surface px-3.5 text-sm font-medium transition-colors hover:border-line-strong hover:bg-hover [&>svg]:size-4.5 [&>svg]:text-ink-3"
            >
              <Icon aria-hidden />
              {t(`page.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
