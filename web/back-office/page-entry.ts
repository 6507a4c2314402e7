import type { LucideIcon } from 'lucide-react';
import type { Capability } from '#shared/contract/access.ts';
import type { WaitingList } from '#shared/overview/waiting.contract.ts';
import type { GroupName, SectionName } from './page-groups.ts';

/** Entry of a back-office page in the page tables. */
export type PageEntry = {
  name: string;
  group: GroupName;
  /** Section of a large group that the page belongs to; pages without one come first. */
  section?: SectionName;
  to: `/admin${string}`;
  Icon: LucideIcon;
  /** Capability for the page and everything below it. The API enforces the same table. */
  capability: Capability;
  /** Task list of the page; its count is shown next to the page's name. */
  waiting?: WaitingList;
};

/** Pages of one section of a group, in the order of the work. */
export const inSection = <
  const Group extends GroupName,
  const Section extends SectionName,
  const Pages extends readonly Omit<PageEntry, 'group' | 'section'>[],
>(
  group: Group,
  section: Section,
  pages: Pages,
) => pages.map((page: Pages[number]) => ({ ...page, group, section }));
