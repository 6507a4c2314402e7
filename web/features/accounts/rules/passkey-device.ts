import type { AssertionRequest, beginPasskey } from '#shared/accounts/passkeys.contract.ts';
import type { PasskeyAssertion } from '#shared/accounts/proof.ts';
import type { ReplyOf } from '#shared/contract/route.ts';

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const keyNamed = (id: string) => ({ type: 'public-key' as const, id: toBytes(id) });

export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && 'credentials' in navigator;

/** Tells whether the user cancelled the request or it timed out; nothing is reported then. */
export const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Tells whether this device already has a passkey of this account. */
export const isAlreadyRegistered = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Creates a passkey on the device; throws if the user declines. */
export async function makePasskey(asked: ReplyOf<typeof beginPasskey>) {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: toBytes(asked.challenge),
      rp: { id: asked.rpId, name: asked.rpName },
      user: {
        id: toBytes(asked.userHandle),
        name: asked.userName,
        displayName: asked.displayName,
      },
      // Algorithms the server accepts, the preferred one first.
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: asked.excludeCredentials.map(keyNamed),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: asked.timeoutMilliseconds,
    },
  });
  // The cast is safe: browsers answer a passkey request with this type.
  const { response } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) };
}

type PasskeyOptions = { signal?: AbortSignal; inForm?: boolean };

/** Asks the device for a passkey; `inForm` waits in the background for a choice from the suggestions. */
export async function showPasskey(
  asked: AssertionRequest,
  { signal, inForm = false }: PasskeyOptions = {},
): Promise<PasskeyAssertion> {
  const shown = await navigator.credentials.get({
    publicKey: {
      challenge: toBytes(asked.challenge),
      rpId: asked.rpId,
      allowCredentials: asked.allowCredentials.map(keyNamed),
      userVerification: 'required',
      ...(!inForm && { timeout: asked.timeoutMilliseconds }),
    },
    ...(inForm && { mediation: 'conditional' as const }),
    ...(signal && { signal }),
  });
  const { id, response } = shown as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  return {
    id,
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle ? toText(userHandle) : null,
  };
}

/** Tells whether this browser suggests passkeys in form fields. */
export async function offersInForms(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  // Older browsers lack the method.
  return (
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  );
}

type Signals = {
  signalAllAcceptedCredentials?: (told: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }) => Promise<void>;
  signalCurrentUserDetails?: (told: {
    rpId: string;
    userId: string;
    name: string;
    displayName: string;
  }) => Promise<void>;
  signalUnknownCredential?: (told: { rpId: string; credentialId: string }) => Promise<void>;
};

const signals = (): Signals => (knowsPasskeys() ? (PublicKeyCredential as unknown as Signals) : {});

/** Tells password managers which passkeys are still valid. Browsers without this feature are skipped. */
export function reportAccepted(rpId: string, userId: string, ids: string[]): void {
  void signals()
    .signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds: ids })
    .catch(() => undefined);
}

/** Updates the name under which a passkey is offered to the account's name. */
export function reportDetails(rpId: string, userId: string, name: string, displayName: string): void {
  void signals()
    .signalCurrentUserDetails?.({ rpId, userId, name, displayName })
    .catch(() => undefined);
}

/** Tells the device that this passkey is unknown, so that it stops offering it. */
export function reportUnknown(rpId: string, credentialId: string): void {
  void signals()
    .signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined);
}
