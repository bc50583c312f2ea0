import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Packs pictures and sounds into files that browsers play: WebM (VP9 and Opus), and MP4 (H.264 without sound) for those
 * that cannot. The browser itself encodes.
 */
export async function encode(context, film) {
  const page = await context.newPage();
  // Encoders want a secure page; this one is answered here.
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://localhost/');
  await page.addScriptTag({ path: require.resolve('webm-muxer').replace(/\.mjs$/, '.js') });
  await page.addScriptTag({ path: require.resolve('mp4-muxer').replace(/\.mjs$/, '.js') });
  const packed = await page.evaluate(async ({ width, height, fps, frames, notes, sounds, seconds }) => {
    const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const pictures = [];
    for (const frame of frames) {
      pictures.push(await createImageBitmap(new Blob([bytesOf(frame)], { type: 'image/png' })));
    }
    const sampleRate = 48_000;
    const audio = new OfflineAudioContext(1, seconds * sampleRate, sampleRate);
    for (const { sound, at } of notes) {
      const source = audio.createBufferSource();
      source.buffer = await audio.decodeAudioData(bytesOf(sounds[sound]).buffer);
      source.connect(audio.destination);
      source.start(at / 1000);
    }
    const heard = await audio.startRendering();

    async function paint(muxer, codec) {
      const encoder = new VideoEncoder({
        output: (chunk, meta) => muxer.addVideoChunk(chunk, meta),
        error: (error) => console.error(error),
      });
      encoder.configure({ codec, width, height, bitrate: 60_000, framerate: fps });
      for (const [index, picture] of pictures.entries()) {
        const frame = new VideoFrame(picture, { timestamp: (index * 1_000_000) / fps, duration: 1_000_000 / fps });
        encoder.encode(frame, { keyFrame: index % (fps * 4.5) === 0 });
        frame.close();
      }
      await encoder.flush();
    }

    async function speak(muxer) {
      const encoder = new AudioEncoder({
        output: (chunk, meta) => muxer.addAudioChunk(chunk, meta),
        error: (error) => console.error(error),
      });
      encoder.configure({ codec: 'opus', sampleRate, numberOfChannels: 1, bitrate: 32_000 });
      const data = heard.getChannelData(0);
      const piece = sampleRate / 10;
      for (let from = 0; from < data.length; from += piece) {
        const part = data.slice(from, from + piece);
        encoder.encode(
          new AudioData({
            format: 'f32-planar',
            sampleRate,
            numberOfFrames: part.length,
            numberOfChannels: 1,
            timestamp: (from / sampleRate) * 1_000_000,
            data: part,
          }),
        );
      }
      await encoder.flush();
    }

    const webm = new WebMMuxer.Muxer({
      target: new WebMMuxer.ArrayBufferTarget(),
      video: { codec: 'V_VP9', width, height, frameRate: fps },
      audio: { codec: 'A_OPUS', sampleRate, numberOfChannels: 1 },
    });
    await Promise.all([paint(webm, 'vp09.00.10.08'), speak(webm)]);
    webm.finalize();
    const mp4 = new Mp4Muxer.Muxer({
      target: new Mp4Muxer.ArrayBufferTarget(),
      video: { codec: 'avc', width, height },
      fastStart: 'in-memory',
    });
    await paint(mp4, 'avc1.42001f');
    mp4.finalize();

    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d').drawImage(pictures[fps * 3], 0, 0);
    const poster = await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })).arrayBuffer();
    const text = (buffer) => {
      let letters = '';
      for (const byte of new Uint8Array(buffer)) letters += String.fromCharCode(byte);
      return btoa(letters);
    };
    return { webm: text(webm.target.buffer), mp4: text(mp4.target.buffer), webp: text(poster) };
  }, film);
  return Object.fromEntries(Object.entries(packed).map(([type, base64]) => [type, Buffer.from(base64, 'base64')]));
}
