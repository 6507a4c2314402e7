import type { Profile } from '#functions/domain/accounts/account.ts';

type TreePlace = Pick<Profile, 'lineage' | 'referenceId'>;

/** What the lineage of everybody below somebody begins with. Codes are never another's, so it names one place. */
export const pathOf = ({ lineage, referenceId }: TreePlace): string => `${lineage}${referenceId}/`;

/** Whose codes these are, the root first. */
export const codesOf = (lineage: string): string[] => lineage.split('/').filter(Boolean);

export const isBelow = (member: Pick<Profile, 'lineage'>, top: TreePlace): boolean =>
  member.lineage.startsWith(pathOf(top));

/** How far below: 1 for those whom the top brought. */
export const levelBelow = (member: Pick<Profile, 'lineage'>, top: TreePlace): number =>
  codesOf(member.lineage).length - codesOf(top.lineage).length;

/** Only who confirmed their address belongs to a network: whoever did not may be nobody. */
export const belongs = ({
  emailVerifiedAt,
  lineage,
}: Pick<Profile, 'emailVerifiedAt' | 'lineage'>): boolean => emailVerifiedAt !== null && lineage !== '';
