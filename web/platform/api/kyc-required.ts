import { kycActionOf, kycActions } from '#shared/accounts/kyc-action.ts';
import type { Failure } from '#shared/contract/failure.ts';
import { askForKyc } from '../feedback/kyc-question.ts';
import { toast } from '../feedback/toast.ts';
import { i18n } from '../i18n/i18n.ts';
import { goTo } from '../navigation/go-to.ts';
import { type ApiError, isApiError } from './api-error.ts';
import { renewSession } from './renew-session.ts';
import type { StoredSession } from './stored-session.ts';

const seconds = 6;

const statusIn = ({ body }: ApiError): Failure['userStatus'] => (body as Failure | undefined)?.userStatus;

/**
 * Says that an action requires a verified identity, with the server's message and the next step: in a dialog where
 * the screen has one, else as a toast.
 */
export function tellKycRequired(error: ApiError): void {
  if (askForKyc(statusIn(error), error.message)) return;
  const action = kycActionOf(statusIn(error));
  toast.error(error.message, {
    duration: seconds * 1000,
    action: { label: i18n.t(`need.${action}`, { ns: 'identity' }), onClick: () => goTo(kycActions[action]) },
  });
}

/** The last renewed token that was refused as well, so that no further renewal is tried. */
let refusedAnew: string | undefined;

/**
 * Repeats a refused call with a new token. A token holds the account's state at signing time, so a user who was
 * approved a minute ago needs a new token, but no new sign-in. If the call is refused again, the user is told.
 */
export async function askAgain<T>(
  refusal: ApiError,
  session: StoredSession | undefined,
  sendAs: (session: StoredSession) => Promise<T>,
): Promise<T> {
  let error = refusal;
  if (session && session.accessToken !== refusedAnew) {
    const renewed = await renewSession(session);
    try {
      return await sendAs(renewed);
    } catch (again) {
      if (!isApiError(again, 'KYC_REQUIRED')) throw again;
      refusedAnew = renewed.accessToken;
      error = again;
    }
  }
  const told = error;
  // The timeout lets this toast replace the screen's own error message.
  setTimeout(() => tellKycRequired(told));
  throw told;
}
