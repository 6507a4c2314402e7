import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '#shared/identity/identity.ts';
import { Button } from '#web/ui/actions/button.tsx';

/** Shows fields that staff ask to correct, each with its reason. */
export function AskedFields({ paper: { flags }, onFix }: { paper: Identity; onFix: () => void }) {
  const { t } = useTranslation('identity');
  if (flags.length === 0) return null;
  return (
    <ul className="mb-3.5 divide-y divide-line rounded-sm border border-gold/40 bg-gold-soft text-sm">
      {flags.map(({ field, reason, note }) => (
        <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
          <Flag aria-hidden className="size-4 shrink-0 text-gold" />
          <span className="min-w-0 grow basis-52">
            <b className="font-semibold">{t(`field.${field}`)}:</b>{' '}
            {reason !== 'other' && t(`asked.reason.${reason}`)}
            {reason !== 'other' && note && '. '}
            {note}
          </span>
          <Button size="sm" aria-label={t('asked.fixOf', { field: t(`field.${field}`) })} onClick={onFix}>
            {t('asked.fix')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
