export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

/** Returns the first supported language of an Accept-Language header, or Vietnamese. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.trim().split(';');
      const weight = Number(
        rest
          .find((part) => part.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ language, weight }) => weight > 0 && languages.some((known) => known === language))
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.language === 'en' ? 'en' : 'vi';
}
