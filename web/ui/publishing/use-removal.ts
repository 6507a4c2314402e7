import { useTranslation } from 'react-i18next';
import { useAct } from '../../platform/acts/use-act.ts';
import type { CallOptions } from '../../platform/api/call.ts';
import { toast } from '../../platform/feedback/toast.ts';
import { useConfirm } from '../overlays/use-confirm.tsx';
import type { DeskBase } from './publication-desk.ts';

/** Deletes an item of a desk after a question. `dialog` must be rendered. */
export function useRemoval({ contract, texts }: DeskBase['removal']) {
  const { t } = useTranslation(texts.ns);
  // Text keys are built from where the texts are, which is known only at run time.
  const say = t as unknown as (key: string, values?: { title: string }) => string;
  const at = (key: string, title: string) => say(`${texts.at}.${key}`, { title });
  const { ask, dialog } = useConfirm();
  const removing = useAct(contract);

  const remove = async (params: Record<string, string>, title: string): Promise<boolean> => {
    const agreed = await ask({
      tone: 'danger',
      title: at('deleteTitle', title),
      consequence: at('deleteHint', title),
      confirmText: at('delete', title),
      failedTitle: at('deleteFailed', title),
      // All operations that delete an item have parameters as their only input.
      act: () => removing.send({ params } as CallOptions<typeof contract>),
    });
    if (agreed) toast.success(at('deleted', title));
    return agreed;
  };
  return { remove, labelOf: (title: string) => at('deleteOf', title), dialog };
}
