import { kycActionOf, kycActions } from '#shared/accounts/kyc-action.ts';
import type { Failure } from '#shared/contract/failure.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { i18n } from '../i18n/i18n.ts';
import { goTo } from '../navigation/go-to.ts';
import { type ApiError, isApiError } from './api-error.ts';
import { renewSession } from './renew-session.ts';
import type { StoredSession } from './stored-session.ts';

const seconds = 6;

const statusIn = ({ body }: ApiError): Failure['userStatus'] => (body as Failure | undefined)?.userStatus;

/** One toast for whatever takes an identity, everywhere: what the server said, and what helps. */
export function tellKycRequired(error: ApiError): void {
  const action = kycActionOf(statusIn(error));
  toast.error(error.message, {
    duration: seconds * 1000,
    action: { label: i18n.t(`need.${action}`, { ns: 'identity' }), onClick: () => goTo(kycActions[action]) },
  });
}

/** The newest token that was refused although it was new: another one would be, too. */
let refusedAnew: string | undefined;

/**
 * A token carries what its account was when it was signed: whoever was approved a minute ago is asked for once more with
 * a new one, and never has to sign in again for it. Who is refused all the same is told.
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
  // What the screen itself says of a failure comes first, and gives way to this.
  setTimeout(() => tellKycRequired(told));
  throw told;
}
