import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';

const foldedPixels = 320;
/** Text with fewer hidden pixels than this is not folded, because the button would take as much space. */
const slackPixels = 96;

/** Folds long text; the rest unfolds on a click, or when keyboard focus moves into it. */
export function Folded({ children }: { children: ReactNode }) {
  const { t } = useTranslation('product');
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const node = content.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setLong(node.scrollHeight > foldedPixels + slackPixels));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const folded = long && !open;
  return (
    <>
      <div
        id={id}
        onFocusCapture={() => setOpen(true)}
        style={folded ? { maxHeight: foldedPixels } : undefined}
        className={clsx(
          folded && 'overflow-hidden [mask-image:linear-gradient(to_bottom,black_70%,transparent)]',
        )}
      >
        <div ref={content}>{children}</div>
      </div>
      {long && (
        <Button
          className="mt-4"
          aria-expanded={open}
          aria-controls={id}
          iconAfter={<ChevronDown className={clsx('transition-transform', open && 'rotate-180')} />}
          onClick={() => setOpen(!open)}
        >
          {open ? t('less') : t('more')}
        </Button>
      )}
    </>
  );
}
