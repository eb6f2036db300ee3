import type { CropRect } from '@muro/domain';
import processorAddress from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url';
import weightsAddress from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';

/** Boxes of faces, fractions 0–1 of the picture. */
export type FaceFinder = (picture: ImageData) => Promise<readonly CropRect[]>;

/** Side of the square that a picture is looked at in, a multiple of 32: group photos have faces of a thirtieth of their width. */
const INPUT_PX = 608;
/** How sure it must be: less, and leaves and clouds have faces. */
const LEAST_SCORE = 0.45;

/** The library wants to know all its forms; this one runs on one thread, with vectors. */
const WASM_NAMES = ['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm-threaded-simd.wasm'];

interface Found {
  readonly relativeBox: CropRect;
}

interface Tensor {
  dispose(): void;
}

/** The part of the library that is used here. */
interface FaceApi {
  readonly env: { setEnv(env: Readonly<Record<string, unknown>>): void };
  readonly tf: {
    setWasmPaths(addresses: Readonly<Record<string, string>>): void;
    setBackend(name: string): Promise<boolean>;
    ready(): Promise<void>;
    readonly browser: { fromPixels(picture: ImageData): Tensor };
    readonly io: { decodeWeights(bytes: ArrayBuffer, specs: unknown): unknown };
  };
  readonly nets: {
    readonly tinyFaceDetector: {
      loadFromWeightMap(weights: unknown): void;
      locateFaces(picture: Tensor, options: { readonly inputSize: number; readonly scoreThreshold: number }): Promise<readonly Found[]>;
    };
  };
}

/** A worker has no elements, which the library takes for no browser at all; it is only ever asked whether a picture is one of these. */
class NoElement {}
const WORKER_ENV = {
  Canvas: OffscreenCanvas,
  CanvasRenderingContext2D: OffscreenCanvasRenderingContext2D,
  Image: NoElement,
  ImageData,
  Video: NoElement,
  createCanvasElement: () => new OffscreenCanvas(1, 1),
};

/**
 * Loads the detector with the weights that lie in its package; nothing is fetched from anywhere but the app's own server.
 *
 * It computes in WebAssembly, which every present browser has: a graphics processor is slower to start, and many have none that is free.
 *
 * @throws {Error} where it cannot be had
 */
export async function loadFaceFinder(): Promise<FaceFinder> {
  const [library, weights] = await Promise.all([import('@vladmandic/face-api/dist/face-api.esm.js'), loadWeights()]);
  const { env, tf, nets } = library as unknown as FaceApi;
  env.setEnv(WORKER_ENV);
  tf.setWasmPaths(Object.fromEntries(WASM_NAMES.map((name) => [name, processorAddress])));
  if (!(await tf.setBackend('wasm'))) throw new Error('WebAssembly with vectors is not to be had');
  await tf.ready();
  const net = nets.tinyFaceDetector;
  net.loadFromWeightMap(tf.io.decodeWeights(weights, manifest[0]?.weights));
  return async (picture) => {
    const tensor = tf.browser.fromPixels(picture);
    const found = await net.locateFaces(tensor, { inputSize: INPUT_PX, scoreThreshold: LEAST_SCORE });
    tensor.dispose();
    return found.map(({ relativeBox: { x, y, width, height } }) => ({ x, y, width, height }));
  };
}

async function loadWeights(): Promise<ArrayBuffer> {
  const answer = await fetch(weightsAddress);
  if (!answer.ok) throw new Error(`The face detector's weights did not come: ${answer.status}`);
  return answer.arrayBuffer();
}
