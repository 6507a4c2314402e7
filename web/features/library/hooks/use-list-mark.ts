import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSwitchAct } from '#web/platform/acts/use-switch-act.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { changeDocument, staleListsOfMark } from '../api/document-cache.ts';
import { type DocumentMark, documentMarks } from '../api/document-marks.ts';

/** Returns a switch for a mark of a document in the list: it shows at once, and a refusal turns it back. */
export function useListMark(id: string, mark: DocumentMark): (on: boolean) => void {
  const { t } = useTranslation('library');
  const client = useQueryClient();
  const { field, send } = documentMarks[mark];
  return useSwitchAct({
    show: (on) => changeDocument(client, id, () => ({ [field]: on })),
    send: async (on) => {
      await send(id, on);
      staleListsOfMark(client, mark);
    },
    onError: (error) => toast.error(t(`failed.${mark}`), { description: reasonOf(error) }),
  });
}
