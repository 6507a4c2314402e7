import { useTranslation } from 'react-i18next';

const listedStatuses = ['draft', 'published', 'unpublished', 'archived'] as const;

/** Choices of the filter by status in lists of what staff write: nobody approves it, so it never waits. */
export function useStatusChoices() {
  const { t } = useTranslation('publishing');
  return listedStatuses.map((value) => ({ value, label: t(`status.${value}`) }));
}
