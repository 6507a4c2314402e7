/** Audiences of a fact: everybody, `near` members (follow each other or invited), or only the owner. */
export const visibilities = ['everybody', 'near', 'nobody'] as const;
export type Visibility = (typeof visibilities)[number];

/** Facts whose owner decides who sees them. Other members never see the year of a birthday. */
export const ownedFacts = ['email', 'phoneNumber', 'dob', 'gender', 'country', 'website', 'bio'] as const;
export type OwnedFact = (typeof ownedFacts)[number];

/** Default audiences. Contact data and the date of birth are private until their owner decides otherwise. */
export const defaultVisibility: Record<OwnedFact, Visibility> = {
  email: 'nobody',
  phoneNumber: 'nobody',
  dob: 'nobody',
  gender: 'nobody',
  country: 'everybody',
  website: 'everybody',
  bio: 'everybody',
};
