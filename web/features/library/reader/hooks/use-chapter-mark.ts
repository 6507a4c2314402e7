import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { completeChapter } from '#shared/library/index.ts';
import { useSwitchAct } from '#web/platform/acts/use-switch-act.ts';
import { isApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { readingQueue, reportReading, sendReports } from '../api/reading-reports.ts';
import { showChapterMark } from '../../api/document-cache.ts';
import { positionIn } from '../rules/position-in.ts';

/**
 * Returns a switch that marks a chapter as completed, or no longer. A mark that is made without a network is kept
 * and sent later; taking one back needs the server, because progress that is sent late only grows.
 */
export function useChapterMark(document: DocumentDetail, chapterId: string): (on: boolean) => void {
  const { t } = useTranslation('reader');
  const { id } = document;
  const client = useQueryClient();
  const isMember = useSignInOffer(t('guest.mark'));
  const queueMark = () =>
    reportReading(
      id,
      { chapterId, second: 0, paragraph: 0, completed: [chapterId], reset: false },
      { positionOf: positionIn(document) },
    );
  const send = async (on: boolean) => {
    // A mark that still waits here would come back after it was taken away.
    if (!on && (await readingQueue.find(id))?.completed.includes(chapterId)) await sendReports();
    await call(completeChapter, { params: { id, chapterId }, body: { on } }).catch(async (error: unknown) => {
      if (!on || !isApiError(error, 'NETWORK', 'TIMEOUT')) throw error;
      await queueMark();
    });
  };
  const change = useSwitchAct({
    show: (on) => showChapterMark(client, id, chapterId, on),
    send,
    onError: (error) => toast.error(reasonOf(error) ?? t('failed.mark')),
  });
  return (on) => {
    if (isMember()) change(on);
  };
}
