import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../platform/forms/form-problems.ts';
import { useFormAround } from './form-context.ts';

export type FormTab = {
  value: string;
  label: ReactNode;
  /** Names of the boxes in this tab, so that the tab can report their errors. */
  boxes?: readonly string[];
  content: ReactNode;
};

/** Keeps all tabs mounted, so that errors in each are found; the tab with the first error opens. */
export function FormTabs({ tabs, label }: { tabs: readonly FormTab[]; label: string | undefined }) {
  const { form } = useFormAround();
  const { t } = useTranslation('form');
  const { errors, dirtyFields } = useFormState({ control: form.control });
  const shown = form.tab ?? tabs[0]?.value ?? '';
  const touches = (found: unknown, { boxes = [] }: FormTab) =>
    boxes.some((box) => valueAt(found, box) !== undefined);
  return (
    <Radix.Root value={shown} onValueChange={form.openTab}>
      <Radix.List
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => {
          const wrong = touches(errors, tab);
          const changed = !wrong && touches(dirtyFields, tab);
          return (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="-mb-px flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-4 data-[state=active]:border-brand data-[state=active]:text-brand"
            >
              {tab.label}
              {(wrong || changed) && (
                <span className={clsx('size-2 rounded-full', wrong ? 'bg-danger' : 'bg-gold')}>
                  <span className="sr-only">{t(wrong ? 'tab.wrong' : 'tab.changed')}</span>
                </span>
              )}
            </Radix.Trigger>
          );
        })}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content
          key={value}
          value={value}
          forceMount
          hidden={value !== shown}
          data-form-tab={value}
          className="space-y-4.5 rounded-sm"
        >
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
