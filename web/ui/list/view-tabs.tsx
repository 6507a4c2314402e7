import { Plus, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#shared/saved-views/saved-views.contract.ts';
import type { ViewDesk } from '../../platform/lists/saved-views.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { Button } from '../actions/button.tsx';
import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import type { OpenView, ViewParts } from './list-view.ts';
import { ViewMenu } from './view-menu.tsx';

const SaveViewDialog = lazyPiece(async () => (await import('./save-view-dialog.tsx')).default, {
  giveUp: ({ onClose }) => onClose(),
});

/** A predefined view of a list. */
export type StandingTab = {
  name: string;
  label: string;
  /** Number of rows in the view; unknown while loading. */
  count: number | undefined;
  isOpen: boolean;
  onOpen: () => void;
};

type Props = {
  desk: ViewDesk;
  standing?: readonly StandingTab[] | undefined;
  /** The open view; undefined while everything is shown. */
  current: SavedView | undefined;
  /** True if the list differs from its view. */
  changed: boolean;
  /** Number of rows in the list now. */
  total: number | undefined;
  now: ViewParts;
  onOpen: OpenView;
};

type NamingState = { view?: SavedView };

/** Shows the saved views of a list as tabs, with the full list first. */
export function ViewTabs({ desk, standing = [], current, changed, total, now, onOpen }: Props) {
  const { t } = useTranslation('fields');
  const [naming, setNaming] = useState<NamingState>();
  const save = ({ name, shared }: { name: string; shared: boolean }, clientRequestId: string) =>
    naming?.view
      ? desk.change(naming.view, { name })
      : desk.create({ ...now, name, shared, clientRequestId });
  const told = (view: SavedView) => {
    toast.success(t('views.saved', { name: view.name }));
    if (!naming?.view) onOpen(view);
  };
  const tab = { total, changed };
  return (
    <nav
      aria-label={t('views.label')}
      className="flex items-center gap-1 overflow-x-auto border-b border-line px-2 [scrollbar-width:none]"
    >
      <ul className="flex">
        <ViewTab
          {...tab}
          isCurrent={!current && !standing.some(({ isOpen }) => isOpen)}
          changed={false}
          onOpen={() => onOpen(undefined)}
        >
          {t('views.all')}
        </ViewTab>
        {standing.map(({ name, label, count, isOpen, onOpen: open }) => (
          <ViewTab key={name} total={count} counted changed={false} isCurrent={isOpen} onOpen={open}>
            {label}
          </ViewTab>
        ))}
        {desk.views.map((view) => (
          <ViewTab key={view.id} {...tab} isCurrent={view.id === current?.id} onOpen={() => onOpen(view)}>
            {view.shared && <Users aria-label={t('views.shared')} className="size-4 text-ink-3" />}
            {view.name}
          </ViewTab>
        ))}
      </ul>
      {current && (
        <ViewMenu
          desk={desk}
          view={current}
          changed={changed}
          now={now}
          onOpen={onOpen}
          onRename={() => setNaming({ view: current })}
        />
      )}
      {desk.open && (
        <Button size="sm" variant="ghost" icon={<Plus />} className="shrink-0" onClick={() => setNaming({})}>
          {t('views.add')}
        </Button>
      )}
      {naming && (
        <SaveViewDialog
          view={naming.view}
          mayShare={desk.mayShare}
          save={save}
          onSaved={told}
          onClose={() => setNaming(undefined)}
        />
      )}
    </nav>
  );
}

type TabProps = {
  isCurrent: boolean;
  changed: boolean;
  total: number | undefined;
  /** Shows the row count even while another view is open. */
  counted?: boolean;
  onOpen: () => void;
  children: ReactNode;
};

function ViewTab({ isCurrent, changed, total, counted, onOpen, children }: TabProps) {
  const { t } = useTranslation('fields');
  const { number } = useFormat();
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        className="-mb-px flex h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-[current]:border-brand aria-[current]:text-brand"
      >
        {children}
        {(isCurrent || counted) && total !== undefined && (
          <span className="rounded-full bg-hover px-1.5 text-xs tabular-nums">{number(total)}</span>
        )}
        {isCurrent && changed && (
          <span role="img" aria-label={t('views.changed')} className="size-2 rounded-full bg-gold" />
        )}
      </button>
    </li>
  );
}
