import {
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';
import { toast } from './toast.ts';

type Options<Props> = {
  /** Keeps its place until it is there. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** For what a press opened: the reader is told, the press is taken back, and the next one tries again. */
  giveUp?: (props: Props) => void;
  /** For what nobody asked for: not a word is lost on it. */
  quiet?: boolean;
};

const quietPauseMilliseconds = 3000;

/**
 * A component whose code is fetched when it is first shown, or by `prepare`. The one way to put code off: should its
 * files not arrive, the page around it stays, and it is tried again when asked for or once there is a network.
 */
export function lazyPiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, giveUp, quiet = false }: Options<Props> = {},
) {
  let Arrived: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const fetch = (): Promise<void> => {
    coming ??= load()
      .then((component) => {
        Arrived = component;
      })
      .finally(() => {
        coming = undefined;
      });
    return Arrived ? Promise.resolve() : coming;
  };

  function Piece(props: Props) {
    const [state, setState] = useState<'waiting' | 'here' | 'lost'>(Arrived ? 'here' : 'waiting');
    const { t } = useTranslation('ui');
    const lose = useEffectEvent(() => {
      setState('lost');
      if (!giveUp) return;
      toast.error(t('piece.lost'));
      giveUp(props);
    });
    /** What a press opened is drawn at once; all else in pieces, so that presses are not kept waiting. */
    const arrive = useEffectEvent(() => {
      if (giveUp) setState('here');
      else startTransition(() => setState('here'));
    });
    useEffect(() => {
      if (state !== 'waiting') return;
      let gone = false;
      fetch().then(
        () => !gone && arrive(),
        () => !gone && lose(),
      );
      return () => {
        gone = true;
      };
    }, [state]);
    useEffect(() => {
      if (state !== 'lost' || giveUp) return;
      const again = () => setState('waiting');
      addEventListener('online', again);
      // A broken line is not always noticed by the browser, and here is no button: what says that something failed may be lost itself.
      const later = quiet ? setTimeout(again, quietPauseMilliseconds) : undefined;
      return () => {
        clearTimeout(later);
        removeEventListener('online', again);
      };
    }, [state]);

    if (state === 'here' && Arrived) return <Arrived {...props} />;
    if (state === 'lost' && !giveUp && !quiet)
      return <ErrorState size="sm" message={t('piece.lost')} onRetry={() => setState('waiting')} />;
    return typeof waiting === 'function' ? waiting(props) : waiting;
  }

  return Object.assign(Piece, {
    /** Fetches the code while the pointer is still on its way; a failure is told to whoever presses. */
    prepare: () => void fetch().catch(() => undefined),
    /** Fetches it and says so, for who has something to hand over to it; `hasArrived` tells whether it did. */
    whenTried: () => fetch().catch(() => undefined),
    hasArrived: () => Arrived !== undefined,
  });
}
