import { MapPin, MapPinned, Search, SearchX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DivisionSystem } from '#shared/places/division.ts';
import type { PlaceSuggestion } from '#shared/places/suggest-places.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { usePlaceSearch } from '../hooks/use-place-search.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  system: DivisionSystem;
  /** Called with the place's id and its address as text. */
  onChoose: (place: PlaceSuggestion) => void;
};

/** Finds a place by a few of its words. */
export function PlaceSearchDialog({ open, onOpenChange, system, onChoose }: Props) {
  const { t } = useTranslation('addresses');
  const choose = (place: PlaceSuggestion) => {
    onChoose(place);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('place.title')}>
      <PlaceSearch system={system} onChoose={choose} />
    </Dialog>
  );
}

function PlaceSearch({ system, onChoose }: Pick<Props, 'system' | 'onChoose'>) {
  const { t } = useTranslation('addresses');
  const [text, setText] = useState('');
  const search = usePlaceSearch(system, text);
  return (
    <div className="flex min-h-90 flex-col">
      <Input
        type="search"
        aria-label={t('place.label')}
        placeholder={t('place.placeholder')}
        before={<Search />}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 flex grow flex-col justify-start">
        {search.wanted ? (
          <Places system={system} search={search} onChoose={onChoose} />
        ) : (
          <EmptyState
            size="sm"
            icon={<MapPinned />}
            title={t('place.initial')}
            hint={t('place.initialHint')}
          />
        )}
      </div>
    </div>
  );
}

type PlacesProps = Pick<Props, 'system' | 'onChoose'> & { search: ReturnType<typeof usePlaceSearch> };

function Places({ system, search: { places, error, searching }, onChoose }: PlacesProps) {
  const { t } = useTranslation('addresses');
  if (error)
    return (
      <ErrorState
        size="sm"
        title={t(`place.failed.${system}`)}
        message={messageOf(error) ?? t('place.failedHint')}
        onRetry={() => location.reload()}
      />
    );
  if (!places) return <PlaceSkeletons />;
  if (places.length === 0 && !searching)
    return <EmptyState size="sm" icon={<SearchX />} title={t('place.empty')} hint={t('place.emptyHint')} />;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {t('place.found', { count: places.length })}
      </p>
      <ul className={searching ? 'opacity-60' : undefined}>
        {places.map((place) => (
          <li key={place.place_id}>
            <PlaceLine onClick={() => onChoose(place)}>
              <span className="block truncate font-semibold">{place.structured_formatting.main_text}</span>
              <span className="block truncate text-sm text-ink-2">
                {place.structured_formatting.secondary_text}
              </span>
            </PlaceLine>
          </li>
        ))}
      </ul>
    </>
  );
}

function PlaceLine({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-sm px-2 py-2 text-left transition-colors hover:bg-hover"
    >
      <span
        aria-hidden
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-ink-2 [&_svg]:size-4.5"
      >
        <MapPin />
      </span>
      <span className="min-w-0">{children}</span>
    </button>
  );
}

function PlaceSkeletons() {
  return (
    <Loading>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex min-h-14 items-center gap-3 py-2">
          <Skeleton className="size-9 shrink-0 rounded-full!" />
          <div className="grow space-y-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
