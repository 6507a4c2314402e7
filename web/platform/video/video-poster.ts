const width = 1280;
const height = 720;

/** Second of the video that is shown: the first frame is often black. */
const posterSecond = 1;

/** A browser that cannot decode the video may say nothing at all. */
const patienceMilliseconds = 15_000;

function frameAt(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No frame came')), patienceMilliseconds);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.onloadeddata = () => {
      video.currentTime = Math.min(posterSecond, (video.duration || 0) / 2);
    };
    video.onseeked = end(resolve);
    video.onerror = end(() => reject(new Error('The video cannot be shown')));
    video.src = address;
  });
}

/** Fills the picture with the middle of the frame. */
function drawFrame(video: HTMLVideoElement): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  const [w, h] = [video.videoWidth * scale, video.videoHeight * scale];
  canvas.getContext('2d')?.drawImage(video, (width - w) / 2, (height - h) / 2, w, h);
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.82));

/** Takes a picture of a video; undefined if this browser cannot show it. */
export async function videoPoster(file: Blob): Promise<File | undefined> {
  const address = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    playsInline: true,
    preload: 'auto',
  });
  try {
    await frameAt(video, address);
    const canvas = drawFrame(video);
    const webp = await encoded(canvas, 'image/webp');
    if (webp?.type === 'image/webp') return new File([webp], 'poster.webp', { type: webp.type });
    // Safari has no encoder for WebP and answers with PNG, which is far larger than JPEG.
    const jpeg = await encoded(canvas, 'image/jpeg');
    return jpeg ? new File([jpeg], 'poster.jpg', { type: jpeg.type }) : undefined;
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}
