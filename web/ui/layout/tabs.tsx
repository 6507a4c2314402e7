import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  count?: number;
  disabled?: boolean;
  content?: ReactNode;
};

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  onChange?: (value: Value) => void;
  /** `line` is for the head of a page, `pill` switches a view inside one. */
  look?: 'line' | 'pill';
  className?: string;
  /** A single panel for all tabs, if the value only changes its content. */
  children?: ReactNode;
};

const listLook = {
  line: 'gap-1 border-b border-line',
  pill: 'w-fit max-w-full gap-1 rounded-md bg-sunken p-1',
};
const tabLook = {
  line:
    'border-b-2 border-transparent px-3.5 -mb-px h-11 hover:text-ink focus-visible:-outline-offset-4 ' +
    'data-[state=active]:border-brand data-[state=active]:text-brand',
  pill: 'h-9 rounded-sm px-3.5 hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-float',
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, look = 'line', className, children } = props;
  return (
    <Radix.Root
      className={className}
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      // Radix returns one of the values it was passed.
      onValueChange={(chosen) => onChange?.(chosen as Value)}
    >
      <Radix.List
        aria-label={label}
        className={clsx('flex overflow-x-auto overflow-y-hidden [scrollbar-width:none]', listLook[look])}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={clsx(
              'flex shrink-0 items-center gap-2 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors disabled:text-ink-3 [&_svg]:size-4.5',
              tabLook[look],
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="rounded-full bg-hover px-1.5 text-xs tabular-nums">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm pt-4">
          {tab.content ?? children}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
