import type { PageSection, StaffPage } from '#web/back-office/staff-pages.ts';
import { remembered, useRemembered } from '../../platform/memory/remembered.ts';

/** Sections the user opened or closed, by group and name; invalid stored values are ignored. */
type SectionChoices = Readonly<Record<string, unknown>>;

const choices = remembered<SectionChoices>('cholang-menu-sections', (kept) =>
  typeof kept === 'object' && kept !== null ? { ...kept } : {},
);

const keyOf = ({ name, pages }: PageSection): string => `${pages[0]?.group}/${name}`;

/** Returns which sections are open: this browser's stored choice, else the current page's section. */
export function useOpenSections(here: StaffPage | undefined) {
  const chosen = useRemembered(choices);
  const isOpen = (section: PageSection): boolean => {
    const choice = chosen[keyOf(section)];
    return typeof choice === 'boolean' ? choice : section.pages.some(({ name }) => name === here?.name);
  };
  const toggle = (section: PageSection): void =>
    choices.keep({ ...chosen, [keyOf(section)]: !isOpen(section) });
  return { isOpen, toggle };
}
