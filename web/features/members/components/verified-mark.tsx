import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function VerifiedMark({ since }: { since: string | null }) {
  const { t } = useTranslation('members');
  if (!since) return null;
  return (
    <BadgeCheck role="img" aria-label={t('verified')} className="inline size-[1.1em] shrink-0 text-jade" />
  );
}
