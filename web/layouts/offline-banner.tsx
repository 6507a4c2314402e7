import { Unplug, Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { staleAnswers } from '../platform/api/stale-answers.ts';
import { lineState } from '../platform/live/line-state.ts';
import { useOnline } from '../ui/hooks/use-online.ts';

const goodNewsMilliseconds = 3000;

/** Shows a message over the page, so that nothing moves when the network goes or returns. */
export function OfflineBanner() {
  const { t } = useTranslation('ui');
  const online = useOnline();
  const back = useJustBack(online);
  const line = useSyncExternalStore(lineState.subscribe, lineState.read);
  const kept = useSyncExternalStore(staleAnswers.subscribe, staleAnswers.read);
  return (
    <div role="status" className="absolute inset-x-0 top-full flex justify-center">
      {(!online || kept) && (
        <p className={`${look} bg-gold-soft text-gold`}>
          <WifiOff aria-hidden />
          {t(`offline.${wordsFor(online, kept)}`)}
        </p>
      )}
      {online && !kept && line.lost && <ReconnectBanner onRetry={line.retry} />}
      {back && !kept && (
        <p className={`${look} bg-jade-soft text-jade`}>
          <Wifi aria-hidden />
          {t('offline.back')}
        </p>
      )}
    </div>
  );
}

const wordsFor = (online: boolean, kept: boolean) => {
  if (!kept) return 'banner';
  return online ? 'unsteady' : 'kept';
};

const look =
  'flex w-full items-center justify-center gap-2 border-b border-line px-4 py-1.5 text-sm font-medium [&_svg]:size-4 [&_svg]:shrink-0';

/** Says that the connection was given up; it reconnects when the user returns or presses the button. */
function ReconnectBanner({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <p className={`${look} bg-gold-soft text-gold`}>
      <Unplug aria-hidden />
      {t('line.lost')} ·{' '}
      <button type="button" className="-my-1 min-h-8 rounded-xs font-semibold underline" onClick={onRetry}>
        {t('line.retry')}
      </button>
    </p>
  );
}

/** Returns true for a moment after the network came back. */
function useJustBack(online: boolean): boolean {
  const [wasOnline, setWasOnline] = useState(online);
  const [back, setBack] = useState(false);
  if (online !== wasOnline) {
    setWasOnline(online);
    setBack(online);
  }
  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(false), goodNewsMilliseconds);
    return () => clearTimeout(timer);
  }, [back]);
  return back;
}
