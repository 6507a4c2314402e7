import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { saveProgress } from '#shared/library/index.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { readSession } from '#web/platform/api/stored-session.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { readingQueue, reportReading, sendBeforeHiding, sendReports } from '../api/reading-reports.ts';
import { showChapterMark } from '../../api/document-cache.ts';
import { showProgress } from '../api/show-progress.ts';
import { positionIn } from '../rules/position-in.ts';

/** Sends what was not sent while the page is hidden, closed, or shows something else. */
function useSendOnLeave(): void {
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void sendReports();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', sendBeforeHiding);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', sendBeforeHiding);
      void sendReports();
    };
  }, []);
}

/** Returns how to record where a chapter is read. Reading of guests is not recorded. */
export function useReadingReports(document: DocumentDetail, chapterId: string) {
  const { t } = useTranslation('reader');
  const client = useQueryClient();
  const place = useRef({ second: 0, paragraph: 0 });
  const { id } = document;
  useSendOnLeave();

  const report = (completed: string[], isUrgent: boolean): void =>
    void reportReading(
      id,
      { chapterId, ...place.current, completed, reset: false },
      { positionOf: positionIn(document), isUrgent },
    );

  return {
    /** Records a place of the chapter, or just that it is read. */
    at: (moved: { second?: number; paragraph?: number } = {}): void => {
      place.current = { ...place.current, ...moved };
      report([], false);
    },
    /** Records that the chapter was read to its end. */
    end: (): void => {
      if (!readSession()) return;
      showChapterMark(client, id, chapterId, true);
      report([chapterId], true);
    },
    /** Makes this place the one that is offered, though others were read before. It needs the server at once. */
    restart: async (): Promise<void> => {
      try {
        await readingQueue.drop(id);
        const body = { chapterId, ...place.current, reset: true };
        showProgress(client, id, await call(saveProgress, { params: { id }, body }));
      } catch (error) {
        toast.error(t('failed.restart'), { description: messageOf(error) });
      }
    },
  };
}
