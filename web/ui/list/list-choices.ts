import type { ListShape } from '#shared/lists/query-parts.ts';
import type { Choice } from './filter-bar.tsx';

type Options = Choice['options'];
type OptionsHook = () => Options;

/** How a filter offers its values; see `staffList`. */
export type ChoiceRule =
  | string
  | OptionsHook
  | (Pick<Choice, 'seldom'> & {
      /** Key of the label, if it is not that of the filter's name. */
      label?: string;
      /** The values on offer, if they are not all of the filter's. */
      values?: readonly string[];
      /** Key above the texts of the values, or the hook that finds the options. */
      options: string | OptionsHook;
    });

/**
 * Returns the choices of a list's filters. The rules are declared once for a list, so that their hooks run in the
 * same order in each render.
 */
export function useChoices(
  { filters }: ListShape,
  rules: Readonly<Record<string, ChoiceRule | undefined>>,
  at: (key: string) => string,
  say: (key: string) => string,
): Choice[] {
  return Object.entries(rules).flatMap(([name, rule]): Choice[] => {
    const part = filters[name];
    if (rule === undefined || part === undefined) return [];
    const { label = name, values, options, seldom } = typeof rule === 'object' ? rule : { options: rule };
    const of = values ?? ('of' in part ? (part.of ?? []) : []);
    return [
      {
        name,
        label: at(label),
        all: at(`all.${label}`),
        many: part.kind === 'many',
        options:
          typeof options === 'string'
            ? of.map((value) => ({ value: String(value), label: say(`${options}.${value}`) }))
            : options(),
        ...(seldom && { seldom }),
      },
    ];
  });
}
