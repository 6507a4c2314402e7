import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { waitsTooLongHours } from '#shared/people/approval-choices.ts';
import type { WaitingPerson } from '#shared/people/person.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';

const isLate = (since: string): boolean => Date.now() - Date.parse(since) > waitsTooLongHours * 3_600_000;

/** Badges for the warnings about an applicant. */
export function HintBadges({
  person,
}: {
  person: Pick<WaitingPerson, 'samePhone' | 'rejectedBefore' | 'guardianId'>;
}) {
  const { t } = useTranslation('people');
  return (
    <>
      {person.guardianId && <Badge tone="gold">{t('hint.young')}</Badge>}
      {person.samePhone && <Badge tone="gold">{t('hint.samePhone')}</Badge>}
      {person.rejectedBefore && <Badge tone="danger">{t('hint.rejected')}</Badge>}
    </>
  );
}

type Props = { person: WaitingPerson; isOpen: boolean };

/** Row of an applicant: waiting time, warnings, and who reviews them. */
export function ApplicantRow({ person, isOpen }: Props) {
  const { t } = useTranslation('people');
  const { ago } = useFormat();
  const { user } = useSession();
  const { id, fullName, avatarUrl, referenceId, kind, waitsSince, claim } = person;
  const isLink = kind === 'papers';
  const name = <span className="min-w-0 grow truncate font-semibold group-hover:text-brand">{fullName}</span>;
  return (
    <li
      className={clsx(
        'group relative flex gap-3 border-t border-line px-4 py-3 first:border-t-0',
        isOpen && 'bg-brand-soft',
      )}
    >
      <Avatar name={fullName} src={avatarUrl} size="sm" decorative />
      <div className="min-w-0 grow text-sm">
        <p className="flex items-baseline gap-2">
          {isLink ? (
            <Link
              // ID papers are reviewed on a page of their own below this one.
              to={`/admin/users/approval/${id}` as '/admin/users/approval'}
              className="min-w-0 grow truncate rounded-xs after:absolute after:inset-0"
            >
              {name}
            </Link>
          ) : (
            <Link
              to="/admin/users/approval"
              search={(before: Record<string, unknown>) => ({ ...before, person: id })}
              aria-current={isOpen || undefined}
              className="min-w-0 grow truncate rounded-xs after:absolute after:inset-0"
            >
              {name}
            </Link>
          )}
          <time
            dateTime={waitsSince}
            className={clsx('shrink-0', isLate(waitsSince) ? 'font-semibold text-danger' : 'text-ink-2')}
          >
            {ago(waitsSince)}
          </time>
        </p>
        <p className="text-ink-2">
          @{referenceId} · {t(`kind.${kind}`)}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          <HintBadges person={person} />
          {claim && claim.userId !== user?.id && (
            <span className="inline-flex items-center gap-1 text-ink-2 [&>svg]:size-4">
              <Eye aria-hidden />
              {t('claim.looks', { name: claim.name })}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
