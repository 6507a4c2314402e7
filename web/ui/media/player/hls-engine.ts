import Hls from 'hls.js/light';
import { type SourceEvents, UnsupportedVideo } from './source-events.ts';

/** Plays HLS through Media Source Extensions. Nothing but the playlist is fetched before somebody plays or seeks. */
export function attachHls(
  video: HTMLVideoElement,
  src: string,
  { onQualities, onFailure }: SourceEvents,
): () => void {
  if (!Hls.isSupported()) throw new UnsupportedVideo();
  const hls = new Hls({ autoStartLoad: false, enableWorker: false });
  const start = () => hls.startLoad();
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    const heights = [...new Set(levels.map(({ height }) => height))].sort((a, b) => b - a);
    const levelOf = (height: number) => levels.findIndex((level) => level.height === height);
    onQualities({
      heights,
      choose: (height) => {
        hls.nextLevel = height === undefined ? -1 : levelOf(height);
      },
    });
  });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onFailure());
  video.addEventListener('play', start, { once: true });
  video.addEventListener('seeking', start, { once: true });
  hls.loadSource(src);
  hls.attachMedia(video);
  return () => {
    video.removeEventListener('play', start);
    video.removeEventListener('seeking', start);
    hls.destroy();
  };
}
