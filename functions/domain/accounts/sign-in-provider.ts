/** What a provider vouches for. `subject` is theirs for good; an address may change hands. */
export type ProviderIdentity = { subject: string; email: string; emailVerified: boolean; fullName: string };

/** Somebody else's sign-in page, in the two steps every OpenID provider has. */
export type SignInPage = {
  /** Where the reader signs in; the answer comes back to our page with `state`. */
  addressFor: (asked: { state: string; nonce: string; challenge: string }) => string;
  /** Trades the code of that answer for who they are; undefined when the provider does not stand by it. */
  vouch: (answer: {
    code: string;
    nonce: string;
    verifier: string;
    at: Date;
  }) => Promise<ProviderIdentity | undefined>;
};
