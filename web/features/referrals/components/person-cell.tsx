import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReferralFacts } from '#shared/referrals/referrals.contract.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';

type Props = {
  row: ReferralFacts;
  onLook: (id: string) => void;
  /** Where no column of its own has it. */
  withCode?: boolean;
};

/** Somebody by face, name and code; the name leads to their network. */
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
            className="truncate rounded-sm text-left font-semibold hover:underline"
          >
            {row.fullName}
          </button>
          {row.status === 'active' && (
            <BadgeCheck role="img" aria-label={t('row.verified')} className="size-4 shrink-0 text-jade" />
          )}
        </span>
        {withCode && <span className="block text-xs text-ink-2">@{row.referenceId}</span>}
      </span>
    </span>
  );
}
