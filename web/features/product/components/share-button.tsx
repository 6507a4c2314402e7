import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** The phone's own way of sharing where there is one; elsewhere the address goes to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(['product', 'ui']);
  const share = async () => {
    const url = location.origin + location.pathname;
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      // Closing the phone's sheet counts as a refusal; there is nothing to say about it.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('ui:copy.done'));
    } catch {
      toast.error(t('ui:copy.failed'));
    }
  };
  return (
    <IconButton
      className="pointer-coarse:size-11"
      label={t('share')}
      icon={<Share2 />}
      onClick={() => void share()}
    />
  );
}
