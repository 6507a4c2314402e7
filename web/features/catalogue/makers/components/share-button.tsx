import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';

/** Opens the phone's share dialog; elsewhere it copies the address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(['listing', 'ui']);
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const url = location.href.split(/[?#]/)[0] ?? location.href;
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
        return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast.success(t('maker.copied'));
    } catch (error) {
      // Closing the share dialog is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error(t('ui:copy.failed'));
    }
  };
  return (
    <Button icon={copied ? <Check /> : <Share2 />} onClick={() => void share()}>
      {t('maker.share')}
    </Button>
  );
}
