import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const keys = [
  ['←', 'previous'],
  ['→', 'next'],
  ['+', 'larger'],
  ['−', 'smaller'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const;

/** Lists the keys of the reader. */
export function ReaderHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reader');
  return (
    <Dialog size="sm" title={t('help.title')} onClose={onClose}>
      <dl className="space-y-2.5">
        {keys.map(([key, action]) => (
          <div key={key} className="flex items-center gap-4">
            <dt className="w-14 shrink-0">
              <kbd className="inline-block min-w-9 rounded-sm border border-line-strong bg-sunken px-2 py-1 text-center text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{t(`help.keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
