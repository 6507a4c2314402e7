import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyContract } from '#shared/contract/route.ts';
import type { CallOptions } from '../../platform/api/call.ts';
import { useAct } from '../../platform/acts/use-act.ts';
import { toast } from '../../platform/feedback/toast.ts';
import { IconButton } from '../actions/icon-button.tsx';
import type { FormTexts } from '../form/form-context.ts';
import { useConfirm } from '../overlays/use-confirm.tsx';
import type { Column } from './column.ts';

type Rules<Row, C extends AnyContract> = {
  /** Whether the reader may change rows at all. */
  may: boolean;
  /** Where `deleteOf`, `deleteTitle`, `deleteHint`, `delete`, `deleteFailed`, `deleted` and `acts` are. */
  texts: FormTexts;
  form: (row: Row, onClose: () => void) => ReactNode;
  /** Operation that deletes a row by its id. */
  remove: C;
};

/**
 * Edits the rows of a list: `open` shows a row in its form, and a column of buttons deletes rows after a question.
 * Whoever may not change rows gets neither. `dialogs` must be rendered.
 */
export function useRowEditing<Row extends { id: string; name: string }, C extends AnyContract>({
  may,
  texts,
  form,
  remove,
}: Rules<Row, C>) {
  const { t } = useTranslation(texts.ns);
  // Text keys are built from where the texts are, which is known only at run time.
  const say = t as unknown as (key: string, values?: Record<string, unknown>) => string;
  const at = (key: string, values?: Record<string, unknown>) => say(`${texts.at}.${key}`, values);
  const [opened, setOpened] = useState<Row>();
  const { ask, dialog } = useConfirm();
  const removing = useAct(remove);

  const askToRemove = async ({ id, name }: Row) => {
    const agreed = await ask({
      tone: 'danger',
      title: at('deleteTitle', { name }),
      consequence: at('deleteHint', { name }),
      confirmText: at('delete'),
      failedTitle: at('deleteFailed'),
      // All operations that delete a row have its id as their only input.
      act: () => removing.send({ params: { id } } as unknown as CallOptions<C>),
    });
    if (agreed) toast.success(at('deleted', { name }));
  };
  const actColumn: Column<Row> = {
    name: 'acts',
    label: at('acts'),
    tight: true,
    card: 'aside',
    cell: (row) => (
      <IconButton
        size="sm"
        label={at('deleteOf', { name: row.name })}
        icon={<Trash2 />}
        onClick={() => void askToRemove(row)}
      />
    ),
  };
  return {
    open: may ? setOpened : undefined,
    columns: may ? [actColumn] : [],
    dialogs: (
      <>
        {opened && form(opened, () => setOpened(undefined))}
        {dialog}
      </>
    ),
  };
}
