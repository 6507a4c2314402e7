/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that answers a control has no tag of its own, and its keys are heard by that control */
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import type { Entry } from './entries.ts';

type Props = {
  id: string;
  entries: readonly Entry[];
  highlight: number;
  isWaiting: boolean;
  onHighlight: (place: number) => void;
  onChoose: (entry: Entry) => void;
};

/** Shows the lines of the palette, grouped by kind. */
export function EntryList({ id, entries, highlight, isWaiting, onHighlight, onChoose }: Props) {
  const { t } = useTranslation('backOffice');
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => chosen.current?.scrollIntoView({ block: 'nearest' }), [highlight]);
  const placed = entries.map((entry, place) => ({ entry, place }));
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      aria-busy={isWaiting}
      className="-mx-2 mt-3 max-h-[min(26rem,60dvh)] overflow-y-auto"
    >
      {[...Map.groupBy(placed, ({ entry }) => entry.part)].map(([part, lines]) => (
        <div key={part} role="group" aria-label={t(`palette.part.${part}`)} className="mb-2">
          <p aria-hidden className="px-3 py-1 text-xs font-semibold text-ink-3">
            {t(`palette.part.${part}`)}
          </p>
          {lines.map(({ entry, place }) => (
            <div
              key={entry.key}
              id={`${id}-${place}`}
              ref={place === highlight ? chosen : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={place === highlight}
              onPointerMove={() => place !== highlight && onHighlight(place)}
              onClick={() => onChoose(entry)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm',
                place === highlight && 'bg-hover',
              )}
            >
              <Sign entry={entry} />
              <span className="min-w-0 grow truncate font-medium">{entry.label}</span>
              <span className="max-w-1/2 shrink-0 truncate text-xs text-ink-2">{entry.hint}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Sign({ entry: { Icon, hit } }: { entry: Entry }) {
  return (
    <span aria-hidden className="flex w-8 shrink-0 justify-center [&>svg]:size-5 [&>svg]:text-ink-3">
      {hit?.picture ? <GoodsPicture {...hit.picture} className="w-8!" /> : <Icon />}
    </span>
  );
}
