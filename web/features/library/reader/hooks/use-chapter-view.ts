import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { viewChapter } from '#shared/library/index.ts';
import { call } from '#web/platform/api/call.ts';
import { readSession } from '#web/platform/api/stored-session.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useVisibleFor } from '#web/ui/hooks/use-visible-for.ts';
import { addViews } from '../api/show-progress.ts';

const viewMilliseconds = 2000;

/**
 * Counts a view once a chapter has been visible for two seconds. It shows at once, and is taken back if the server
 * counts it no more. Without a network nothing is counted.
 */
export function useChapterView(
  { id, chapterId }: { id: string; chapterId: string },
  onViewed: () => void,
): void {
  const { t } = useTranslation('reader');
  const client = useQueryClient();
  const count = async () => {
    addViews(client, id, chapterId, 1);
    try {
      const { counted } = await call(viewChapter, { params: { id, chapterId } });
      if (!counted) addViews(client, id, chapterId, -1);
    } catch {
      addViews(client, id, chapterId, -1);
      toast.error(t('failed.view'));
    }
  };
  useVisibleFor(viewMilliseconds, chapterId, () => {
    onViewed();
    if (readSession() && navigator.onLine) void count();
  });
}
