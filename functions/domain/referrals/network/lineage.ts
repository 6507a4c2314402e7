import type { Profile } from '#functions/domain/accounts/account.ts';

type TreePlace = Pick<Profile, 'lineage' | 'referenceId'>;

/** Prefix of the lineage of all members below this one. Codes are unique, so the prefix is too. */
export const pathOf = ({ lineage, referenceId }: TreePlace): string => `${lineage}${referenceId}/`;

/** Codes in a lineage, the root first. */
export const codesOf = (lineage: string): string[] => lineage.split('/').filter(Boolean);

export const isBelow = (member: Pick<Profile, 'lineage'>, top: TreePlace): boolean =>
  member.lineage.startsWith(pathOf(top));

/** Returns whether a member is in a network: not while the address is unconfirmed. */
export const belongs = ({
  emailVerifiedAt,
  lineage,
}: Pick<Profile, 'emailVerifiedAt' | 'lineage'>): boolean => emailVerifiedAt !== null && lineage !== '';
