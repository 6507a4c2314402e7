import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { categoryBackground, categoryPicture } from '../../products/rules/product-appearance.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = { department: CategoryNode; active: boolean; onPoint: () => void; onLeave: () => void };

/** Delay before a hovered category opens: a pointer on its way to the subcategories crosses others. */
const restMilliseconds = 90;

export function DepartmentLink({ department, active, onPoint, onLeave }: Props) {
  const { say } = useShopWords();
  const { name, slug, icon } = department;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => forget, []);
  return (
    <Link
      to="/e-commerce/category/$slug"
      params={{ slug }}
      // Only one Tab stop: the arrow keys move on from there, and the next stop is the first subcategory.
      tabIndex={active ? 0 : -1}
      onFocus={onPoint}
      onPointerEnter={() => {
        forget();
        timer.current = setTimeout(onPoint, restMilliseconds);
      }}
      onPointerLeave={forget}
      onClick={onLeave}
      className={clsx(
        'flex min-h-11 items-center gap-3 rounded-sm px-2 py-1 text-sm font-medium focus-visible:-outline-offset-2',
        active ? 'bg-surface font-semibold text-brand' : 'hover:bg-hover',
      )}
    >
      <ProductPicture
        src={categoryPicture(icon)}
        alt=""
        ground={categoryBackground(department)}
        sizes="2rem"
        className="w-8! shrink-0 rounded-sm [&_img]:size-[84%]!"
      />
      <span className="min-w-0 grow">{say(name)}</span>
      <ChevronRight aria-hidden className={clsx('size-4 shrink-0', active ? 'text-brand' : 'text-ink-3')} />
    </Link>
  );
}
