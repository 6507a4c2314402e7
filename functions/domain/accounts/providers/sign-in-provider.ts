/** Identity that a provider vouches for. `subject` never changes owner, while an address may. */
export type ProviderIdentity = { subject: string; email: string; emailVerified: boolean; fullName: string };

/** Sign-in page of a provider, in the two steps of every OpenID provider. */
export type SignInPage = {
  /** URL of the provider's sign-in page; the answer comes back to our page with `state`. */
  addressFor: (asked: { state: string; nonce: string; challenge: string }) => string;
  /** Trades the code of the answer for the identity. Undefined if the provider does not confirm it. */
  vouch: (answer: {
    code: string;
    nonce: string;
    verifier: string;
    at: Date;
  }) => Promise<ProviderIdentity | undefined>;
};
