import { cloneElement, lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';

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
type Load<Extra> = () => Promise<{ default: ComponentType<OpenedMenuProps & Extra> }>;

/**
 * A menu whose code (20 KB of positioning and keyboard handling) is fetched when somebody reaches for its button,
 * not with the first page. Until then the button stands alone and looks the same.
 */
export function lazyMenu<Extra extends object = object>(load: Load<Extra>, popup: Popup = 'menu') {
  const Opened = lazy(load) as ComponentType<OpenedMenuProps & Extra>;
  return function LazyMenu({ trigger, ...extra }: Extra & { trigger: LazyTrigger }) {
    const [wanted, setWanted] = useState(false);
    const [open, setOpen] = useState(false);
    const prepare = () => void load();
    const alone = cloneElement(trigger, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => {
        setWanted(true);
        setOpen(true);
      },
    });
    if (!wanted) return alone;
    // What is left after taking the trigger away is what the menu itself asked for.
    const props = { ...(extra as unknown as Extra), trigger, open, onOpenChange: setOpen };
    return (
      <Suspense fallback={alone}>
        <Opened {...props} />
      </Suspense>
    );
  };
}
