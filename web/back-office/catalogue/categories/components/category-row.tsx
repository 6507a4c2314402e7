import clsx from 'clsx';
import { ChevronDown, ChevronRight, EllipsisVertical, GripVertical } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { groupLabels } from '#shared/catalogue/commission-rules.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { backgroundOf, ProductPicture } from '#web/ui/media/product-picture.tsx';
import { lazyMenu } from '#web/ui/overlays/lazy-menu.tsx';
import type { Direction, DropZone } from '../rules/category-moves.ts';
import type { VisibleRow } from '../rules/visible-rows.ts';
import type { RowActions } from './category-menu.tsx';

const RowMenu = lazyMenu<RowActions>(async () => (await import('./category-menu.tsx')).CategoryMenu);

type Props = {
  row: VisibleRow;
  /** True during a search: all found rows are open and cannot be closed. */
  fixed: boolean;
  isDragged: boolean;
  dropZone: DropZone | undefined;
  handle: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  actions: RowActions;
  onToggle: () => void;
};

const keys: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Class names are spelled out because the style sheet only contains names that it finds in the code. */
const indents = ['', 'pl-7', 'pl-14'];
const dropLook: Record<DropZone, string> = {
  before: 'shadow-[inset_0_2px_0_0_var(--color-brand)]',
  after: 'shadow-[inset_0_-2px_0_0_var(--color-brand)]',
  into: 'bg-brand-soft',
};

/** Row of the category tree. Its handle is dragged with a pointer or moved with the arrow keys. */
export function CategoryRow({ row, fixed, isDragged, dropZone, handle, actions, onToggle }: Props) {
  const { t } = useTranslation('backOffice');
  const { category, children, isOpen } = row;
  const { id, name, slug, level, productCount } = category;
  // Drawings that ship with the shop get a background and a margin, uploaded photos do not.
  const isPhoto = category.picture?.startsWith('/media/shop/') ?? false;
  const press = (event: KeyboardEvent) => {
    const direction = keys[event.key];
    if (!direction) return;
    event.preventDefault();
    actions.onStep(direction);
  };
  return (
    <li
      data-category={id}
      className={clsx(
        'border-b border-line last:border-b-0',
        isDragged && 'opacity-50',
        dropZone && dropLook[dropZone],
      )}
    >
      <div className={clsx('flex min-h-12 items-center gap-1.5 pr-2 pl-1 sm:gap-2.5', indents[level - 1])}>
        <IconButton
          {...handle}
          id={`move-${id}`}
          size="sm"
          className="cursor-grab touch-none active:cursor-grabbing max-sm:size-11"
          label={t('categories.moveHandle', { name })}
          icon={<GripVertical />}
          onKeyDown={press}
        />
        {children > 0 ? (
          <IconButton
            size="sm"
            className="max-sm:size-11"
            label={t(isOpen ? 'categories.close' : 'categories.open', { name })}
            aria-expanded={isOpen}
            disabled={fixed}
            icon={isOpen ? <ChevronDown /> : <ChevronRight />}
            onClick={onToggle}
          />
        ) : (
          <span aria-hidden className="w-8 shrink-0 max-sm:w-11" />
        )}
        <ProductPicture
          src={category.picture}
          alt=""
          ground={backgroundOf(id)}
          sizes="2.25rem"
          photo={isPhoto}
          className={clsx('w-9! shrink-0 rounded-sm max-sm:hidden', !isPhoto && '[&_img]:size-[88%]!')}
        />
        <div className="min-w-0 grow py-1.5">
          <button
            type="button"
            onClick={actions.onEdit}
            className="block max-w-full truncate rounded-xs text-left font-medium hover:text-brand"
          >
            {name}
          </button>
          <p className="truncate text-xs text-ink-2">
            <span className="sm:hidden">{t('categories.products', { count: productCount })} · </span>/{slug}
          </p>
        </div>
        {!category.isActive && <Badge tone="gold">{t('categories.hidden')}</Badge>}
        <span className="w-16 shrink-0 text-right text-sm text-ink-2 max-md:hidden">
          {groupLabels[category.group]}
        </span>
        <span
          className={clsx(
            'w-20 shrink-0 text-right text-sm tabular-nums max-sm:hidden',
            productCount === 0 && 'text-ink-3',
          )}
        >
          {productCount}
        </span>
        <RowMenu
          {...actions}
          trigger={
            <IconButton
              size="sm"
              className="max-sm:size-11"
              label={t('categories.more', { name })}
              icon={<EllipsisVertical />}
            />
          }
        />
      </div>
    </li>
  );
}
