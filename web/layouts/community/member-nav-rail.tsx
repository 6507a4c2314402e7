import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { BadgeCheck } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { memberPages, memberPageAt } from './member-pages.ts';

/** Shows navigation on the left of a member's pages from 1024 px: the user, and links to the other pages. */
export function MemberNavRail({ user }: { user: SessionUser }) {
  return (
    <aside className="sticky top-22 max-lg:hidden">
      <Link to="/profile" className="mb-3.5 flex items-center gap-3 rounded-md">
        <Avatar name={user.fullName} src={user.avatarUrl} decorative />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 text-sm font-bold">
            <span className="line-clamp-2 wrap-anywhere">{user.fullName}</span>
            {user.verificationDate && <BadgeCheck aria-hidden className="size-4 shrink-0 text-jade" />}
          </span>
          <span className="block truncate text-xs text-ink-2">@{user.referenceId}</span>
        </span>
      </Link>
      <MemberNavLinks className="-ml-3" />
    </aside>
  );
}

type Props = { className?: string; onLeave?: () => void };

/** Shows links to all pages of a member in one column, with their groups separated. */
export function MemberNavLinks({ className, onLeave }: Props) {
  const { t } = useTranslation('rooms');
  const here = useLocation({ select: ({ pathname }) => memberPageAt(pathname)?.name });
  return (
    <nav aria-label={t('label')} className={className}>
      <ul className="space-y-0.5">
        {memberPages.map(({ name, to, Icon, group, Count }, index) => (
          <Fragment key={name}>
            {index > 0 && group !== memberPages[index - 1]?.group && (
              <li aria-hidden className="mx-3 my-3! h-px bg-line" />
            )}
            <li>
              <Link
                to={to}
                onClick={onLeave}
                aria-current={here === name ? 'page' : undefined}
                className={clsx(
                  'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors',
                  here === name ? 'bg-brand-soft text-brand' : 'text-ink hover:bg-hover [&>svg]:text-ink-3',
                )}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                <span className="min-w-0 grow truncate">{t(`name.${name}`)}</span>
                {Count && <Count />}
              </Link>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
