import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';

/** Opens the phone's share dialog if there is one; elsewhere it copies the address. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(['product', 'ui']);
  const share = async () => {
    const url = location.origin + location.pathname;
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      // Closing the share dialog rejects the promise; no message is needed.
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
