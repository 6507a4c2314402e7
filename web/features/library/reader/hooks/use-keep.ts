import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from '#shared/library/document.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { meKey } from '#web/platform/session/me-query.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { useOnline } from '#web/ui/hooks/use-online.ts';
import { canKeep, keepDocument, KeepError, removeKept, revisionOf } from '../api/keep-document.ts';
import { chapterLink } from '../rules/chapter-link.ts';
import { refreshKept, useKeptList } from './use-kept-list.ts';

function subscribeWorker(listener: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', listener);
  return () => serviceWorker.removeEventListener('controllerchange', listener);
}

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
  const isPossible = useSyncExternalStore(subscribeWorker, canKeep);
  const kept = useKeptList().find(({ id }) => id === document.id);
  /** Share of the document that has arrived; undefined while nothing is fetched. */
  const [share, setShare] = useState<number>();
  const prepare = usePreparation(document);

  const fetchAll = async (): Promise<void> => {
    setShare(0);
    try {
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
    if (isOutdated && isOnline && isPossible) queueMicrotask(() => renew());
  }, [isOutdated, isOnline, isPossible]);
  return {
    kept,
    share,
    isPossible: document.offline && (isPossible || kept !== undefined),
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
