import { CircleCheck, Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { fileSize } from '#web/ui/fields/file-rules.ts';
import { useKeep } from '../hooks/use-keep.ts';

/**
 * Keeps a document on this device for reading without a network, or removes it. Shows nothing if its editors do not
 * allow that, or the browser cannot.
 */
export function OfflineButton({ document }: { document: DocumentDetail }) {
  const { t, i18n } = useTranslation('reader');
  const format = useFormat();
  const isMember = useSignInOffer(t('guest.keep'));
  const { kept, share, isPossible, isOnline, keep, remove } = useKeep(document);
  if (!isPossible) return null;
  return (
    <div className="space-y-2 rounded-lg border border-line bg-surface p-3">
      {kept && share === undefined ? (
        <>
          <p className="flex items-center gap-2 text-sm font-semibold">
            <CircleCheck aria-hidden className="size-4.5 shrink-0 text-jade" />
            {t('keep.kept', { size: fileSize(kept.bytes, i18n.language) })}
          </p>
          <Button size="sm" icon={<Trash2 aria-hidden />} onClick={() => void remove()}>
            {t('keep.remove')}
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          disabled={!isOnline}
          loading={share !== undefined}
          loadingText={t('keep.saving', { percent: format.percent(Math.round((share ?? 0) * 100)) })}
          onClick={() => isMember() && void keep()}
        >
          {t('keep.save')}
        </Button>
      )}
      <p className="text-xs text-pretty text-ink-2">{t('keep.hint')}</p>
    </div>
  );
}
