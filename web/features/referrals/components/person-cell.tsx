import { BadgeCheck } from 'lucide-react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ReferralFacts } from '#shared/referrals/referrals.contract.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';

type Props = {
  row: ReferralFacts;
  onLook: (id: string) => void;
  /** True for layouts without a separate column for the code. */
  withCode?: boolean;
};

/** Shows a person: picture, name and code; the name links to their network. */
export function PersonCell({ row, onLook, withCode = false }: Props) {
  const { t } = useTranslation('referrals');
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={row.fullName} src={row.avatarUrl} size="sm" decorative />
      <span className="min-w-0">
        <span className="flex items-center gap-1">
          <button
            type="button"
            aria-label={t('row.detail', { name: row.fullName })}
            onClick={(event) => {
              event.stopPropagation();
              onLook(row.id);
            }}
            className="rounded-sm text-left font-semibold wrap-anywhere hover:underline"
          >
            {row.fullName}
          </button>
          {row.status === 'active' && (
            <BadgeCheck role="img" aria-label={t('row.verified')} className="size-4 shrink-0 text-jade" />
          )}
        </span>
        <span className={clsx('block text-xs text-ink-2', !withCode && '@3xl:hidden')}>
          @{row.referenceId}
        </span>
      </span>
    </span>
  );
}
