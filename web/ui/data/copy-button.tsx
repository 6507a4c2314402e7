import clsx from 'clsx';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/feedback/toast.ts';

export type CopyButtonProps = {
  /** The text that is copied to the clipboard. */
  value: string;
  label?: string;
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
};

const markMilliseconds = 2000;

export function CopyButton({ value, label, icon = <Copy />, className, children }: CopyButtonProps) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), markMilliseconds);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast.success(t('copy.done'));
    } catch {
      toast.error(t('copy.failed'));
    }
  };

  const name = label ?? t('copy.action');
  return (
    <button
      type="button"
      title={name}
      aria-label={children ? undefined : name}
      onClick={() => void copy()}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 rounded-sm px-2.5 text-sm text-ink transition-colors hover:bg-hover [&>svg]:size-4 [&>svg]:text-ink-3',
        className,
      )}
    >
      {children}
      {copied ? <Check aria-hidden className="text-jade!" /> : icon}
    </button>
  );
}
