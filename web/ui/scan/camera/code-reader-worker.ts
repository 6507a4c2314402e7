import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

export type DecodeRequest = { image: ImageData };
export type DecodeReply = { codes: string[] } | { failure: string };

// By default the library would fetch its code from a third-party server.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode'],
  maxNumberOfSymbols: 4,
};

async function decode(image: ImageData): Promise<DecodeReply> {
  try {
    const found = await readBarcodes(image, options);
    return { codes: found.filter(({ isValid }) => isValid).map(({ text }) => text) };
  } catch (error) {
    return { failure: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  void decode(data.image).then((reply) => postMessage(reply));
});
