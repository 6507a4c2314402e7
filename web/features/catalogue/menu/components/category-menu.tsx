import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { categoryTreeQuery } from '../../api/catalogue-queries.ts';
import { AisleColumns } from './aisle-columns.tsx';
import { DepartmentLink } from './department-link.tsx';
import { MenuNotice } from './menu-notice.tsx';

type Props = { trigger: ReactElement; open: boolean; onOpenChange: (open: boolean) => void };

/** Shows top categories, and the subcategories of the one pointed at. Arrow keys move through both. */
export function CategoryMenu(opened: Props) {
  const { t } = useTranslation('listing');
  return (
    <Popover
      {...opened}
      label={t('menu.label')}
      className="mt-2.5 w-[min(66rem,calc(100vw-3rem))] overflow-hidden rounded-lg! p-0!"
    >
      <Panes onLeave={() => opened.onOpenChange(false)} />
    </Popover>
  );
}

function Panes({ onLeave }: { onLeave: () => void }) {
  const query = useQuery(categoryTreeQuery);
  const { data: tree = [] } = query;
  const [activeId, setActiveId] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const active = tree.find(({ id }) => id === activeId) ?? tree[0];
  const ready = active !== undefined;
  useEffect(() => {
    if (ready) linksIn(root.current, 'departments')[0]?.focus({ preventScroll: true });
  }, [ready]);

  if (query.isPending) return <Waiting />;
  if (!active) return <MenuNotice query={query} />;
  return (
    // The keys only move between links that can also be reached by Tab.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      onKeyDown={(event) => walk(event, root.current, tree, active, setActiveId)}
      className="grid max-h-[min(42rem,calc(100dvh-7rem))] grid-cols-[17rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)]"
    >
      <ul data-pane="departments" className="overflow-y-auto border-r border-line bg-sunken p-2">
        {tree.map((department) => (
          <li key={department.id}>
            <DepartmentLink
              department={department}
              active={department === active}
              onPoint={() => setActiveId(department.id)}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
      <AisleColumns key={active.id} department={active} onLeave={onLeave} />
    </div>
  );
}

const linksIn = (root: HTMLElement | null, pane: string) =>
  Array.from(root?.querySelectorAll<HTMLAnchorElement>(`[data-pane="${pane}"] a`) ?? []);

/** Up and down move within a pane, right into the subcategories, left back to their category. */
function walk(
  event: KeyboardEvent,
  root: HTMLElement | null,
  tree: readonly CategoryNode[],
  active: CategoryNode,
  point: (id: string) => void,
): void {
  const departments = linksIn(root, 'departments');
  const aisles = linksIn(root, 'aisles');
  const inAisles = aisles.findIndex((link) => link === document.activeElement);
  const pane = inAisles >= 0 ? aisles : departments;
  const here = inAisles >= 0 ? inAisles : tree.indexOf(active);
  const to = {
    ArrowDown: pane[(here + 1) % pane.length],
    ArrowUp: pane[(here - 1 + pane.length) % pane.length],
    Home: pane[0],
    End: pane.at(-1),
    ArrowRight: inAisles < 0 ? aisles[0] : undefined,
    ArrowLeft: inAisles >= 0 ? departments[tree.indexOf(active)] : undefined,
  }[event.key];
  if (!to) return;
  event.preventDefault();
  const pointed = tree[departments.indexOf(to)];
  if (pointed) point(pointed.id);
  to.focus();
}

function Waiting() {
  return (
    <div className="grid grid-cols-[17rem_minmax(0,1fr)]">
      <div className="space-y-3 border-r border-line bg-sunken p-4">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="h-7 w-5/6" />
        ))}
      </div>
      <div className="grid grid-cols-3 gap-6 p-6">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-20 w-full" />
        ))}
      </div>
    </div>
  );
}
