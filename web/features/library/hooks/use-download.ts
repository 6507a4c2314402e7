import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment } from '#shared/library/document.ts';
import { downloadDocument } from '#shared/library/index.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { changeDocument } from '../api/document-cache.ts';
import { saveEach } from '../api/save-attachments.ts';

type DownloadAct = {
  /** Files to save; the list of documents reads them first. */
  files: readonly Attachment[] | (() => Promise<readonly Attachment[]>);
  save?: (files: readonly Attachment[]) => Promise<void>;
};

/** Downloads attachments of a document and counts it once per press; a repeat after a lost answer is the same press. */
export function useDownload(id: string, place: 'list' | 'detail') {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const isMember = useSignInOffer(t('guest.action'));
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const openKey = useRef<string>(undefined);

  const run = async ({ files, save = saveEach }: DownloadAct) => {
    const wanted = new Set((typeof files === 'function' ? await files() : files).map((file) => file.id));
    if (wanted.size === 0) {
      toast.error(t('download.none'));
      return;
    }
    const requestKey = (openKey.current ??= crypto.randomUUID());
    const { attachments } = await call(downloadDocument, { params: { id }, body: { requestKey } });
    openKey.current = undefined;
    changeDocument(client, id, ({ downloads }) => ({ downloads: downloads + 1 }));
    await save(attachments.filter((file) => wanted.has(file.id)));
    toast.success(t(`download.done.${place}`));
  };
  const download = async (act: DownloadAct) => {
    if (isRunning.current || !isMember()) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await run(act);
    } catch (error) {
      toast.error(t(`download.failed.${place}`), { description: reasonOf(error) });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, download: (act: DownloadAct) => void download(act) };
}
