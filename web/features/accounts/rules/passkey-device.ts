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

/** Its owner called it off, or nothing came of it: there is nothing to tell anybody. */
export const wasCalledOff = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** There is a key of this account on this device already. */
export const isHereAlready = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Has the device make a key; throws when its owner does not want to. */
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
      // As the server reads them, the preferred first.
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: asked.excludeCredentials.map(keyNamed),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: asked.timeoutMilliseconds,
    },
  });
  // What was asked for is a key, and this is what browsers answer it with.
  const { response } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) };
}

type Asking = { signal?: AbortSignal; inForm?: boolean };

/** Has the device show a key; `inForm` waits silently until one is chosen among what the box offers. */
export async function showPasskey(
  asked: AssertionRequest,
  { signal, inForm = false }: Asking = {},
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

/** Whether boxes of this browser offer keys by themselves. */
export async function offersInForms(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  // Older browsers have none.
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

/** Tells password managers which keys still count: they stop offering the others. What a browser cannot do is no loss. */
export function tellAccepted(rpId: string, userId: string, ids: string[]): void {
  void signals()
    .signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds: ids })
    .catch(() => undefined);
}

/** The name a key is offered by follows the account’s. */
export function tellDetails(rpId: string, userId: string, name: string, displayName: string): void {
  void signals()
    .signalCurrentUserDetails?.({ rpId, userId, name, displayName })
    .catch(() => undefined);
}

/** Nobody here has this key: its device need not offer it again. */
export function tellUnknown(rpId: string, credentialId: string): void {
  void signals()
    .signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined);
}
