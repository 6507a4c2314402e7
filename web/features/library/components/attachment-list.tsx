import { Download, FileArchive, Files, Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { saveArchive } from '../api/save-attachments.ts';
import type { useDownload } from '../hooks/use-download.ts';

type Props = {
  document: DocumentDetail;
  isBusy: boolean;
  onDownload: ReturnType<typeof useDownload>['download'];
};

/** Shows the files of a document: each can be saved, and several one by one or as one archive. */
export function AttachmentList({ document: { title, attachments }, isBusy, onDownload }: Props) {
  const { t } = useTranslation('library');
  return (
    <section aria-label={t('file.title')} className="space-y-2">
      <h3 className="text-sm font-bold">{t('file.title')}</h3>
      {attachments.length === 0 && <p className="text-sm text-ink-2">{t('download.none')}</p>}
      <ul className="space-y-1 empty:hidden">
        {attachments.map((file) => (
          <li key={file.id} className="flex items-center gap-2 rounded-md bg-sunken pl-3 text-sm">
            <Paperclip aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 grow truncate">{file.fileName}</span>
            <IconButton
              label={t('file.download', { name: file.fileName })}
              icon={<Download />}
              disabled={isBusy}
              onClick={() => onDownload({ files: [file] })}
            />
          </li>
        ))}
      </ul>
      {attachments.length > 1 && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<Files aria-hidden />}
            loading={isBusy}
            onClick={() => onDownload({ files: attachments })}
          >
            {t('file.all')}
          </Button>
          <Button
            size="sm"
            icon={<FileArchive aria-hidden />}
            loading={isBusy}
            onClick={() => onDownload({ files: attachments, save: (files) => saveArchive(files, title) })}
          >
            {t('file.archive')}
          </Button>
        </div>
      )}
    </section>
  );
}
