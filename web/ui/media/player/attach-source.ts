import type { SourceEvents } from './source-events.ts';

const hlsType = 'application/vnd.apple.mpegurl';
const isHls = (src: string): boolean => /\.m3u8(\?|$)/.test(src);

/** Attaches a source to a video and returns how to detach it. The code for HLS is fetched only where it is needed. */
export async function attachSource(
  video: HTMLVideoElement,
  src: string,
  events: SourceEvents,
): Promise<() => void> {
  if (isHls(src) && !video.canPlayType(hlsType))
    return (await import('./hls-engine.ts')).attachHls(video, src, events);
  video.src = src;
  return () => {
    video.removeAttribute('src');
    video.load();
  };
}
