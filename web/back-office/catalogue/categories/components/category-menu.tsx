import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#web/platform/session/use-session.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlays/menu.tsx';
import type { OpenedMenuProps } from '#web/ui/overlays/lazy-menu.tsx';
import { type Direction, directions } from '../rules/category-moves.ts';

export type RowActions = {
  onEdit: () => void;
  /** Undefined if a child would be nested too deep. */
  onAddBelow: (() => void) | undefined;
  onStep: (direction: Direction) => void;
  /** Directions in which the category can be moved. */
  steps: readonly Direction[];
  onDelete: () => void;
};

const icons: Record<Direction, ReactNode> = {
  up: <ArrowUp />,
  down: <ArrowDown />,
  in: <ArrowRight />,
  out: <ArrowLeft />,
};

export function CategoryMenu({
  onEdit,
  onAddBelow,
  onStep,
  steps,
  onDelete,
  ...menu
}: RowActions & OpenedMenuProps) {
  const { t } = useTranslation('backOffice');
  const mayDelete = useCan('products.delete');
  return (
    <Menu {...menu}>
      <MenuItem icon={<Pencil />} onSelect={onEdit}>
        {t('categories.edit')}
      </MenuItem>
      <MenuItem icon={<FolderPlus />} disabled={!onAddBelow} onSelect={() => onAddBelow?.()}>
        {t('categories.addBelow')}
      </MenuItem>
      <MenuSeparator />
      {directions.map((direction) => (
        <MenuItem
          key={direction}
          icon={icons[direction]}
          disabled={!steps.includes(direction)}
          onSelect={() => onStep(direction)}
        >
          {t(`categories.step.${direction}`)}
        </MenuItem>
      ))}
      {mayDelete && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            {t('categories.delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
