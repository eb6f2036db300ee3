import type { CropRect } from '@muro/domain';
import processorAddress from '@tensorflow/tfjs-backend-wasm/wasm-out/tfjs-backend-wasm-simd.wasm?url';
import weightsAddress from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';

/** Boxes of faces, fractions 0–1 of the picture. */
export type FaceFinder = (picture: ImageData) => Promise<readonly CropRect[]>;

/** Side of the square input of the detector, px, a multiple of 32: faces in group photos can be as small as a thirtieth of the width. */
const INPUT_PX = 608;
/** Detection threshold: with a lower score, leaves and clouds count as faces. */
const MIN_SCORE = 0.45;

/** The library requires the names of all its builds; the one used here is single-threaded with SIMD. */
const WASM_NAMES = ['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm', 'tfjs-backend-wasm-threaded-simd.wasm'];

interface Found {
  readonly relativeBox: CropRect;
}

interface Tensor {
  dispose(): void;
}

/** The used part of the library's API. */
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

/** Stand-in for HTML element classes, which a worker lacks and the library requires; it is only used in `instanceof` checks. */
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
 * Loads the face detector with the weights from its package; nothing is fetched from other servers.
 *
 * It runs in WebAssembly, which all current browsers have: a GPU is slower to start, and often not available.
 *
 * @throws {Error} if it cannot be loaded
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
    const detections = await net.locateFaces(tensor, { inputSize: INPUT_PX, scoreThreshold: MIN_SCORE });
    tensor.dispose();
    return detections.map(({ relativeBox: { x, y, width, height } }) => ({ x, y, width, height }));
  };
}

async function loadWeights(): Promise<ArrayBuffer> {
  const answer = await fetch(weightsAddress);
  if (!answer.ok) throw new Error(`The face detector's weights did not come: ${answer.status}`);
  return answer.arrayBuffer();
}
