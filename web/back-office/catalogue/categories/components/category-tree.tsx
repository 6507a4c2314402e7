import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteCategory, type StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useMoveCategory } from '../api/category-queries.ts';
import { useTreeDrag } from '../hooks/use-tree-drag.ts';
import { type Direction, directions, fitsUnder, type Place, stepTo } from '../rules/category-moves.ts';
import { closedAtFirst, foundRows, openRows } from '../rules/visible-rows.ts';
import { CategoryForm } from './category-form.tsx';
import { CategoryRow } from './category-row.tsx';

type Props = { all: readonly StaffCategory[]; words: string };
type EditTarget = { category: StaffCategory } | { parentId: string };

/** The category tree, in which categories are opened, moved, edited and deleted in place. */
export function CategoryTree({ all, words }: Props) {
  const { t } = useTranslation('backOffice');
  const [closed, setClosed] = useState(() => closedAtFirst(all));
  const [editing, setEditing] = useState<EditTarget>();
  const [told, setTold] = useState('');
  const move = useMoveCategory();
  const removing = useAct(deleteCategory);
  const { ask, dialog } = useConfirm();

  const openOne = (id: string) => setClosed((before) => new Set([...before].filter((one) => one !== id)));

  const moveTo = (category: StaffCategory, to: Place) => {
    if (move.isPending) return;
    move.mutate(
      { category, to },
      {
        onSuccess: ({ name, parentId }) => {
          if (parentId) openOne(parentId);
          const parent = all.find(({ id }) => id === parentId);
          setTold(t(parent ? 'categories.movedInto' : 'categories.moved', { name, parent: parent?.name }));
        },
        onError: (error) => toast.error(reasonOf(error) ?? t('categories.moveFailed')),
      },
    );
  };
  const { drag, handleOf } = useTreeDrag(all, moveTo);

  const toggle = (id: string) =>
    setClosed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const step = (category: StaffCategory, direction: Direction) => {
    const to = stepTo(all, category, direction);
    if (to) moveTo(category, to);
    else setTold(t('categories.noStep'));
  };
  const confirmDelete = (category: StaffCategory) =>
    ask({
      tone: 'danger',
      title: t('categories.deleteTitle', { name: category.name }),
      consequence: t('categories.deleteHint'),
      confirmText: t('categories.delete'),
      failedTitle: t('categories.deleteFailed'),
      act: async () => {
        await removing.send({ params: { id: category.id } });
        toast.success(t('categories.deleted', { name: category.name }));
      },
    });

  const rows = words ? foundRows(all, words) : openRows(all, closed);
  return (
    <>
      <ul aria-label={t('page.categories')} aria-busy={move.isPending} className="select-none">
        {rows.map((row) => {
          const { category } = row;
          return (
            <CategoryRow
              key={category.id}
              row={row}
              fixed={words !== ''}
              isDragged={drag?.id === category.id}
              dropZone={drag?.over?.id === category.id ? drag.over.zone : undefined}
              handle={handleOf(category)}
              onToggle={() => toggle(category.id)}
              actions={{
                onEdit: () => setEditing({ category }),
                onAddBelow: fitsUnder(all, undefined, category.id)
                  ? () => setEditing({ parentId: category.id })
                  : undefined,
                onStep: (direction) => step(category, direction),
                steps: directions.filter((direction) => stepTo(all, category, direction)),
                onDelete: () => void confirmDelete(category),
              }}
            />
          );
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {told}
      </p>
      {editing && <CategoryForm all={all} {...editing} onClose={() => setEditing(undefined)} />}
      {dialog}
    </>
  );
}
