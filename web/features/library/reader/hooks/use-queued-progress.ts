import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DocumentDetail } from '#shared/library/document.ts';
import { mergeProgress } from '#shared/library/merge-progress.ts';
import type { ReadingProgress } from '#shared/library/reading-progress.ts';
import { readingQueue } from '../api/reading-reports.ts';
import { showProgress } from '../api/show-progress.ts';
import { positionIn } from '../rules/position-in.ts';

/** Returns the progress with what waits on this device to be sent. */
async function readProgress(document: DocumentDetail): Promise<ReadingProgress | null> {
  const queued = await readingQueue.find(document.id);
  if (!queued) return document.progress;
  const at = document.progress?.at ?? new Date().toISOString();
  return { ...mergeProgress(document.progress, queued, positionIn(document)), at };
}

/**
 * Shows what was read without a network as progress. Returns how far the document was read when it was opened,
 * which reading does not change; undefined until it is known.
 */
export function useQueuedProgress(document: DocumentDetail): ReadingProgress | null | undefined {
  const client = useQueryClient();
  const [opened, setOpened] = useState<{ id: string; progress: ReadingProgress | null }>();
  useEffect(() => {
    let isGone = false;
    void readProgress(document).then((progress) => {
      if (isGone) return;
      setOpened((before) => (before?.id === document.id ? before : { id: document.id, progress }));
      const isShown = JSON.stringify(progress) === JSON.stringify(document.progress);
      if (progress && !isShown) showProgress(client, document.id, progress);
    });
    return () => {
      isGone = true;
    };
  }, [client, document]);
  return opened?.id === document.id ? opened.progress : undefined;
}
