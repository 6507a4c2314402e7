import { convertVideo } from './convert-video.ts';
import type { ConversionReply, ConversionRequest } from './video-messages.ts';

const reply = (message: ConversionReply) => postMessage(message);

addEventListener('message', ({ data: { file, mode } }: MessageEvent<ConversionRequest>) => {
  convertVideo(file, mode, (progress) => reply({ progress })).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ failure: String(error) }),
  );
});
