import type { ListShape } from '#shared/lists/query-parts.ts';
import type { Choice } from './filter-bar.tsx';

type Options = Choice['options'];
/** Without a result the reader is not offered the filter. */
type OptionsHook = () => Options | Pick<Choice, 'options' | 'find'> | undefined;

/** How a filter offers its values; see `staffList`. */
export type ChoiceRule =
  | string
  | OptionsHook
  | (Pick<Choice, 'seldom'> & {
      /** Key of the label, if it is not that of the filter's name. */
      label?: string;
      /** True if one value at most may be chosen, although the server takes several. */
      single?: true;
      /** The values on offer, if they are not all of the filter's. */
      values?: readonly string[];
      /** Key above the texts of the values, or the hook that finds the options. */
      options: string | OptionsHook;
    });

/** Returns a list's filter choices. Rules are declared once, so that hooks keep their order. */
export function useChoices(
  { filters }: ListShape,
  rules: Readonly<Record<string, ChoiceRule>>,
  at: (key: string) => string,
  say: (key: string) => string,
): Choice[] {
  return Object.entries(rules).flatMap(([name, rule]): Choice[] => {
    const part = filters[name];
    if (part === undefined) return [];
    const {
      label = name,
      values,
      options,
      seldom,
      single,
    } = typeof rule === 'object' ? rule : { options: rule };
    const of = values ?? (part.kind === 'flag' ? ['true', 'false'] : 'of' in part ? (part.of ?? []) : []);
    const found =
      typeof options === 'string'
        ? of.map((value) => ({ value: String(value), label: say(`${options}.${value}`) }))
        : options();
    if (found === undefined) return [];
    return [
      {
        name,
        label: at(label),
        all: at(`all.${label}`),
        many: part.kind === 'many' && !single,
        ...('options' in found ? found : { options: found }),
        seldom,
      },
    ];
  });
}
