import { useTranslation } from 'react-i18next';

/** Shows how many chapters of a document are completed. */
export function ProgressLine({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('library');
  const share = total === 0 ? 0 : done / total;
  return (
    <div>
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-ink-2">{t('progress.label')}</span>
        <span className="font-semibold tabular-nums">{t('progress.value', { done, total })}</span>
      </p>
      <progress className="sr-only" aria-label={t('progress.label')} value={share} />
      <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-mute">
        <div
          className="h-full rounded-full bg-jade transition-[width] duration-200 ease-out"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
