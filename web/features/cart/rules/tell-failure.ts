import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { toast, type ToastOptions } from '#web/ui/feedback/toast.ts';

export type CartAct = 'add' | 'update' | 'save' | 'remove';

const reasons = { add: 'add', update: 'update', save: 'update', remove: 'remove' } as const;

/** What is asked of somebody whose session is over. */
export function tellToSignIn(reason: 'add' | 'buy' | 'remove' | 'update', options: ToastOptions = {}): void {
  toast.info(i18n.t('login.title', { ns: 'cart' }), {
    description: i18n.t('login.text', { ns: 'cart', action: i18n.t(`login.${reason}`, { ns: 'cart' }) }),
    ...options,
  });
}

/** Why something did not happen, in the shop's words first and the server's after. */
export function tellFailure(act: CartAct, error: unknown): void {
  if (isApiError(error) && error.status === 401) return tellToSignIn(reasons[act]);
  if (isApiError(error, 'OUT_OF_STOCK'))
    return toast.error(i18n.t('soon', { ns: 'cart' }), { description: i18n.t('soonHint', { ns: 'cart' }) });
  if (isApiError(error, 'SESSION_NOT_FOUND')) return toast.error(error.message);
  toast.error(i18n.t(`failed.${act}`, { ns: 'cart' }), { description: messageOf(error) });
}
