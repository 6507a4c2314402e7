import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { attachSource } from './attach-source.ts';
import { type QualityChoice, UnsupportedVideo } from './source-events.ts';

export type SourceProblem = 'unsupported' | 'failed';

/** Attaches a video's source once it is wanted, and tells what went wrong with it. */
export function useSource(
  video: RefObject<HTMLVideoElement | null>,
  { src, wanted, onAttached }: { src: string; wanted: boolean; onAttached: () => void },
) {
  const [problem, setProblem] = useState<SourceProblem>();
  const [qualities, setQualities] = useState<QualityChoice>();
  const [attempt, setAttempt] = useState(0);
  const attached = useEffectEvent(onAttached);
  useEffect(() => {
    const element = video.current;
    if (!element || !wanted) return;
    let isGone = false;
    let detach: (() => void) | undefined;
    const events = {
      onQualities: (choice: QualityChoice) => !isGone && setQualities(choice),
      onFailure: () => !isGone && setProblem('failed'),
    };
    attachSource(element, src, events).then(
      (undo) => {
        if (isGone) return undo();
        detach = undo;
        attached();
      },
      (error: unknown) => !isGone && setProblem(error instanceof UnsupportedVideo ? 'unsupported' : 'failed'),
    );
    return () => {
      isGone = true;
      detach?.();
      setQualities(undefined);
    };
  }, [video, src, wanted, attempt]);
  return {
    problem,
    qualities,
    fail: () => setProblem('failed'),
    retry: () => {
      setProblem(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
