import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const restMilliseconds = 3000;

type Options = {
  /** Element behind the text. */
  end: RefObject<HTMLElement | null>;
  /** Whether the chapter has a text, and a video that can be watched here. */
  has: { text: boolean; video: boolean };
  /** Called once, when the end of the text was visible for three seconds and the video was watched to its end. */
  onEnd: () => void;
};

/** Notices that a chapter was read to its end. Returns what to call at the end of its video. */
export function useChapterEnd({ end, has, onEnd }: Options): () => void {
  const [isTextRead, setTextRead] = useState(!has.text);
  const [isVideoWatched, setVideoWatched] = useState(!has.video);
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    if (!end.current || isTextRead) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setTextRead(true), restMilliseconds);
    });
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [end, isTextRead]);
  const isWhole = (has.text || has.video) && isTextRead && isVideoWatched;
  useEffect(() => {
    if (isWhole) finish();
  }, [isWhole]);
  return () => setVideoWatched(true);
}
