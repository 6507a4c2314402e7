import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { completeChapter } from '#shared/library/index.ts';
import { useSwitchAct } from '#web/platform/acts/use-switch-act.ts';
import { call } from '#web/platform/api/call.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { showChapterMark, staleLists } from '../api/document-cache.ts';

/** Returns a switch that marks a chapter as completed: it shows at once, and a failure turns it back without a message. */
export function useCompletion(id: string, chapterId: string): (on: boolean) => void {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const isMember = useSignInOffer(t('guest.action'));
  const change = useSwitchAct({
    show: (on) => showChapterMark(client, id, chapterId, on),
    send: async (on) => {
      await call(completeChapter, { params: { id, chapterId }, body: { on } });
      staleLists(client);
    },
    onError: () => undefined,
  });
  return (on) => {
    if (isMember()) change(on);
  };
}
