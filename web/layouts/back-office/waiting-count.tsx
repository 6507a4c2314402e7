import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/format/use-format.ts';

/** Shows the number of waiting entries; renders nothing for 0. */
export function WaitingCount({ count }: { count: number }) {
  const { t } = useTranslation('backOffice');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <span className="ml-auto shrink-0 rounded-full border border-line-strong px-1.5 text-xs/5 font-semibold text-ink-2 tabular-nums">
      <span aria-hidden>{count > 999 ? '999+' : number(count)}</span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </span>
  );
}
