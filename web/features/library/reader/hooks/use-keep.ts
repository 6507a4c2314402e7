import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { meKey } from '#web/platform/session/me-query.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { useOnline } from '#web/ui/hooks/use-online.ts';
import { keepDocument, removeKept, revisionOf } from '../api/keep-document.ts';
import { KeepError } from '../api/keep-error.ts';
import { canKeep, ensureWorker } from '../api/worker-control.ts';
import { chapterLink } from '../rules/chapter-link.ts';
import { refreshKept, useKeptList } from './use-kept-list.ts';

/** Fetches what opens a kept document without a network: the pages' code, and who is signed in. */
function usePreparation({ slug, chapters: [first] }: DocumentDetail) {
  const router = useRouter();
  const client = useQueryClient();
  return async () => {
    await Promise.allSettled([
      first && router.preloadRoute(chapterLink(slug, first)),
      router.preloadRoute({ to: '/documents/$address', params: { address: slug } }),
      RichText.whenTried(),
      client.refetchQueries({ queryKey: meKey }),
    ]);
  };
}

/** Keeps a document on this device and removes it; a kept one that has changed is renewed when it is opened. */
export function useKeep(document: DocumentDetail) {
  const { t } = useTranslation('reader');
  const isOnline = useOnline();
  const kept = useKeptList().find(({ id }) => id === document.id);
  /** Share of the document that has arrived; undefined while nothing is fetched. */
  const [share, setShare] = useState<number>();
  const prepare = usePreparation(document);

  const fetchAll = async (): Promise<void> => {
    setShare(0);
    try {
      // First, because the worker keeps what is fetched from now on.
      await ensureWorker();
      await prepare();
      await keepDocument(document.slug, setShare);
      await refreshKept();
    } finally {
      setShare(undefined);
    }
  };
  const fail = (error: unknown): void => {
    const reason = error instanceof KeepError ? t(`keep.failed.${error.reason}`) : reasonOf(error);
    toast.error(t('keep.failed.title'), { description: reason });
  };
  const isOutdated = kept !== undefined && kept.revision !== revisionOf(document);
  const renew = useEffectEvent(() => {
    // The older version stays if this fails; it is tried again when the document is opened next.
    fetchAll().catch(() => undefined);
  });
  useEffect(() => {
    if (isOutdated && isOnline) queueMicrotask(() => renew());
  }, [isOutdated, isOnline]);
  return {
    kept,
    share,
    isPossible: document.offline && canKeep(),
    isOnline,
    keep: () =>
      fetchAll().then(
        () => toast.success(t('keep.done')),
        (error: unknown) => fail(error),
      ),
    remove: async () => {
      await removeKept(document.id);
      await refreshKept();
    },
  };
}
