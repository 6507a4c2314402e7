import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { askToSignIn } from './ask-to-sign-in.ts';

export type CartAct = 'add' | 'update' | 'save' | 'remove';

const reasons = { add: 'add', update: 'update', save: 'update', remove: 'remove' } as const;

/** Reports why an action failed: the shop's own text first, then the server's. */
export function reportFailure(act: CartAct, error: unknown): void {
  if (isApiError(error) && error.status === 401) return askToSignIn(reasons[act]);
  if (isApiError(error, 'OUT_OF_STOCK'))
    return toast.error(i18n.t('soon', { ns: 'cart' }), { description: i18n.t('soonHint', { ns: 'cart' }) });
  if (isApiError(error, 'SESSION_NOT_FOUND')) return toast.error(error.message);
  toast.error(i18n.t(`failed.${act}`, { ns: 'cart' }), { description: messageOf(error) });
}
