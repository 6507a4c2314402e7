import { cloneElement, useState, type ComponentType, type ReactElement } from 'react';
import { lazyPiece } from '../feedback/lazy-piece.tsx';

export type OpenedMenuProps = {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type Popup = 'menu' | 'dialog';
export type LazyTrigger = ReactElement<TriggerProps>;
type TriggerProps = {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: Popup;
  'aria-expanded'?: boolean;
};
type Load<Extra> = () => Promise<ComponentType<OpenedMenuProps & Extra>>;

/**
 * Wraps a menu whose code (20 KB of positioning and keyboard handling) is fetched when its button is hovered or
 * pressed, not with the first page. Until then the button is rendered alone and looks the same.
 */
export function lazyMenu<Extra extends object = object>(load: Load<Extra>, popup: Popup = 'menu') {
  const Opened = lazyPiece(load, {
    waiting: ({ trigger }) => trigger,
    giveUp: ({ onOpenChange }) => onOpenChange(false),
  });
  return function LazyMenu({ trigger, ...extra }: Extra & { trigger: LazyTrigger }) {
    const [wanted, setWanted] = useState(false);
    const [open, setOpen] = useState(false);
    const alone = cloneElement(trigger, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      onPointerEnter: Opened.prepare,
      onFocus: Opened.prepare,
      onClick: () => {
        setWanted(true);
        setOpen(true);
      },
    });
    if (!wanted || (!open && !Opened.hasArrived())) return alone;
    // The remaining props are the menu's own ones.
    const menu = { ...(extra as unknown as Extra), open, onOpenChange: setOpen };
    return <Opened {...menu} trigger={Opened.hasArrived() ? trigger : alone} />;
  };
}
