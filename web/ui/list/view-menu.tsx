import { Ellipsis, Pencil, Pin, PinOff, RotateCcw, Save, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#shared/saved-views/saved-views.contract.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import type { ViewDesk } from '../../platform/lists/saved-views.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import { Menu, MenuItem, MenuSeparator } from '../overlays/menu.tsx';
import { useConfirm } from '../overlays/use-confirm.tsx';
import type { OpenView, ViewParts } from './list-view.ts';

type Props = {
  desk: ViewDesk;
  view: SavedView;
  changed: boolean;
  now: ViewParts;
  onOpen: OpenView;
  onRename: () => void;
};

/** Shows a menu with the actions on the open view. */
export function ViewMenu({ desk, view, changed, now, onOpen, onRename }: Props) {
  const { t } = useTranslation('fields');
  const { ask, dialog } = useConfirm();
  const { name } = view;
  const isDefault = desk.defaultId === view.id;
  const mayChange = desk.mayChange(view);

  async function act(write: () => Promise<unknown>, done: string) {
    try {
      await write();
      toast.success(done);
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  }
  const update = () => act(async () => onOpen(await desk.change(view, now)), t('views.saved', { name }));
  const pin = () =>
    act(
      () => desk.openWith(isDefault ? null : view.id),
      t(isDefault ? 'views.unpinned' : 'views.pinned', { name }),
    );
  const remove = async () => {
    const agreed = await ask({
      title: t('views.removeTitle', { name }),
      consequence: t(view.shared ? 'views.removeShared' : 'views.removeHint'),
      confirmText: t('views.remove'),
      tone: 'danger',
    });
    if (!agreed) return;
    await act(
      async () => {
        await desk.remove(view);
        onOpen(undefined);
      },
      t('views.removed', { name }),
    );
  };

  return (
    <>
      <Menu
        align="start"
        trigger={<IconButton size="sm" label={t('views.menu', { name })} icon={<Ellipsis />} />}
      >
        {mayChange && (
          <MenuItem icon={<Save />} disabled={!changed} onSelect={() => void update()}>
            {t('views.update')}
          </MenuItem>
        )}
        <MenuItem icon={<RotateCcw />} disabled={!changed} onSelect={() => onOpen(view)}>
          {t('views.revert')}
        </MenuItem>
        <MenuItem icon={isDefault ? <PinOff /> : <Pin />} onSelect={() => void pin()}>
          {t(isDefault ? 'views.unpin' : 'views.pin')}
        </MenuItem>
        {mayChange && (
          <>
            <MenuItem icon={<Pencil />} onSelect={onRename}>
              {t('views.rename')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 />} onSelect={() => void remove()}>
              {t('views.remove')}
            </MenuItem>
          </>
        )}
      </Menu>
      {dialog}
    </>
  );
}
