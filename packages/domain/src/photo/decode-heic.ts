/** An object of the library that must be freed explicitly. Its C functions take `ptr`, its wrapped functions take the handle. */
interface Handle {
  readonly $$: { readonly ptr: number };
}

interface Channel {
  readonly width: number;
  readonly height: number;
  /** Bytes per row. */
  readonly stride: number;
  readonly data: Uint8Array;
}

/** The part of libheif that is used here. Its calls return an error object instead of throwing. */
export interface Libheif {
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: unknown };
  heif_context_alloc(): Handle;
  heif_context_free(context: Handle): void;
  heif_context_read_from_memory(context: Handle, bytes: Uint8Array): { readonly code: unknown; readonly message?: string };
  heif_js_context_get_primary_image_handle(context: Handle): Handle & { readonly code?: unknown };
  heif_image_handle_release(handle: Handle): void;
  heif_js_decode_image2(
    handle: Handle,
    colorspace: unknown,
    chroma: unknown,
  ): { readonly code?: unknown; readonly message?: string; readonly image: Handle; readonly channels: readonly Channel[] };
  heif_image_release(image: Handle): void;
  /** With 0 `places` it returns the number of warnings from `first` on. */
  heif_image_get_decoding_warnings(imageAddress: number, first: number, places: number, maxCount: number): number;
}

export interface MainPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Row by row, cropped and rotated by the file's properties. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  /** False if tiles of it could not be decoded: libheif fills those with one colour. */
  readonly isWhole: boolean;
}

/** Decodes the main picture of a file. @throws {Error} with libheif's reason */
export function decodeMainPicture(heif: Libheif, bytes: Uint8Array): MainPicture {
  const context = heif.heif_context_alloc();
  try {
    const read = heif.heif_context_read_from_memory(context, bytes);
    if (read.code !== heif.heif_error_code.heif_error_Ok) throw new Error(`HEIC: ${read.message}`);
    const handle = heif.heif_js_context_get_primary_image_handle(context);
    if (!handle || handle.code) throw new Error('HEIC: no main picture');
    try {
      return pixelsOf(heif, handle);
    } finally {
      heif.heif_image_handle_release(handle);
    }
  } finally {
    heif.heif_context_free(context);
  }
}

function pixelsOf(heif: Libheif, handle: Handle): MainPicture {
  const { heif_colorspace, heif_chroma } = heif;
  const decoded = heif.heif_js_decode_image2(handle, heif_colorspace.heif_colorspace_RGB, heif_chroma.heif_chroma_interleaved_RGBA);
  const [channel] = decoded.channels ?? [];
  if (decoded.code || !channel) throw new Error(`HEIC: ${decoded.message ?? 'no pixels'}`);
  try {
    const { width, height, stride, data } = channel;
    const rgba = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row++) rgba.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4);
    const isWhole = heif.heif_image_get_decoding_warnings(decoded.image.$$.ptr, 0, 0, 0) === 0;
    return { widthPx: width, heightPx: height, rgba, isWhole };
  } finally {
    heif.heif_image_release(decoded.image);
  }
}
