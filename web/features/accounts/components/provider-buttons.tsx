import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { signInProvidersQuery, useProviderSignIn } from '../api/provider-sign-in.ts';

/** Shows the buttons of external sign-in providers; renders nothing if the shop has none. */
export function ProviderButtons({ callbackUrl }: { callbackUrl?: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(signInProvidersQuery);
  const google = useProviderSignIn('google');
  if (!data?.providers.includes('google')) return null;
  return (
    <div className="space-y-4">
      <p className="flex items-center gap-3 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('provider.or')}
      </p>
      <Button
        type="button"
        size="lg"
        block
        icon={<GoogleMark />}
        loading={google.isPending || google.isSuccess}
        loadingText={t('provider.leaving')}
        onClick={() => google.mutate(callbackUrl, { onError: (error) => toast.error(messageOf(error)) })}
      >
        {t('provider.google')}
      </Button>
    </div>
  );
}

/** Shows a plain letter G drawn by us, not the provider's logo. */
const GoogleMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6">
    <path d="M19.6 7.4A8.6 8.6 0 1 0 20.6 12H12.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
