import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { connectToaster, type ToastRequest } from '../../platform/feedback/toast.ts';

const tones = {
  plain: null,
  success: <CircleCheck aria-hidden className="text-jade" />,
  error: <CircleAlert aria-hidden className="text-danger" />,
  info: <Info aria-hidden className="text-sky" />,
};

let shown: number | string | undefined;

/** Shows one toast at a time: a new one replaces the last and gets its full duration. */
function show(request: ToastRequest): void {
  sonner.dismiss(shown);
  shown = sonner.custom((id) => <ToastCard {...request} id={id} />, { duration: request.duration });
}

function ToastCard({ id, tone, title, description, action }: ToastRequest & { id: number | string }) {
  const { t } = useTranslation('ui');
  const close = () => sonner.dismiss(id);
  const act = () => {
    action?.onClick();
    close();
  };
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className="flex w-full items-start gap-3 font-sans rounded-md border border-line bg-raised py-3 pr-2 pl-4 text-ink shadow-float [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
    >
      {tones[tone]}
      <div className="min-w-0 grow py-px">
        <p className="text-sm font-semibold">{title}</p>
        {description && <div className="mt-0.5 text-sm text-ink-2">{description}</div>}
        {action && (
          <Button size="sm" className="mt-2.5" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="sm" className="-mt-1" label={t('toast.close')} icon={<X />} onClick={close} />
    </div>
  );
}

export default function ToastStage() {
  const { t } = useTranslation('ui');
  useEffect(() => {
    connectToaster(show);
    return () => connectToaster(undefined);
  }, []);
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      containerAriaLabel={t('toast.region')}
      offset={{ bottom: 'calc(var(--drawer-footer, 0px) + 20px)', right: 20 }}
      mobileOffset={{
        bottom: 'max(env(safe-area-inset-bottom) + 5rem, var(--drawer-footer, 0px) + 1rem)',
        left: 16,
        right: 16,
      }}
      style={{ '--width': '24rem' } as CSSProperties}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}
