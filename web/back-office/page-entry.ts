import type { LucideIcon } from 'lucide-react';
import type { Capability } from '#shared/contract/access.ts';
import type { WaitingList } from '#shared/overview/waiting.contract.ts';
import type { GroupName, SectionName } from './page-groups.ts';

/** A page of the back office, as the tables of them name it. */
export type PageEntry = {
  name: string;
  group: GroupName;
  /** The part of a large group that the page stands in; a page without one stands above them all. */
  section?: SectionName;
  to: `/admin${string}`;
  Icon: LucideIcon;
  /** Who may open it and what lies below it; the API refuses by the same table. */
  capability: Capability;
  /** What stands on it waits for somebody: how many is said beside its name. */
  waiting?: WaitingList;
};

/** The pages of one section of a group, in the order of the work there. */
export const inSection = <
  const Group extends GroupName,
  const Section extends SectionName,
  const Pages extends readonly Omit<PageEntry, 'group' | 'section'>[],
>(
  group: Group,
  section: Section,
  pages: Pages,
) => pages.map((page: Pages[number]) => ({ ...page, group, section }));
