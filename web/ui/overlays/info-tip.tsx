import { Info } from 'lucide-react';
import { Tooltip as Radix } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tooltipClasses } from './tooltip.tsx';

type Props = {
  /** The term that is explained: 'Doanh thu'. */
  of: string;
  text: string;
};

/** Explains a term on hover and focus, and on tap, because touch devices have neither. */
export function InfoTip({ of, text }: Props) {
  const { t } = useTranslation('overlays');
  const [open, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          aria-label={t('info', { of })}
          onClick={(event) => {
            // Without this, a click would close what hover opened, and a tap would open nothing.
            event.preventDefault();
            setOpen(true);
          }}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-ink-3 hover:text-ink"
        >
          <Info aria-hidden className="size-4" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content sideOffset={6} collisionPadding={8} className={tooltipClasses}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
