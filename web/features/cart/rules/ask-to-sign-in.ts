import { i18n } from '#web/platform/i18n/i18n.ts';
import { toast, type ToastOptions } from '#web/platform/feedback/toast.ts';

/** Asks a user whose session has ended to sign in. */
export function askToSignIn(reason: 'add' | 'buy' | 'remove' | 'update', options: ToastOptions = {}): void {
  toast.info(i18n.t('login.title', { ns: 'cart' }), {
    description: i18n.t('login.text', { ns: 'cart', action: i18n.t(`login.${reason}`, { ns: 'cart' }) }),
    ...options,
  });
}
