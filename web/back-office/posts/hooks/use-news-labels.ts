import { useTranslation } from 'react-i18next';
import { NewsText } from '#shared/news/news.ts';

const isField = (name: string): name is keyof NewsText => Object.hasOwn(NewsText.shape, name);

/** Returns the labels of the fields of a news item, for comparisons. */
export function useNewsLabels(): (field: string) => string {
  const { t } = useTranslation('staffNews');
  return (field) => (isField(field) ? t(`form.${field}`) : field);
}
