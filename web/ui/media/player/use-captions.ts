import { type RefObject, useEffect, useState } from 'react';
import type { CaptionLanguage } from '#shared/playback.ts';

export type CaptionTrack = { language: CaptionLanguage; src: string };

/** Shows or hides captions: those in the reader's language, or the first ones. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly CaptionTrack[],
  language: string,
) {
  const [shown, setShown] = useState(false);
  const place = Math.max(
    0,
    captions.findIndex((track) => track.language === language),
  );
  useEffect(() => {
    const tracks = [...(video.current?.textTracks ?? [])];
    for (const [index, track] of tracks.entries())
      track.mode = shown && index === place ? 'showing' : 'disabled';
  }, [video, shown, place, captions]);
  const exist = captions.length > 0;
  return {
    shown: exist ? shown : undefined,
    toggle: () => setShown((before) => exist && !before),
  };
}
