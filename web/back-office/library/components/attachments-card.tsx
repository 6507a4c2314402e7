import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#shared/library/document.ts';
import { maxAttachments } from '#shared/library/library-choices.ts';
import { addDocumentAttachment, removeDocumentAttachment } from '#shared/library/write-documents.contract.ts';
import { uploadKinds } from '#shared/media/upload-kinds.ts';
import { ArrivingFiles } from '#web/ui/publishing/arriving-files.tsx';
import { useArrivingFiles } from '#web/ui/publishing/use-arriving-files.ts';
import { useRemoval } from '#web/ui/publishing/use-removal.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { uploadFile } from '#web/platform/uploads/upload-file.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { fileSize } from '#web/ui/fields/file-rules.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { staffDocumentQuery } from '../api/staff-document.ts';
import { attachmentAddress } from '../rules/attachment-address.ts';

const { types, maxBytes } = uploadKinds.files;
const removal = {
  contract: removeDocumentAttachment,
  texts: { ns: 'staffLibrary', at: 'attachments' },
} as const;

/** Files of a document: sent as soon as they are chosen, and taken off after a question. */
export function AttachmentsCard({ id, locked }: { id: string; locked: boolean }) {
  const { t } = useTranslation('staffLibrary');
  const { data } = useQuery(staffDocumentQuery(id));
  const adding = useAct(addDocumentAttachment);
  const { remove, labelOf, dialog } = useRemoval(removal);
  const files = useArrivingFiles<Attachment>({
    upload: async (file, { signal }) => {
      const uploadId = await uploadFile('files', file, { signal, onProgress: () => undefined });
      const { name: fileName, type: mimeType } = file;
      const fileUrl = attachmentAddress(uploadId, fileName);
      return adding.send({ params: { id }, body: { fileUrl, mimeType, fileName } });
    },
    onArrived: () => undefined,
  });
  const attachments = data?.attachments ?? [];
  const room = maxAttachments - attachments.length - files.arriving.length;
  return (
    <Card className="space-y-3">
      <CardHeader
        title={t('attachments.title')}
        hint={t('attachments.hint', { count: maxAttachments, size: fileSize(maxBytes) })}
      />
      <ul className="divide-y divide-line empty:hidden">
        {attachments.map(({ id: attachmentId, fileName, fileUrl }) => (
          <li key={attachmentId} className="flex items-center gap-2 py-1">
            <a href={fileUrl} className="min-w-0 grow text-sm font-medium wrap-anywhere hover:text-brand">
              {fileName}
            </a>
            <IconButton
              size="sm"
              label={labelOf(fileName)}
              icon={<Trash2 />}
              disabled={locked}
              onClick={() => void remove({ id, attachmentId }, fileName)}
            />
          </li>
        ))}
      </ul>
      <ArrivingFiles files={files} />
      {room > 0 && !locked && (
        <FileDrop
          files={[]}
          accept={types.join(',')}
          maxBytes={maxBytes}
          maxFiles={room}
          onChange={files.add}
          title={t('attachments.add')}
        />
      )}
      {dialog}
    </Card>
  );
}
