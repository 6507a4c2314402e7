import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { beginPasskeySignIn, signInWithPasskey } from '#shared/accounts/passkeys.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { beginSession } from '#web/platform/session/sign-in.ts';
import { offersInForms, showPasskey, reportUnknown } from '../rules/passkey-device.ts';

type PasskeyOptions = NonNullable<Parameters<typeof showPasskey>[1]>;

/** Signs in with any passkey the user chooses. */
export function usePasskeySignIn(onSuccess: () => void) {
  const queryClient = useQueryClient();
  const signIn = async (asking: PasskeyOptions) => {
    const asked = await call(beginPasskeySignIn);
    const assertion = await showPasskey(asked, asking);
    try {
      const { user, ...tokens } = await call(signInWithPasskey, { body: { assertion } });
      beginSession(queryClient, tokens, user);
    } catch (error) {
      if (isApiError(error, 'PASSKEY_NOT_FOUND')) reportUnknown(asked.rpId, assertion.id);
      throw error;
    }
  };
  const pressing = useMutation({ mutationFn: () => signIn({}), onSuccess });
  const waitInForm = useEffectEvent(async (signal: AbortSignal) => {
    try {
      if (!(await offersInForms()) || signal.aborted) return;
      await signIn({ signal, inForm: true });
      onSuccess();
    } catch {
      // The suggestion runs in the background, so errors are ignored: the form is still available.
    }
  });
  const { isPending, isSuccess } = pressing;
  useEffect(() => {
    // Only one passkey request can be active: the button cancels the pending suggestion.
    if (isPending || isSuccess) return undefined;
    const leaving = new AbortController();
    void waitInForm(leaving.signal);
    return () => leaving.abort();
  }, [isPending, isSuccess]);
  return pressing;
}
