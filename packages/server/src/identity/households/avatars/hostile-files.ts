import sharp from 'sharp';
import { deflateSync } from 'node:zlib';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4db8ff' }, limitInputPixels: false });

function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)]);
}

/** A png that says how large it is, and holds next to nothing. */
function boast(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A gif of that many frames, each one pixel. */
function film(frames: number, width = 1, height = 1): Buffer {
  const head = Buffer.from('GIF89a', 'latin1');
  const screen = Buffer.from([width & 255, width >> 8, height & 255, height >> 8, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** More than sixty ways to hand in something that is no picture of a face. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  const png = await flat(64, 64).png().toBuffer();
  const jpeg = await flat(64, 64).jpeg().toBuffer();
  const webp = await flat(64, 64).webp().toBuffer();
  const gif = await flat(64, 64).gif().toBuffer();
  const text = (content: string) => Buffer.from(content, 'utf8');
  const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(30), text('PK\x05\x06'), Buffer.alloc(18)]);
  const payloads = [
    '<script>alert(1)</script>',
    '<html><body onload=x>',
    '<?php system($_GET[0]); ?>',
    '%PDF-1.7\n%%EOF',
  ];
  const hosts = { png, jpg: jpeg, webp, gif };
  const polyglots = Object.entries(hosts).flatMap(([kind, host]) =>
    [...payloads.map(text), zip].map((payload) => ({ name: `face.${kind}`, bytes: Buffer.concat([host, payload]) })),
  );
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const svgs = ['face.svg', 'face.png', 'face.jpg', 'face.svgz', 'face.gif'].map((name) => ({
    name,
    bytes: text(svg),
  }));
  const truncated = Object.entries(hosts).flatMap(([kind, host]) =>
    [12, 40].map((length) => ({ name: `cut.${kind}`, bytes: host.subarray(0, length) })),
  );
  const renamed = ['face.exe', 'face.html', 'face.png.php', 'face', 'face.svg', 'face.jpg'].map((name) => ({
    name,
    bytes: png,
  }));
  const named = ['../../etc/passwd.png', '..\\face.png', 'a\r\nSet-Cookie: x=1.png', 'face\u202Egnp.png', 'a/b.png']
    .concat(['face\u0000.png', 'C:\\face.png', '\u2066face.png'])
    .map((name) => ({ name, bytes: png }));
  return [
    ...polyglots,
    ...svgs,
    ...truncated,
    ...renamed,
    ...named,
    { name: 'bomb.png', bytes: boast(50_000, 50_000) },
    { name: 'wide.png', bytes: boast(2_000_000, 9) },
    { name: 'tall.png', bytes: boast(9, 2_000_000) },
    { name: 'liar.png', bytes: boast(4000, 3999) },
    { name: 'pixels.png', bytes: await flat(4100, 4100).png().toBuffer() },
    { name: 'pixels.webp', bytes: await flat(4100, 4100).webp().toBuffer() },
    { name: 'film.gif', bytes: film(10_000) },
    { name: 'long.gif', bytes: film(61) },
    { name: 'huge.gif', bytes: film(1, 65_000, 65_000) },
    { name: 'face.tiff', bytes: await flat(8, 8).tiff().toBuffer() },
    { name: 'face.avif', bytes: await flat(8, 8).avif().toBuffer() },
    { name: 'tiff.png', bytes: await flat(8, 8).tiff().toBuffer() },
    { name: 'empty.png', bytes: Buffer.alloc(0) },
    { name: 'nulls.png', bytes: Buffer.alloc(4096) },
    { name: 'large.png', bytes: Buffer.concat([png, Buffer.alloc(5_242_881 - png.length)]) },
    { name: 'archive.png', bytes: zip },
  ];
}
