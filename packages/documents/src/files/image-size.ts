/** The size of a picture from its first bytes, so that no picture is unpacked that would fill memory. */

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** In pixels; null where it cannot be told. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 30) return null;
  if (bytes[0] === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes[0] === 0x47) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (bytes[0] === 0x42)
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
  if (bytes[0] === 0x52) return webpSize(view);
  return jpegSize(bytes, view);
}

function webpSize(view: DataView): ImageSize | null {
  const kind = view.getUint8(15);
  if (kind === 0x58) {
    const at = (offset: number): number => 1 + (view.getUint32(offset, true) & 0xffffff);
    return { width: at(24), height: at(27) & 0xffffff };
  }
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

function jpegSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
