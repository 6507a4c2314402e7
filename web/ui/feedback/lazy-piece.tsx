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
import { toast } from '../../platform/feedback/toast.ts';

type Options<Props> = {
  /** Placeholder until the component's code has arrived. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** Called if the code of a clicked component fails, so that the click is undone and can be repeated. */
  giveUp?: (props: Props) => void;
  /** For components the reader did not ask for: a failure shows no message. */
  quiet?: boolean;
};

const quietPauseMilliseconds = 3000;

/**
 * Wraps a component whose code is fetched when it is first shown, or by `prepare`. All code splitting of
 * components goes through it. If the chunks do not arrive, the page around it stays; loading is tried again on
 * request or once the network is back.
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
    /** Renders what a click opened at once; the rest is a transition and does not delay clicks. */
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
      // Quiet pieces also retry after a pause: browsers do not notice every lost connection, and there is no
      // button to retry.
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
    /** Fetches the code as the pointer approaches. Errors are reported when the user clicks. */
    prepare: () => void fetch().catch(() => undefined),
    /** Resolves even after a failure, for callers that hand over; `hasArrived` tells the result. */
    whenTried: () => fetch().catch(() => undefined),
    hasArrived: () => Arrived !== undefined,
  });
}
