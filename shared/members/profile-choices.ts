/** Who may see a fact: everybody, those one follows and who follow back or whom one invited, or nobody else. */
export const visibilities = ['everybody', 'near', 'nobody'] as const;
export type Visibility = (typeof visibilities)[number];

/** The facts whose owner decides who sees them. A birthday is never told with its year. */
export const ownedFacts = ['email', 'phoneNumber', 'dob', 'gender', 'country', 'website', 'bio'] as const;
export type OwnedFact = (typeof ownedFacts)[number];

/** Until its owner decides otherwise: how one is reached and when one was born is nobody's business. */
export const seenAtFirst: Record<OwnedFact, Visibility> = {
  email: 'nobody',
  phoneNumber: 'nobody',
  dob: 'nobody',
  gender: 'nobody',
  country: 'everybody',
  website: 'everybody',
  bio: 'everybody',
};
