import type { LucideIcon } from 'lucide-react';
import type { Capability } from '#shared/contract/access.ts';
import type { WaitingList } from '#shared/overview/waiting.contract.ts';
import type { GroupName } from './page-groups.ts';

/** A page of the back office, as the tables of them name it. */
export type PageEntry = {
  name: string;
  group: GroupName;
  to: `/admin${string}`;
  Icon: LucideIcon;
  /** Who may open it and what lies below it; the API refuses by the same table. */
  capability: Capability;
  /** What stands on it waits for somebody: how many is said beside its name. */
  waiting?: WaitingList;
};
