import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashLines, expectedCash, type TillLine, cashlessLines } from '#shared/tills/till-choices.ts';
import type { Till } from '#shared/tills/till.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { TillEntries } from './till-entries.tsx';

const row = 'flex min-h-11 w-full items-center justify-between gap-4 py-1.5 text-left text-sm';

type Props = { till: Till };

/** Expected cash of a till by figure, each with its rows. Payments other than cash are listed below. */
export function TillFigures({ till }: Props) {
  const { t } = useTranslation('till');
  const { vnd } = useFormat();
  const [line, setLine] = useState<TillLine>();
  const figure = (of: TillLine) => (
    <li key={of}>
      {till[of] === 0 ? (
        <span className={clsx(row, 'text-ink-3')}>
          {t(`line.${of}`)}
          <span className="pr-5.5 tabular-nums">{vnd(0)}</span>
        </span>
      ) : (
        <button type="button" className={clsx(row, 'rounded-xs hover:bg-hover')} onClick={() => setLine(of)}>
          {t(`line.${of}`)}
          <span className="flex items-center gap-1.5 font-medium tabular-nums">
            {vnd(till[of])}
            <ChevronRight aria-hidden className="size-4 text-ink-3" />
          </span>
        </button>
      )}
    </li>
  );
  return (
    <>
      <ul className="divide-y divide-line">
        <li className={row}>
          {t('float')}
          <span className="pr-5.5 font-medium tabular-nums">{vnd(till.float)}</span>
        </li>
        {cashLines.map(figure)}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-3">
        <span className="font-bold">{t('list.expected')}</span>
        <span className="pr-5.5 text-xl font-bold text-brand tabular-nums">
          {vnd(till.expected ?? expectedCash(till))}
        </span>
      </p>
      <h3 className="mt-6 text-sm font-bold">{t('told')}</h3>
      <p className="text-sm text-ink-2">{t('toldHint')}</p>
      <ul className="mt-1 divide-y divide-line">{cashlessLines.map(figure)}</ul>
      {line && (
        <Drawer
          open
          size="lg"
          title={t(`line.${line}`)}
          description={`${till.code} · ${vnd(till[line])}`}
          onOpenChange={(open) => !open && setLine(undefined)}
        >
          <TillEntries id={till.id} line={line} />
        </Drawer>
      )}
    </>
  );
}
